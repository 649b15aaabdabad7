/**
 * In: an entry of the catalogue, one of its scenarios, the test data. Out: who does what, in order, as it is for this service. Host to
 * host the merchant sends the card and calls update; on the hosted page the payer types the card and passes the bank's check. The guide
 * prints this, and the sandbox's tests carry out the same.
 */
import { suggest, WriterError } from '@gateway-docs/kit';
import type { TestScenario } from '../tables/schemas/test-cards';
import type { Service, ServiceScenario, ServiceField } from './service-schema';
import { acceptsValue } from './accepts-value';

/** The example with another end; an IBAN has its check digits in the third and fourth place, far from the end that chooses the outcome. */
function adapted(field: ServiceField, { trigger: { text } }: TestScenario): string | undefined {
  const value = field.example.slice(0, -text.length) + text;
  const digits = field.checksum === 'iban' ? Array.from({ length: 100 }, (_, n) => n) : [];
  const ibans = digits.map((n) => value.slice(0, 2) + String(n).padStart(2, '0') + value.slice(4));
  return [value, ...ibans].find((one) => acceptsValue(field, one));
}

/**
 * In: an entry of the catalogue and a row of the test data. Out: the value that the reader of the guide sends for it. A test phone
 * or account is one of many countries: here it gets the beginning, and the check digits, that this service asks for.
 * @param service the entry whose guide names the row
 * @param row a row of data/test-cards.yaml
 * @throws Error when the service has no such field, or takes no value with this ending
 */
export function testValueFor(service: Service, row: TestScenario): string {
  const [holder, slug] = row.trigger.field.split('.');
  if (holder !== 'fields' || row.kind === 'card') return row.value;
  const field = service.fields.find((candidate) => candidate.slug === slug);
  const problem = `data/services/${service.slug}.yaml: the test data "${row.id}" cannot be sent, because `;
  if (!field) {
    const slugs = service.fields.map((candidate) => candidate.slug).join(', ');
    throw new Error(`${problem}there is no field "${String(slug)}". The fields are: ${slugs}.`);
  }
  if (acceptsValue(field, row.value)) return row.value;
  const value = adapted(field, row);
  if (value === undefined) {
    throw new Error(
      `${problem}"${field.slug}" takes no value that ends in ${row.trigger.text}. Name a row of the kind amount.`,
    );
  }
  return value;
}

type Outcome = TestScenario['outcome'];
type TableStep = NonNullable<Outcome['then']>[number];

/** What the payer does on the page behind `result.pay_url`: types a card, or presses a button. */
export type HostedAction =
  | { readonly card: string; readonly button?: never }
  | { readonly button: string; readonly card?: never };

export type ScenarioStep = TableStep & { readonly hosted?: HostedAction };

export type ScenarioOutcome = Omit<Outcome, 'then'> & { readonly then?: readonly ScenarioStep[] };

/** What the merchant puts into the request; nothing where the payer alone decides on the page. */
export interface SentValue {
  readonly field: string;
  readonly value: string;
}

export interface PlayedScenario {
  readonly id: string;
  /** The row of the test data, with its title in the words of this direction. */
  readonly row?: { readonly id: string; readonly title: string };
  readonly sent?: SentValue | undefined;
  /** The two-step service, where the scenario is about a hold. */
  readonly serviceId?: number | undefined;
  readonly outcome: ScenarioOutcome;
  /** Statuses of the callbacks, in order. */
  readonly callbacks: readonly number[];
}

/** Buttons of the hosted checkout and of the bank's page in the sandbox. */
export const PASS_CHECK = 'Pass the check';
export const FAIL_CHECK = 'Fail the check';
export const CANCEL = 'Cancel';

/** How soon the sandbox plays the amount of a payment on the hosted page. */
export const HOSTED_SECONDS = 1;

const HOSTED_PAGE = 'the hosted page';
const BANK_PAGE = 'the page of the bank';
const FAILED = 2;
const AUTHORIZED = 6;

type Result = Pick<Outcome, 'status' | 'failure_reason_code'>;

const resultOf = ({ status, failure_reason_code: reason }: Result): Result => ({
  ...(status === undefined ? {} : { status }),
  ...(reason === undefined ? {} : { failure_reason_code: reason }),
});

const payer = (action: string, hosted: HostedAction, result: Result): ScenarioStep => ({
  by: 'payer',
  action,
  hosted,
  ...resultOf(result),
});

const press = (button: string, page: string, result: Result) =>
  payer(`Presses "${button}" on ${page}`, { button }, result);

/** A step as it happens on hosted pages: what a merchant would send there, the payer does. */
function onHostedPage(step: TableStep): ScenarioStep {
  if (step.by === 'merchant' && step.call === 'transaction-update')
    return press(step.status === FAILED ? FAIL_CHECK : PASS_CHECK, BANK_PAGE, step);
  if (step.by === 'payer' && step.action.includes(CANCEL)) return press(CANCEL, BANK_PAGE, step);
  return step;
}

/** A row of the test data by `transaction/create`, which answers a new transaction; everything else follows on the page. */
export function hostedOutcome({ kind, value, outcome }: TestScenario): ScenarioOutcome {
  if (outcome.status === undefined) return outcome;
  const first: ScenarioStep =
    kind === 'card'
      ? payer(`Enters the card ${value} on ${HOSTED_PAGE}`, { card: value }, outcome)
      : { by: 'gateway', after_seconds: HOSTED_SECONDS, ...resultOf(outcome) };
  return { status: 0, then: [first, ...(outcome.then ?? []).map(onHostedPage)] };
}

function rowNamed(id: string, test: string, rows: readonly TestScenario[]): TestScenario {
  const row = rows.find((item) => item.id === test);
  if (row) return row;
  const ids = rows.map((item) => item.id);
  throw new WriterError(`Scenario ${id} names the test data "${test}". ${suggest(test, ids)}`);
}

function twoStepOf({ slug, two_step: twoStep }: Service, row: TestScenario): number {
  if (twoStep) return twoStep.id;
  throw new WriterError(`The test data "${row.id}" hold, and ${slug} has no two_step service that could.`);
}

/**
 * @param rows data/test-cards.yaml
 * @throws WriterError when the scenario names test data that do not exist; Error when the service cannot send the value
 */
export function playedScenario(
  service: Service,
  scenario: ServiceScenario,
  rows: readonly TestScenario[],
): PlayedScenario {
  const isHosted = service.call === 'create';
  if (!('test' in scenario)) {
    const { id, payer_presses: button, callbacks } = scenario;
    return { id, outcome: { status: 0, then: [press(button, HOSTED_PAGE, scenario)] }, callbacks };
  }
  const row = rowNamed(scenario.id, scenario.test, rows);
  const isTypedByPayer = isHosted && row.kind === 'card';
  return {
    id: scenario.id,
    row: { id: row.id, title: (service.direction === 'payout' ? row.payout_title : undefined) ?? row.title },
    sent: isTypedByPayer ? undefined : { field: row.trigger.field, value: testValueFor(service, row) },
    serviceId: row.outcome.status === AUTHORIZED ? twoStepOf(service, row) : undefined,
    outcome: isHosted ? hostedOutcome(row) : row.outcome,
    callbacks: row.callbacks,
  };
}
