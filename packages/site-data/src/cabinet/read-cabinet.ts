/** In: the folder of the cabinet. Out: the checked cabinet with typed cells and every computed column. */
import { refuse, within } from '@gateway-docs/kit';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { Tables } from '../tables/tables';
import { readRows, type CellContext } from './cells';
import { findCabinetProblems } from './check-cabinet';
import { schema as columnsSchema } from './columns-schema';
import type { Exponents } from './money';
import { schema as rolesSchema } from './roles-schema';
import { schema as screenSchema, type Screen } from './screen-schema';
import { examplesSchema, sectionsSchema } from './sections-schema';
import type { Offer } from '../offer/offer';
import { withOfferedWords } from '../offer/condition';

/**
 * In: the checked cabinet and what the provider leaves out. Out: the cabinet without calls that are not offered, and with the words that hold.
 * @param cabinet the whole, checked against the whole contract
 * @param offer what is left out
 * @param gone routes of pages that are left out, with their screens
 */
export function offeredCabinet(cabinet: Cabinet, offer: Offer, gone: ReadonlySet<string>): Cabinet {
  const { operation: leftOut } = offer.without;
  const isThere = (id: string): boolean => !gone.has(cabinet.screens.get(id)?.route ?? '');
  const { menu, outside } = cabinet.sections;
  const sections = {
    menu: menu
      .map((group) => ({ ...group, screens: group.screens.filter(isThere) }))
      .filter((group) => group.screens.length > 0),
    outside,
  };
  const screens = [...cabinet.screens].map(([id, screen]): [string, typeof screen] => [
    id,
    { ...screen, api: screen.api.filter(({ operation }) => !leftOut.has(operation)) },
  ]);
  return withOfferedWords({ ...cabinet, sections, screens: new Map(screens) }, offer);
}

/** @throws Error with one line for each problem */
export const refuseCabinet = (problems: readonly string[]): void =>
  refuse('Files of data/cabinet do not agree:', problems);

/** The tables of a screen, each with its columns in full and its cells. */
const readTables = (screen: Screen, context: CellContext) =>
  screen.tables.map(({ id, columns, rows }) => ({
    id,
    columns: columns.flatMap((column) => context.columns.get(column) ?? []),
    rows: within(`data/cabinet/screens/${screen.id}.yaml, table "${id}"`, () =>
      readRows(columns, rows, context),
    ),
  }));

const exponentsOf = (tables: Tables): Exponents =>
  new Map(
    tables['currency-codes'].rows.flatMap(({ code, exponent }) =>
      typeof exponent === 'number' ? [[code, exponent]] : [],
    ),
  );

/**
 * @param folder of the cabinet
 * @param tables codes that it names
 * @throws Error with file, place and advice for the first file that is wrong
 */
export function readCabinet(folder: Folder, tables: Tables) {
  const roles = folder.yaml('roles.yaml', rolesSchema);
  const sections = folder.yaml('sections.yaml', sectionsSchema);
  const { columns } = folder.yaml('columns.yaml', columnsSchema);
  const screens = folder.folder('screens').yamls(screenSchema);
  const statuses = new Set(tables['transaction-statuses'].rows.map(({ code }) => code));
  refuseCabinet(findCabinetProblems({ roles, sections, columns, screens, statuses }));

  const exponents = exponentsOf(tables);
  const context: CellContext = {
    columns: new Map(columns.map((column) => [column.id, column])),
    exponents,
    statuses,
  };
  return {
    /** Decimals of each currency. */
    exponents,
    roles,
    sections,
    columns: context.columns,
    /** In the order of the menu, by id. */
    screens,
    /** Tables of each screen, by its id. */
    tables: new Map([...screens].map(([id, screen]) => [id, readTables(screen, context)])),
    /** Worked examples of the guides, by name. */
    examples: folder.yaml('examples.yaml', examplesSchema),
  };
}

/** The merchant cabinet as pages see it: roles, menu, columns and screens, with typed cells and every computed column. */
export type Cabinet = Readonly<ReturnType<typeof readCabinet>>;
export type CabinetTable = ReturnType<typeof readTables>[number];
