/**
 * In: a screen, or the matrix of roles. Out: who may see and do what, as tables: the access and the actions of one screen, the roles,
 * and every permission against every role.
 */
import {
  actionsOf,
  permissionsOf,
  rolesOn,
  rolesWith,
  type Roles,
  type Screen,
} from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import { factLine } from '../mdast/fact';
import { markdownInline } from '../mdast/markdown';
import { heading, strong, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';

const list = (names: readonly string[]): string => names.join(', ');

/** The roles that can use a permission on a screen, by name; all of them in one word. */
function roleNames(screen: Screen, permission: string, roles: Roles): string {
  const having = rolesOn(screen, permission, roles);
  return having.length === roles.roles.length ? 'Every role' : list(having.map(({ name }) => name));
}

/** Name and meaning of a permission. */
function permissionCell(id: string, { permissions }: Roles): Inline[] {
  const found = permissions.find((permission) => permission.id === id);
  return found ? [strong(found.name), ' ', ...markdownInline(found.meaning)] : [id];
}

/** The first row is who can open the screen, the others are what can be done in it. */
export function access(screen: Screen, { cabinet: { roles } }: SiteData): Block[] {
  const open: Row[] = screen.view === 'everybody' ? [{ cells: [['Open the screen'], ['Everybody']] }] : [];
  const asked = permissionsOf(screen).map((id): Row => ({
    cells: [permissionCell(id, roles), [roleNames(screen, id, roles)]],
  }));
  return [
    table(['Permission', { title: 'Roles', plain: true }], [...open, ...asked], {
      label: `Who may use ${screen.title}`,
      layout: 'records',
    }),
  ];
}

const FORMATS = { csv: 'CSV', xlsx: 'XLSX' } as const;

export function actions(screen: Screen, { cabinet: { roles } }: SiteData): Block[] {
  const exported =
    screen.exports.length === 0
      ? []
      : [
          {
            label: `Export ${screen.exports.map((format) => FORMATS[format]).join(' or ')}`,
            permission: 'screens.export',
            result:
              'A file with the rows that the filters leave. Times are UTC; amounts are decimal numbers with a point, the currency has a column of its own.',
          },
        ];
  const rows = [...actionsOf(screen), ...exported].map(({ label, permission, result }) => ({
    cells: [
      [strong(label)],
      [...markdownInline(result), ...factLine('Roles', roleNames(screen, permission, roles))],
    ],
  }));
  return [
    table(['Action', { title: 'Result', plain: true }], rows, {
      label: `Actions of ${screen.title}`,
      layout: 'records',
    }),
  ];
}

export function rolesTable({ cabinet: { roles } }: SiteData): Block[] {
  const rows = roles.roles.map(({ name, purpose }) => ({ cells: [[strong(name)], markdownInline(purpose)] }));
  return [table(['Role', { title: 'For whom', plain: true }], rows, { label: 'Roles', layout: 'records' })];
}

/** Every permission against every role, one table for each group. */
export function permissionsTables({ cabinet: { roles } }: SiteData): Block[] {
  return roles.groups.flatMap(({ id, title }): Block[] => {
    const rows = roles.permissions
      .filter(({ group }) => group === id)
      .map((permission) => {
        const having = rolesWith(permission.id, roles).map((role) => role.id);
        return {
          cells: [
            permissionCell(permission.id, roles),
            ...roles.roles.map((role) => [having.includes(role.id) ? 'Yes' : '–']),
          ],
        };
      });
    const titles = ['Permission', ...roles.roles.map(({ name }) => name)];
    return [
      heading(3, `permissions-${id}`, title),
      table(titles, rows, { label: `Permissions: ${title}`, layout: 'records' }),
    ];
  });
}
