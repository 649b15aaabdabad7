/**
 * In: the parsed files of data/cabinet and what the rest of the data has. Out: what one file says about another that is not true:
 * unknown columns, permissions, statuses; screens that no menu has; permissions that no screen asks for.
 */
import type { CabinetColumn } from './columns-schema';
import { rolesWith, type Role, type Roles } from './roles-schema';
import type { Screen, ScreenAction } from './screen-schema';
import type { Sections } from './sections-schema';

export interface CabinetData {
  readonly roles: Roles;
  readonly sections: Sections;
  readonly columns: readonly CabinetColumn[];
  /** By file name. */
  readonly screens: ReadonlyMap<string, Screen>;
  readonly statuses: ReadonlySet<number>;
}

/** Every action of a screen: of its head, its rows, its panels. */
export function actionsOf({ actions, tables, panels }: Screen): ScreenAction[] {
  return [
    ...actions,
    ...tables.flatMap((table) => table.row_actions),
    ...panels.flatMap((panel) => panel.actions),
  ];
}

/** Permissions that a screen asks for; `everybody` is none. */
export function permissionsOf(screen: Screen): string[] {
  const asked = [
    ...(screen.view === 'everybody' ? [] : [screen.view]),
    ...actionsOf(screen).map(({ permission }) => permission),
    ...(screen.exports.length > 0 ? ['screens.export'] : []),
  ];
  return [...new Set(asked)];
}

/** The roles that can use a permission on a screen: they have it, and they can open the screen. */
export function rolesOn({ view }: Screen, permission: string, roles: Roles): Role[] {
  const inside = view === 'everybody' ? roles.roles : rolesWith(view, roles);
  return rolesWith(permission, roles).filter((role) => inside.includes(role));
}

const columnsOf = ({ tables }: Screen): string[] => tables.flatMap((table) => table.columns);

function screenProblems(screen: Screen, data: CabinetData): string[] {
  const permissions = new Set(data.roles.permissions.map(({ id }) => id));
  const columns = new Set(data.columns.map(({ id }) => id));
  const unknown = (what: string, names: readonly string[], known: ReadonlySet<string>) =>
    names.filter((name) => !known.has(name)).map((name) => `${what} "${name}" does not exist`);
  return [
    ...unknown('permission', permissionsOf(screen), permissions),
    ...unknown('column', columnsOf(screen), columns),
    ...screen.states
      .filter(({ status }) => status !== undefined && !data.statuses.has(status))
      .map(({ status }) => `status ${String(status)} does not exist`),
    ...permissionsOf(screen)
      .filter((id) => permissions.has(id) && rolesOn(screen, id, data.roles).length === 0)
      .map((id) => `nobody who can open it has the permission "${id}"`),
  ];
}

/** Menu and files have to name the same screens, each once. */
function menuProblems({ sections, screens }: CabinetData): string[] {
  const inMenu = sections.menu.flatMap((section) => section.screens);
  const placed = [...inMenu, ...sections.outside.map(({ screen }) => screen)];
  return [
    ...placed.filter((id, i) => placed.indexOf(id) !== i).map((id) => `screen "${id}" is there twice`),
    ...placed
      .filter((id) => !screens.has(id))
      .map((id) => `screen "${id}" has no file in data/cabinet/screens`),
    ...[...screens.keys()]
      .filter((id) => !placed.includes(id))
      .map((id) => `screen "${id}" is in no section`),
  ];
}

/**
 * @param data the parsed files
 * @returns one line for each problem, with the file; empty when all holds
 */
export function findCabinetProblems(data: CabinetData): string[] {
  const screens = [...data.screens];
  const usedColumns = new Set(screens.flatMap(([, screen]) => columnsOf(screen)));
  const asked = new Set(screens.flatMap(([, screen]) => permissionsOf(screen)));
  return [
    ...screens.flatMap(([name, screen]) => [
      ...(screen.id === name
        ? []
        : [`screens/${name}.yaml: its id is "${screen.id}", not the name of the file`]),
      ...screenProblems(screen, data).map((problem) => `screens/${name}.yaml: ${problem}`),
    ]),
    ...menuProblems(data).map((problem) => `sections.yaml: ${problem}`),
    ...data.columns
      .filter(({ id }) => !usedColumns.has(id))
      .map(({ id }) => `columns.yaml: no screen shows "${id}"`),
    ...data.roles.permissions
      .filter(({ id }) => !asked.has(id))
      .map(({ id }) => `roles.yaml: no screen asks for the permission "${id}"`),
  ].map((problem) => `data/cabinet/${problem}`);
}
