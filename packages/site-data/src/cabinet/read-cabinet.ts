/**
 * In: the folder of the cabinet. Out: the checked cabinet with typed cells and every computed column. A file that nothing reads stops the build, like
 * everywhere in data/.
 */
import path from 'node:path';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { Tables } from '../tables/tables';
import type { Cabinet, CabinetTable } from './cabinet';
import { readRows, type CellContext } from './cells';
import { findCabinetProblems } from './check-cabinet';
import { schema as columnsSchema } from './columns-schema';
import { schema as examplesSchema } from './examples-schema';
import type { Exponents } from './money';
import { schema as rolesSchema } from './roles-schema';
import { schema as screenSchema, type Screen } from './screen-schema';
import { schema as sectionsSchema } from './sections-schema';

const FILES = ['roles', 'sections', 'columns', 'examples'].map((name) => `${name}.yaml`);

/** @throws Error with one line for each problem */
export function refuseCabinet(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(
      ['Files of data/cabinet do not agree:', ...problems.map((line) => `  ${line}`)].join('\n'),
    );
}

function readScreens(folder: Folder): Map<string, Screen> {
  const unused = folder
    .list()
    .filter((file) => !FILES.includes(file) && !/^screens\/[a-z-]+\.yaml$/.test(file))
    .map((file) => folder.nameOf(file));
  if (unused.length > 0)
    throw new Error(`Nothing reads ${unused.join(', ')}. A screen is ${folder.nameOf('screens/<id>.yaml')}.`);
  const screens = folder.folder('screens');
  return new Map(
    screens.list().map((file) => [path.basename(file, '.yaml'), screens.yaml(file, screenSchema)]),
  );
}

function readTables(screen: Screen, context: CellContext): CabinetTable[] {
  return screen.tables.map((table) => {
    const columns = table.columns.flatMap((id) => context.columns.get(id) ?? []);
    try {
      return { id: table.id, columns, rows: readRows(table.columns, table.rows, context) };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`data/cabinet/screens/${screen.id}.yaml, table "${table.id}": ${problem}`);
    }
  });
}

function exponentsOf(tables: Tables): Exponents {
  const currencies = tables['currency-codes'].rows;
  return new Map(
    currencies.flatMap(({ code, exponent }) => (typeof exponent === 'number' ? [[code, exponent]] : [])),
  );
}

/**
 * @param folder of the cabinet
 * @param tables codes that it names
 * @throws Error with file, place and advice for the first file that is wrong
 */
export function readCabinet(folder: Folder, tables: Tables): Cabinet {
  const roles = folder.yaml('roles.yaml', rolesSchema);
  const sections = folder.yaml('sections.yaml', sectionsSchema);
  const { columns } = folder.yaml('columns.yaml', columnsSchema);
  const screens = readScreens(folder);
  const statuses = new Set(tables['transaction-statuses'].rows.map(({ code }) => code));
  refuseCabinet(findCabinetProblems({ roles, sections, columns, screens, statuses }));

  const exponents = exponentsOf(tables);
  const context: CellContext = {
    columns: new Map(columns.map((column) => [column.id, column])),
    exponents,
    statuses,
  };
  return {
    exponents,
    roles,
    sections,
    columns: context.columns,
    screens,
    tables: new Map([...screens].map(([id, screen]) => [id, readTables(screen, context)])),
    examples: folder.yaml('examples.yaml', examplesSchema),
  };
}
