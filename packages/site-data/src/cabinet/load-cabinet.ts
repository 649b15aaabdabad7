/**
 * In: data/cabinet. Out: the checked cabinet with typed cells and every computed column. A file that nothing reads stops the build, like
 * everywhere in data/.
 */
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import type { Operation } from '../model/operation';
import { readYaml } from '@gateway-docs/kit/yaml';
import type { Tables } from '../tables/tables';
import type { Cabinet, CabinetTable } from './cabinet';
import { readRows, type CellContext } from './cells';
import { findCabinetProblems } from './check-cabinet';
import { schema as columnsSchema } from './columns-schema';
import { contractField, type ContractField } from './contract-fields';
import { schema as examplesSchema } from './examples-schema';
import type { Exponents } from './money';
import { schema as rolesSchema } from './roles-schema';
import { schema as screenSchema, type Screen } from './screen-schema';
import { schema as sectionsSchema } from './sections-schema';

const FOLDER = 'data/cabinet';
const FILES = ['roles', 'sections', 'columns', 'examples'].map((name) => `${FOLDER}/${name}.yaml`);

/** What the cabinet is checked against. */
export interface Surroundings {
  readonly operations: readonly Operation[];
  readonly tables: Tables;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(
      ['Files of data/cabinet do not agree:', ...problems.map((line) => `  ${line}`)].join('\n'),
    );
}

function loadScreens(siteDir: string): Map<string, Screen> {
  const unused = listFiles(siteDir, FOLDER).filter(
    (file) => !FILES.includes(file) && !/^data\/cabinet\/screens\/[a-z-]+\.yaml$/.test(file),
  );
  if (unused.length > 0)
    throw new Error(`Nothing reads ${unused.join(', ')}. A screen is data/cabinet/screens/<id>.yaml.`);
  const files = listFiles(siteDir, `${FOLDER}/screens`);
  return new Map(files.map((file) => [path.basename(file, '.yaml'), readYaml(siteDir, file, screenSchema)]));
}

function readTables(screen: Screen, context: CellContext): CabinetTable[] {
  return screen.tables.map((table) => {
    const columns = table.columns.flatMap((id) => context.columns.get(id) ?? []);
    try {
      return { id: table.id, columns, rows: readRows(table.columns, table.rows, context) };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`${FOLDER}/screens/${screen.id}.yaml, table "${table.id}": ${problem}`);
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
 * @param siteDir absolute path of the repository's root
 * @throws Error with file, place and advice for the first file that is wrong
 */
export function loadCabinet(siteDir: string, { operations, tables }: Surroundings): Cabinet {
  const roles = readYaml(siteDir, `${FOLDER}/roles.yaml`, rolesSchema);
  const sections = readYaml(siteDir, `${FOLDER}/sections.yaml`, sectionsSchema);
  const { columns } = readYaml(siteDir, `${FOLDER}/columns.yaml`, columnsSchema);
  const screens = loadScreens(siteDir);
  const statuses = new Set(tables['transaction-statuses'].rows.map(({ code }) => code));
  refuse(findCabinetProblems({ roles, sections, columns, screens, operations, statuses }));

  const exponents = exponentsOf(tables);
  const context: CellContext = {
    columns: new Map(columns.map((column) => [column.id, column])),
    exponents,
    statuses,
  };
  const named = [
    ...columns,
    ...[...screens.values()].flatMap(({ panels }) => panels.flatMap(({ fields }) => fields)),
  ];
  const fields = named.flatMap(({ from }): [string, ContractField][] => {
    const field = from === undefined ? undefined : contractField(from, operations);
    return from !== undefined && field ? [[from, field]] : [];
  });
  return {
    exponents,
    roles,
    sections,
    columns: context.columns,
    screens,
    tables: new Map([...screens].map(([id, screen]) => [id, readTables(screen, context)])),
    fields: new Map(fields),
    examples: readYaml(siteDir, `${FOLDER}/examples.yaml`, examplesSchema),
  };
}
