// In: the parsed tables and services of data/. Out: what one file says about another that is not true.
// Why: a schema sees one file only; a code, status, scenario or country that another file names must exist there.
import { exampleFields } from './services/service-example';
import type { Service } from './services/service-schema';
import { codesOf, type CodeTables, type Codes, type Tables } from './tables/tables';
import type { TestDataTable, TestScenario } from './tables/schemas/test-cards';

interface Named {
  readonly id: string | number;
  readonly file: string;
}

const TEST_DATA = 'data/test-cards.yaml';

/** File of a service: it has the name of its slug, which `wrongFileNames` proves. */
const serviceFile = (slug: string): string => `data/services/${slug}.yaml`;

/** One sentence for each id that was there before. */
function repeated(what: string, all: readonly Named[]): string[] {
  const first = new Map<string | number, string>();
  return all.flatMap(({ id, file }) => {
    const before = first.get(id);
    first.set(id, before ?? file);
    if (before === undefined) return [];
    const where = before === file ? `${file} twice` : `both ${before} and ${file}`;
    return [`${what} ${id} is in ${where}: each has one of its own`];
  });
}

/**
 * @param services by the name of their file, without its ending
 * @returns one sentence for each file that is not named after the slug in it, with both files where the other one exists too
 */
export function wrongFileNames(services: ReadonlyMap<string, Service>): string[] {
  return [...services].flatMap(([name, { slug }]) => {
    if (name === slug) return [];
    const other = services.has(slug) ? `, which ${serviceFile(slug)} has` : '';
    return [
      `${serviceFile(name)}: the slug is "${slug}"${other}; the slug of this file is "${name}", like its name`,
    ];
  });
}

/**
 * In: the services of the catalogue and the test data. Out: ids that two places have, with the files of both.
 * Why: a request names a service by its id, a page and a link name a scenario by its anchor; of two with one name, one cannot be reached.
 * @param services the catalogue; a service that is also there in two steps has two ids and two slugs
 * @param testData scenarios that services share
 * @returns one sentence for each id, slug or scenario that is there twice, with the files of both
 */
export function repeatedIds(services: readonly Service[], testData: TestDataTable): string[] {
  const entries = services.flatMap(({ id, slug, two_step: twoStep }) =>
    [{ id, slug }, ...(twoStep ? [twoStep] : [])].map((entry) => ({ ...entry, file: serviceFile(slug) })),
  );
  const scenarios = services.flatMap((service) =>
    service.scenarios.map(({ id }) => ({ id, file: serviceFile(service.slug) })),
  );
  const slugs = entries.map(({ slug, file }) => ({ id: slug, file }));
  const tests = testData.rows.map(({ id }) => ({ id, file: TEST_DATA }));
  return [
    ...repeated('service id', entries),
    ...repeated('service slug', slugs),
    ...repeated('scenario id', [...tests, ...scenarios]),
  ];
}

/** The parts of data/ that refer to each other. */
export interface CheckedData {
  readonly tables: CodeTables & Pick<Tables, 'country-codes' | 'currency-codes' | 'test-cards'>;
  readonly services: readonly Service[];
}

type Outcome = TestScenario['outcome'];
type Step = NonNullable<Outcome['then']>[number];

/** One sentence for each name that is given and does not exist. */
const unknown = <Name extends string | number>(
  what: string,
  names: readonly (Name | undefined)[],
  known: ReadonlySet<Name> | ReadonlyMap<Name, string>,
): string[] =>
  names.flatMap((name) => (name === undefined || known.has(name) ? [] : [`${what} ${name} does not exist`]));

/** Names each code of an outcome or a step that no table has. */
const unknownCodes = (part: Outcome | Step, codes: Codes): string[] => [
  ...unknown('status', [part.status], codes.status),
  ...unknown('failure reason', [part.failure_reason_code], codes.reason),
  ...unknown('error code', [part.error_code], codes.error),
];

/** Names each change of status that the table of statuses does not allow. A repeated status is a part reversed. */
function forbiddenChanges(outcome: Outcome, statuses: Tables['transaction-statuses']): string[] {
  const path = [0, outcome.status, ...(outcome.then ?? []).map((step) => step.status)].filter(
    (status) => status !== undefined,
  );
  return path.flatMap((status, index) => {
    const before = statuses.rows.find((row) => row.code === path[index - 1]);
    if (before === undefined || status === before.code || before.to.includes(status)) return [];
    // A lost response hides the steps before the status that find shows.
    if (outcome.status === undefined) return [];
    return [`status ${status} cannot follow status ${before.code}`];
  });
}

/** The sandbox data against the codes and statuses. */
function testDataProblems({ tables }: CheckedData, codes: Codes): string[] {
  const { rows } = tables['test-cards'];
  const inRows = rows.flatMap((row) =>
    [
      ...[row.outcome, ...(row.outcome.then ?? [])].flatMap((part) => unknownCodes(part, codes)),
      ...forbiddenChanges(row.outcome, tables['transaction-statuses']),
    ].map((problem) => `data/test-cards.yaml, ${row.id}: ${problem}`),
  );
  const triggered = new Set(rows.map((row) => row.outcome.error_code));
  const untriggered = tables['api-error-codes'].rows
    .filter((row) => triggered.has(row.code) === (row.sandbox_trigger !== undefined))
    .map(({ code, sandbox_trigger: trigger }) => {
      const what =
        trigger === undefined
          ? 'nothing leads to it in the sandbox. Say in sandbox_trigger how to get it, or give data/test-cards.yaml a row'
          : 'it has a sandbox_trigger and a row of data/test-cards.yaml. Leave out the sandbox_trigger';
      return `data/api-error-codes.yaml, ${code}: ${what}`;
    });
  const parts = rows.flatMap(({ outcome }) => [outcome, ...(outcome.then ?? [])]);
  const shown = new Set(parts.map((part) => part.failure_reason_code));
  const missing = [...codes.reason.keys()]
    .filter((code) => !shown.has(code))
    .map((code) => `data/test-cards.yaml: no scenario leads to failure reason ${code}`);
  return [...inRows, ...untriggered, ...missing];
}

/** Fields by which the sandbox decides before it looks at the amount, in its order, with the kind of row that has their values. */
const DECIDING = [
  ['card_number', 'card'],
  ['card_token', 'card'],
  ['phone', 'phone'],
  ['account_number', 'account'],
] as const;

/** Scenarios by amount of a payment whose request has a field that decides: they would all end like the example. */
function unreachableAmounts(service: Service, { rows }: TestDataTable): string[] {
  const sent = service.call === 'pay' ? Object.keys(exampleFields(service)) : [];
  const [field, kind] = DECIDING.find(([slug]) => sent.includes(slug)) ?? [];
  const amounts = new Set(rows.filter((row) => row.kind === 'amount').map((row) => row.id));
  const tests = service.scenarios.flatMap((scenario) => ('test' in scenario ? [scenario.test] : []));
  const unreachable = tests.filter((test) => amounts.has(test));
  if (field === undefined || unreachable.length === 0) return [];
  const instead = rows.filter((row) => row.kind === kind).map((row) => row.id);
  return [
    `the sandbox looks at "${field}" and not at the amount: ${unreachable.join(', ')} would end like the example. ` +
      `In their place there are ${instead.join(', ')}`,
  ];
}

/** One service against the codes, scenarios, countries and currencies. */
function serviceProblems(service: Service, { tables }: CheckedData, codes: Codes): string[] {
  const testData = tables['test-cards'];
  const tests = new Set(testData.rows.map((row) => row.id));
  const countries = new Set(tables['country-codes'].rows.map((row) => row.alpha2));
  // Codes that money can be in: no funds, units of account or metals.
  const currencies = tables['currency-codes'].rows.filter((row) => row.kind === 'currency');
  const listed = (names: 'any' | readonly string[]) => (names === 'any' ? [] : names);
  const problems = [
    ...unknown('error code', service.errors, codes.error),
    ...unknown('failure reason', service.failure_reasons, codes.reason),
    ...unknown(
      'currency',
      [...listed(service.currencies), ...service.sandbox_currencies],
      new Set(currencies.map(({ code }) => code)),
    ),
    ...unknown('country', listed(service.countries), countries),
    ...service.scenarios.flatMap((scenario) => {
      if (!('test' in scenario)) return unknownCodes(scenario, codes);
      if (tests.has(scenario.test)) return [];
      return [`scenario ${scenario.id}: test-cards.yaml has no row "${scenario.test}"`];
    }),
    ...unreachableAmounts(service, testData),
  ];
  return problems.map((problem) => `${serviceFile(service.slug)}: ${problem}`);
}

/**
 * Checks everything that one data file says about another.
 * @param data the parsed files
 * @returns one sentence for each problem, with the file; empty when all holds
 */
export function findBrokenReferences(data: CheckedData): string[] {
  const codes = codesOf(data.tables);
  return [
    ...testDataProblems(data, codes),
    ...data.services.flatMap((service) => serviceProblems(service, data, codes)),
    ...repeatedIds(data.services, data.tables['test-cards']),
  ];
}
