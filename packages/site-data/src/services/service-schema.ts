// In: data/services/<slug>.yaml. Out: the strict schema and types of one catalogue entry.
// An entry holds facts about a payment service; a guide adds the prose. Fees and amount limits are never here:
// they belong to the merchant's own point and come from service/list and service/{service_id}.
import * as z from 'zod';
import texts from '../../../../data/texts/services.json';
import { keysOf } from '@gateway-docs/kit';
import { citedSource } from '../reading/cited-source';
import { acceptsValue } from './accepts-value';
import { checkDigits } from '../check-digits';
import { DIRECTIONS, KINDS } from '../offer/offer';
import { checkExample, serviceExample } from './service-example';
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
  /** When an optional field is required after all; some forms are rules (accepts-value.ts). */
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

/** How much of the payments of its country is made by it, which orders the methods of the country. */
const share = strict({
  percent: z.number().positive().max(100),
  /** Of what, with its year: `40 % of …`. */
  of: text.max(80),
  source: citedSource,
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
  share: share.optional(),
  /** any: what the wallets and the provider allow. */
  currencies: z.union([any, z.array(currencyCode).min(1)]),
  /** Currencies of the service in the sandbox. */
  sandbox_currencies: z.array(currencyCode).min(1),
  /** How long the payer has, in the sandbox and the examples; left out where nothing ends. */
  session_minutes: z.int().positive().optional(),
  /** The method takes no fraction of the currency; others are refused. */
  whole_units: z.literal(true).optional(),
  flow: z.enum(keysOf(texts.flow)),
  /** Diagram of the flow, data/flows/<name>.mmd, where it has not the name of the service. */
  diagram: anchor.optional(),
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
  /** What `time_to_final` says in a word or two, for tables; no more than the sentence. */
  final: z.enum(keysOf(texts.final)),
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

/** Reports what is wrong with one field: its regex, examples and check digits have to agree. */
function checkField(field: ServiceField, wrong: (message: string) => void): void {
  const { slug: name, regex, near_misses: misses, example, required, condition } = field;
  if (!/^\^.*\$$/.test(regex)) {
    wrong(`the regex of "${name}" has to start with ^ and end with $`);
    return;
  }
  for (const miss of misses.filter((value) => acceptsValue(field, value)))
    wrong(`"${miss}" is a near miss of "${name}", but regex and checksum accept it`);
  if (!acceptsValue(field, example))
    wrong(`the example "${example}" of "${name}" fails its own regex or checksum`);
  if (required && condition) wrong(`"${name}" is required: remove its condition`);
}

/** Reports what is wrong with the way in which the service is called. */
function checkCall(entry: Entry, wrong: (message: string) => void): void {
  const { flow, call, direction, payer_auth: auth, hosted_page: hosted, fields } = entry;
  if (flow === 'form' && call !== 'create') wrong('flow form is started with call create');
  if (flow === 'h2h' && call !== 'pay') wrong('flow h2h is started with call pay');
  if (direction === 'payout' && call !== 'pay') wrong('every payout is started with call pay');
  if ((call === 'pay') !== (auth !== undefined)) wrong('call pay lists payer_auth, call create has none');
  if (hosted && (call !== 'pay' || direction === 'payout'))
    wrong('hosted_page is for pay-ins with call pay; call create has the page anyway');
  if (!hosted && fields.some((part) => part.page_asks))
    wrong('page_asks is for fields of a service with hosted_page');
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
  const at =
    (...path: PropertyKey[]) =>
    (message: string) =>
      report(path, message);
  value.fields.forEach((part, index) => checkField(part, at('fields', index)));
  checkCall(value, at('call'));
  // A method of certain countries is found there by the name that payers know.
  const isEverywhere = value.countries === 'any';
  if (isEverywhere && value.local_names)
    report(['local_names'], 'a method of every country has no local names: remove them');
  if (value.share && (isEverywhere || value.countries.length > 1))
    report(['share'], 'a share is that of one country, and this method has several: remove it');
  if (!isEverywhere && !value.local_names)
    report(['local_names'], 'a method of certain countries has its local names, like [Pix]');
  const acceptsFor = (name: string, sent: string) =>
    value.fields.some((part) => part.slug === name && acceptsValue(part, sent));
  checkExample(value, acceptsFor, at('example'));
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
