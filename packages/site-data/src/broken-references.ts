// In: the parsed tables and services of data/. Out: what one file says about another that is not true.
// Why: a schema sees one file only; a code, status, scenario or country that another file names must exist there.
import { repeatedIds, serviceFile } from './repeated-ids';
import { exampleFields } from './services/service-example';
import type { Service } from './services/service-schema';
import type { ApiErrorCodeTable } from './tables/schemas/api-error-codes';
import type { FailureReasonTable } from './tables/schemas/failure-reason-codes';
import type { TestDataTable, TestScenario } from './tables/schemas/test-cards';
import type { TransactionStatusTable } from './tables/schemas/transaction-statuses';

/** The parts of data/ that refer to each other. */
export interface CheckedData {
  errorCodes: ApiErrorCodeTable;
  failureReasons: FailureReasonTable;
  statuses: TransactionStatusTable;
  testData: TestDataTable;
  services: readonly Service[];
  countries: ReadonlySet<string>;
  /** Codes of currencies only, without funds and metals. */
  currencies: ReadonlySet<string>;
}

type Outcome = TestScenario['outcome'];
type Step = NonNullable<Outcome['then']>[number];
interface Codes {
  errors: ReadonlySet<number>;
  reasons: ReadonlySet<number>;
  statuses: ReadonlySet<number>;
}

/** Names each code of an outcome or a step that no table has. */
function unknownCodes(part: Outcome | Step, codes: Codes): string[] {
  const problems: string[] = [];
  const check = (value: number | undefined, known: ReadonlySet<number>, what: string) => {
    if (value !== undefined && !known.has(value)) problems.push(`${what} ${value} does not exist`);
  };
  check(part.status, codes.statuses, 'status');
  check(part.failure_reason_code, codes.reasons, 'failure reason');
  check(part.error_code, codes.errors, 'error code');
  return problems;
}

/** Names each change of status that the table of statuses does not allow. A repeated status is a part reversed. */
function forbiddenChanges(outcome: Outcome, statuses: TransactionStatusTable): string[] {
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
function testDataProblems(data: CheckedData, codes: Codes): string[] {
  const { testData, errorCodes, failureReasons, statuses } = data;
  const inRows = testData.rows.flatMap((row) =>
    [
      ...[row.outcome, ...(row.outcome.then ?? [])].flatMap((part) => unknownCodes(part, codes)),
      ...forbiddenChanges(row.outcome, statuses),
    ].map((problem) => `data/test-cards.yaml, ${row.id}: ${problem}`),
  );
  const triggered = new Set(testData.rows.map((row) => row.outcome.error_code));
  const untriggered = errorCodes.rows
    .filter((row) => triggered.has(row.code) === (row.sandbox_trigger !== undefined))
    .map(({ code, sandbox_trigger: trigger }) => {
      const what =
        trigger === undefined
          ? 'nothing leads to it in the sandbox. Say in sandbox_trigger how to get it, or give data/test-cards.yaml a row'
          : 'it has a sandbox_trigger and a row of data/test-cards.yaml. Leave out the sandbox_trigger';
      return `data/api-error-codes.yaml, ${code}: ${what}`;
    });
  const shown = new Set(
    testData.rows.flatMap((row) =>
      [row.outcome, ...(row.outcome.then ?? [])].map((part) => part.failure_reason_code),
    ),
  );
  const missing = failureReasons.rows
    .filter((row) => !shown.has(row.code))
    .map((row) => `data/test-cards.yaml: no scenario leads to failure reason ${row.code}`);
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
function serviceProblems(service: Service, data: CheckedData, codes: Codes): string[] {
  const tests = new Set(data.testData.rows.map((row) => row.id));
  const currencies = [
    ...(service.currencies === 'any' ? [] : service.currencies),
    ...service.sandbox_currencies,
  ];
  const countries = service.countries === 'any' ? [] : service.countries;
  const problems = [
    ...service.errors
      .filter((code) => !codes.errors.has(code))
      .map((code) => `error code ${code} does not exist`),
    ...service.failure_reasons
      .filter((code) => !codes.reasons.has(code))
      .map((code) => `failure reason ${code} does not exist`),
    ...currencies
      .filter((code) => !data.currencies.has(code))
      .map((code) => `currency ${code} does not exist`),
    ...countries.filter((code) => !data.countries.has(code)).map((code) => `country ${code} does not exist`),
    ...service.scenarios.flatMap((scenario) => {
      if (!('test' in scenario)) return unknownCodes(scenario, codes);
      return tests.has(scenario.test)
        ? []
        : [`scenario ${scenario.id}: test-cards.yaml has no row "${scenario.test}"`];
    }),
    ...unreachableAmounts(service, data.testData),
  ];
  return problems.map((problem) => `${serviceFile(service.slug)}: ${problem}`);
}

/**
 * Checks everything that one data file says about another.
 * @param data the parsed files
 * @returns one sentence for each problem, with the file; empty when all holds
 */
export function findBrokenReferences(data: CheckedData): string[] {
  const codes: Codes = {
    errors: new Set(data.errorCodes.rows.map((row) => row.code)),
    reasons: new Set(data.failureReasons.rows.map((row) => row.code)),
    statuses: new Set(data.statuses.rows.map((row) => row.code)),
  };
  return [
    ...testDataProblems(data, codes),
    ...data.services.flatMap((service) => serviceProblems(service, data, codes)),
    ...repeatedIds(data.services, data.testData),
  ];
}
