/**
 * In: a screen, or the matrix of roles. Out: who may see and do what, as tables: the access and the actions of one screen, the roles,
 * and every permission against every role.
 */
import texts from '../../../data/texts/cabinet.json';
import { fillText } from '../../base/fill-text';
import { actionsOf, permissionsOf, rolesOn, rolesWith } from '@gateway-docs/site-data/cabinet';
import type { Roles, Screen } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import type { Block, Inline, Row } from '../mdast';
import { heading, markdownInline, records, strong, withFacts } from '../mdast';

/** The roles that can use a permission on a screen, by name; all of them in one word. */
function roleNames(screen: Screen, permission: string, roles: Roles): string {
  const having = rolesOn(screen, permission, roles);
  return having.length === roles.roles.length ? texts.everyRole : having.map(({ name }) => name).join(', ');
}

/** Name and meaning of a permission. */
function permissionCell(id: string, { permissions }: Roles): Inline[] {
  const found = permissions.find((permission) => permission.id === id);
  return found ? [strong(found.name), ' ', ...markdownInline(found.meaning)] : [id];
}

/** The first row is who can open the screen, the others are what can be done in it. */
export function access(screen: Screen, { cabinet: { roles } }: SiteData): Row[] {
  const open: Row[] = screen.view === 'everybody' ? [{ cells: [[texts.open], [texts.everybody]] }] : [];
  const asked = permissionsOf(screen).map((id): Row => ({
    cells: [permissionCell(id, roles), [roleNames(screen, id, roles)]],
  }));
  return [...open, ...asked];
}

export function actions(screen: Screen, { cabinet: { roles } }: SiteData): Row[] {
  const formats = screen.exports.map((format) => format.toUpperCase()).join(' or ');
  const label = fillText(texts.export, { formats });
  const exported = { label, permission: 'screens.export', result: texts.exported };
  return [...actionsOf(screen), ...(formats === '' ? [] : [exported])].map((action) => {
    const facts = { [texts.roles]: roleNames(screen, action.permission, roles) };
    return { cells: [[strong(action.label)], withFacts(markdownInline(action.result), facts)] };
  });
}

export function rolesTable({ cabinet: { roles } }: SiteData): Block[] {
  const rows = roles.roles.map(({ name, purpose }) => ({ cells: [[strong(name)], markdownInline(purpose)] }));
  return [records(texts.rolesTable, rows)];
}

/** Every permission against every role, one table for each group. */
export function permissionsTables({ cabinet: { roles } }: SiteData): Block[] {
  const columns = [texts.permission, ...roles.roles.map(({ name }) => name)];
  return roles.groups.flatMap(({ id: group, title }): Block[] => {
    const rows = roles.permissions
      .filter((permission) => permission.group === group)
      .map(({ id }) => {
        const having = rolesWith(id, roles);
        const marks = roles.roles.map((role) => [having.includes(role) ? texts.yes : texts.no]);
        return { cells: [permissionCell(id, roles), ...marks] };
      });
    return [
      heading(3, `permissions-${group}`, title),
      records({ label: texts.permissions, columns }, rows, { title }),
    ];
  });
}
