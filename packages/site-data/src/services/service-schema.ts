// In: data/services/<slug>.yaml. Out: the strict schema and types of one catalogue entry.
// An entry holds facts about a payment service; a guide adds the prose. Fees and amount limits are never here:
// they belong to the merchant's own point and come from service/list and service/{service_id}.
import * as z from 'zod';
import texts from '../../../../data/texts/services.json';
import { keysOf } from '@gateway-docs/kit';
import { acceptsValue } from './accepts-value';
import { checkDigits } from '../check-digits';
import { DIRECTIONS, KINDS } from '../offer/offer';
import { exampleProblems, serviceExample } from './service-example';
import { countryCode, currencyCode } from '../tables/table-schema';
import { payerAuth } from '../tables/schemas/test-cards';
import { anchor, checked, sentence, slug, strict, text } from '@gateway-docs/kit/schema';

const any = z.literal('any');

/** What the payer has to give, in the words of the method finder. */
const payerData = z.enum(keysOf(texts.payerData));

const field = strict({
  slug,
  label: text.max(40),
  type: z.enum(['text', 'digits', 'email', 'phone', 'select']),
  required: z.boolean(),
  /** When an optional field is required after all. */
  condition: sentence.optional(),
  /** The hosted page asks for it, so that transaction/create does not require it. */
  page_asks: z.literal(true).optional(),
  /** Anchored at both ends; read with the u flag. */
  regex: text,
  example: text,
  /** Values that look right and must be refused. */
  near_misses: z.array(z.string()).min(1),
  checksum: z.enum(keysOf(checkDigits)).optional(),
  sensitive: z.enum(['none', 'mask', 'drop']).default('none'),
  hint: sentence,
});

const testedScenario = strict({
  /** Unique on the whole site. */
  id: anchor,
  /** Id of the row of test-cards.yaml that brings the scenario about. */
  test: anchor,
});

const ownScenario = strict({
  /** Unique on the whole site. */
  id: anchor,
  /** Button of the hosted page, before anything was entered. */
  payer_presses: z.literal('Cancel'),
  status: z.int(),
  failure_reason_code: z.int().optional(),
  callbacks: z.array(z.int()),
});

const twoStep = strict({
  /** service_id of the two-step service in the sandbox. */
  id: z.int().positive(),
  slug,
  name: text.max(60),
});

const entry = strict({
  /** service_id of the sandbox and of the examples. */
  id: z.int().positive(),
  slug,
  name: text.max(60),
  /** What payers of its countries call it, without direction and flow; none where countries is any. */
  local_names: z.array(text.max(24)).min(1).optional(),
  kind: z.enum(KINDS),
  home: text.regex(/^\/services\/[a-z0-9_/]+$/, 'give the route of the home guide, like /services/pix'),
  /** Fact sheets, data/schemes/<slug>.yaml; empty where no operator but the provider makes the rules. */
  schemes: z.array(slug),
  direction: z.enum(DIRECTIONS),
  /** any: not bound to countries. */
  countries: z.union([any, z.array(countryCode).min(1)]),
  /** any: what the wallets and the provider allow. */
  currencies: z.union([any, z.array(currencyCode).min(1)]),
  /** Currencies of the service in the sandbox. */
  sandbox_currencies: z.array(currencyCode).min(1),
  /** How long the payer has, in the sandbox and the examples; left out where nothing ends. */
  session_minutes: z.int().positive().optional(),
  /** The method takes no fraction of the currency; others are refused. */
  whole_units: z.literal(true).optional(),
  flow: z.enum(keysOf(texts.flow)),
  call: z.enum(['create', 'pay']),
  /** `scheme_reference` of a paid transaction in the sandbox; the fact sheet says what it is. */
  reference: text
    .max(64)
    .regex(/\d{6}$/, 'end it with six digits: the sandbox puts the transaction there')
    .optional(),
  /** With call pay: transaction/create takes it too. */
  hosted_page: z.literal(true).optional(),
  /** The same service as one that holds first; the provider opens it as a service of its own. */
  two_step: twoStep.optional(),
  /** What transaction/pay may answer. */
  payer_auth: z.array(payerAuth).min(1).optional(),
  /** What the payer must give; `none` stands alone. */
  payer_data: z.array(payerData).min(1),
  fields: z.array(field),
  example: serviceExample,
  payer_action: sentence,
  time_to_final: sentence,
  late_payment: z.boolean(),
  refundable: z.enum(keysOf(texts.refund)),
  refund_note: sentence,
  chargeback: z.boolean(),
  chargeback_note: sentence,
  /** API error codes that this service really produces; those of every payout are added. */
  errors: z.array(z.int()),
  /** Failure reason codes that this service really produces. */
  failure_reasons: z.array(z.int()),
  scenarios: z.array(z.union([testedScenario, ownScenario])).min(1),
  cannot_simulate: sentence,
});

export type ServiceField = z.infer<typeof field>;
type Entry = z.infer<typeof entry>;

/** What is wrong with one field: its regex, examples and check digits have to agree. */
function fieldProblems(value: ServiceField): string[] {
  if (!/^\^.*\$$/.test(value.regex))
    return [`the regex of "${value.slug}" has to start with ^ and end with $`];
  const problems = value.near_misses
    .filter((miss) => acceptsValue(value, miss))
    .map((miss) => `"${miss}" is a near miss of "${value.slug}", but regex and checksum accept it`);
  if (!acceptsValue(value, value.example)) {
    problems.push(`the example "${value.example}" of "${value.slug}" fails its own regex or checksum`);
  }
  if (value.required && value.condition) problems.push(`"${value.slug}" is required: remove its condition`);
  return problems;
}

/** What is wrong with the way in which the service is called. */
function callProblems(value: Entry): string[] {
  const problems: string[] = [];
  if (value.flow === 'form' && value.call !== 'create')
    problems.push('flow form is started with call create');
  if (value.flow === 'h2h' && value.call !== 'pay') problems.push('flow h2h is started with call pay');
  if (value.direction === 'payout' && value.call !== 'pay')
    problems.push('every payout is started with call pay');
  if ((value.call === 'pay') !== (value.payer_auth !== undefined)) {
    problems.push('call pay lists payer_auth, call create has none');
  }
  if (value.hosted_page && (value.call !== 'pay' || value.direction === 'payout'))
    problems.push('hosted_page is for pay-ins with call pay; call create has the page anyway');
  if (!value.hosted_page && value.fields.some((part) => part.page_asks))
    problems.push('page_asks is for fields of a service with hosted_page');
  return problems;
}

/** A method of certain countries is found there by the name that payers know. */
function nameProblems({ countries, local_names: names }: Entry): string[] {
  if (countries === 'any' && names) return ['a method of every country has no local names: remove them'];
  if (countries !== 'any' && !names) return ['a method of certain countries has its local names, like [Pix]'];
  return [];
}

/** Values that occur a second time. */
const repeated = (values: readonly (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** What every service can answer, and of payouts their checks, and the pay-in that a point may want named. */
const COMMON_ERRORS = { payin: [209], payout: [204, 209, 218, 219, 240] };

const withCommonErrors = (value: Entry): Entry => ({
  ...value,
  errors: [...new Set([...value.errors, ...COMMON_ERRORS[value.direction]])].toSorted((a, b) => a - b),
});

const checkedEntry = checked(entry, (value, report) => {
  value.fields.forEach((part, index) =>
    fieldProblems(part).forEach((problem) => report(['fields', index], problem)),
  );
  callProblems(value).forEach((problem) => report(['call'], problem));
  nameProblems(value).forEach((problem) => report(['local_names'], problem));
  const acceptsFor = (name: string, sent: string) =>
    value.fields.some((part) => part.slug === name && acceptsValue(part, sent));
  exampleProblems(value, acceptsFor).forEach((problem) => report(['example'], problem));
  if (value.payer_data.includes('none') && value.payer_data.length > 1)
    report(['payer_data'], '"none" stands alone');
  repeated(value.payer_data).forEach((word) => report(['payer_data'], `"${word}" is listed twice`));
  repeated(value.fields.map((part) => part.slug)).forEach((name) =>
    report(['fields'], `field "${name}" is there twice`),
  );
  for (const key of ['errors', 'failure_reasons'] as const)
    if (value[key].some((code, index) => index > 0 && code <= (value[key][index - 1] ?? 0)))
      report([key], 'codes stand in rising order, each once');
});

export const schema = checkedEntry.transform(withCommonErrors);

export type Service = z.infer<typeof schema>;

/** Which calls register a transaction of a service, as service/list and /services.json say it. */
export type ServiceCall = 'create' | 'pay' | 'either';

/** The calls of a service: `call` of its entry is the one that its guide shows. */
export const callOf = ({ call, hosted_page: hosted }: Pick<Service, 'call' | 'hosted_page'>): ServiceCall =>
  hosted ? 'either' : call;
export type ServiceScenario = Service['scenarios'][number];
