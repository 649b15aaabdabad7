/**
 * In: data/cabinet. Out: the checked cabinet with every cell and sum ready to show. A file that nothing reads stops the build, like
 * everywhere in data/.
 */
import path from 'node:path';
import { listFiles } from '../../base/list-files';
import type { Operation } from '../contract/operation';
import { readYaml } from '../reading/read-yaml';
import type { Tables } from '../tables/tables';
import type { Cabinet, ShownCard, ShownTable } from './cabinet';
import { findCabinetProblems } from './check-cabinet';
import { schema as columnsSchema, type CabinetColumn } from './columns-schema';
import { contractField, type ContractField } from './contract-fields';
import { showMoney } from './money';
import { reconcile, reconciliationProblems, type Reconciled } from './reconcile';
import { schema as reconciliationSchema, type Reconciliation } from './reconciliation-schema';
import { schema as rolesSchema } from './roles-schema';
import { shownRows, type DataRow, type Showing } from './rows';
import { schema as screenSchema, type Screen, type ScreenTable } from './screen-schema';
import { schema as sectionsSchema } from './sections-schema';
import { schema as tariffsSchema } from './tariff-example-schema';

const FOLDER = 'data/cabinet';
const FILES = ['roles', 'sections', 'columns', 'reconciliation', 'tariff-example'].map(
  (name) => `${FOLDER}/${name}.yaml`,
);

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

/** Rows of a table as data; two kinds are computed from the example of the final report. */
function dataRows(
  { rows }: ScreenTable,
  { movements, statement }: Reconciled,
  currency: string,
): readonly DataRow[] {
  const money = (units: number) => `${units} ${currency}`;
  if (rows === 'statement') {
    return statement.map(({ operation, count, sum }) => ({
      movement: operation,
      count,
      change_sum: money(sum),
    }));
  }
  if (rows === 'movements') {
    return movements
      .slice(-4)
      .reverse()
      .map(({ at, operation, transaction, change, balanceAfter }) => ({
        moved_at: at,
        movement: operation,
        transaction: transaction ?? '',
        change: money(change),
        balance_after: money(balanceAfter),
      }));
  }
  return rows;
}

function shownTables(
  screen: Screen,
  showing: Showing,
  reconciled: Reconciled,
  currency: string,
): ShownTable[] {
  return screen.tables.map((table) => {
    const columns = table.columns.flatMap((id) => showing.columns.get(id) ?? []);
    try {
      return {
        id: table.id,
        columns,
        rows: shownRows(table.columns, dataRows(table, reconciled, currency), showing),
      };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`${FOLDER}/screens/${screen.id}.yaml, table "${table.id}": ${problem}`);
    }
  });
}

function shownCards(
  { cards }: Screen,
  { exponents }: Showing,
  { opening, closing }: Reconciled,
  currency: string,
): ShownCard[] {
  const figures = { opening, closing, change: closing - opening };
  return cards.map((card) => ({
    ...card,
    value:
      typeof card.value === 'string'
        ? card.value
        : showMoney({ units: figures[card.value.figure], currency }, exponents),
  }));
}

function showingOf(columns: readonly CabinetColumn[], tables: Tables): Showing {
  const currencies = tables['currency-codes'].rows;
  return {
    columns: new Map(columns.map((column) => [column.id, column])),
    exponents: new Map(
      currencies.flatMap(({ code, exponent }) => (typeof exponent === 'number' ? [[code, exponent]] : [])),
    ),
    statuses: new Map(tables['transaction-statuses'].rows.map(({ code, name }) => [code, name])),
  };
}

function loadMonth(siteDir: string): { month: Reconciliation; reconciled: Reconciled } {
  const month = readYaml(siteDir, `${FOLDER}/reconciliation.yaml`, reconciliationSchema);
  const reconciled = reconcile(month);
  refuse(
    reconciliationProblems(reconciled, month).map((problem) => `${FOLDER}/reconciliation.yaml: ${problem}`),
  );
  return { month, reconciled };
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

  const { month, reconciled } = loadMonth(siteDir);
  const showing = showingOf(columns, tables);
  const named = [
    ...columns,
    ...[...screens.values()].flatMap(({ panels }) => panels.flatMap(({ fields }) => fields)),
  ];
  const fields = named.flatMap(({ from }): [string, ContractField][] => {
    const field = from === undefined ? undefined : contractField(from, operations);
    return from !== undefined && field ? [[from, field]] : [];
  });
  const { currency } = month.wallet;
  return {
    roles,
    sections,
    columns: showing.columns,
    screens,
    tables: new Map(
      [...screens].map(([id, screen]) => [id, shownTables(screen, showing, reconciled, currency)]),
    ),
    cards: new Map(
      [...screens].map(([id, screen]) => [id, shownCards(screen, showing, reconciled, currency)]),
    ),
    fields: new Map(fields),
    month,
    reconciled,
    tariffs: readYaml(siteDir, `${FOLDER}/tariff-example.yaml`, tariffsSchema),
  };
}
