// In: data/test-cards.yaml. Out: its strict schema and row type.
// One row is one scenario: a test value, how the sandbox recognises it, the response, the later steps and the callbacks.
// The steps are strictly one after another, so that a scenario can be executed and has exactly one end.
import * as z from 'zod';
import { isLuhn } from '../../check-digits';
import { anchor, checked, sentence, slug, strict, text } from '@gateway-docs/kit/schema';
import { checkListed, checkRows, tableOf } from '../table-schema';
import { MATCHES } from '../test-value';

/** What the response to pay asks the payer for. */
export const payerAuth = z.enum(['NONE', '3DS', 'OTP', 'LOOKUP', 'REDIRECT', 'UNKNOWN']);

const minorUnits = z.int().nonnegative();

const dispute = strict({
  is: z.enum(['opened', 'won', 'lost']),
  /** What is disputed, where it is a part. */
  amount: minorUnits.positive().optional(),
  /** What the demonstration contract charges at the end. */
  fee: minorUnits.optional(),
});

const commission = strict({
  percent: text,
  fix: minorUnits,
  min: minorUnits.nullable(),
  max: minorUnits.nullable(),
});

const result = {
  /** Status in the answer or after the step. */
  status: z.int().optional(),
  /** Only with status 2. */
  failure_reason_code: z.int().optional(),
  /** Code of the envelope; then there is no status. */
  error_code: z.int().optional(),
  payer_auth: payerAuth.optional(),
  /** The call is accepted and not carried out yet: no callback, `revision` grows. */
  pending: z.enum(['reversal', 'capture']).optional(),
  /** What was accepted is refused after all. */
  refused: z.literal(true).optional(),
  /** The payer disputes the payment; only a lost dispute calls back. */
  dispute: dispute.optional(),
};

const step = z.discriminatedUnion('by', [
  strict({
    by: z.literal('merchant'),
    /** operationId of the call that the merchant makes next. */
    call: anchor,
    /** What the call sends beside the id. */
    data: z.record(z.string(), z.union([z.string(), z.int()])),
    /** Response to the first such call. */
    response: z.record(z.string(), z.json()).optional(),
    ...result,
  }),
  strict({
    by: z.literal('payer'),
    /** What the payer does, without a full stop. */
    action: text,
    ...result,
  }),
  strict({ by: z.literal('gateway'), after_seconds: z.int().positive(), ...result }),
]);

const row = strict({
  /** Scenario id, unique on the whole site, and the anchor of the row. */
  id: anchor,
  kind: slug,
  /** A complete value that triggers the scenario, ready to copy. */
  value: text,
  title: text,
  /** The same in the words of a payout, where `title` has those of a payment. */
  payout_title: text.optional(),
  trigger: strict({
    /** The request field that the sandbox looks at. */
    field: text,
    match: z.enum(['equals', 'starts_with', 'ends_with']),
    /** What the field has to equal, start with or end with. */
    text: text,
    /** Of a saved card: who starts the payment, where each has an outcome of its own. */
    initiator: z.enum(['payer', 'merchant']).optional(),
  }),
  outcome: strict({
    ...result,
    /** How long a quote of transaction/currency_rate holds, and how much worse the rate is then. */
    quote: strict({ seconds: z.int().positive(), worse_percent: z.int().positive() }).optional(),
    no_answer: z.enum(['connection_closed', 'not_json']).optional(),
    then: z.array(step).min(1).optional(),
  }),
  /** Statuses of the callbacks, in order. */
  callbacks: z.array(z.int()),
  /** The value is the id of a service like this one, with these commissions. */
  tariff: strict({ service: slug, point: commission, customer: commission }).optional(),
});

type Row = z.infer<typeof row>;

/** Callbacks that the outcome and its steps bring about: one per change into the statuses 1 to 6. */
function expectedCallbacks(outcome: Row['outcome']): number[] {
  const carriedOut = (outcome.then ?? []).filter(
    ({ pending, dispute: disputed }) => pending === undefined && (disputed?.is ?? 'lost') === 'lost',
  );
  const statuses = [outcome.status, ...carriedOut.map((entry) => entry.status)];
  return statuses.filter((status) => status !== undefined && status >= 1 && status <= 6).map(Number);
}

/** Reports what is wrong within one row. */
function checkRow({ kind, value, trigger, outcome, callbacks }: Row, wrong: (message: string) => void): void {
  if (!MATCHES[trigger.match](value, trigger.text))
    wrong(`value "${value}" does not match its own trigger (${trigger.match} "${trigger.text}")`);
  if (kind === 'card' && !isLuhn(value))
    wrong(`card number ${value} fails the Luhn check: correct its last digit`);
  const responses = [outcome.status, outcome.error_code, outcome.no_answer];
  if (responses.filter((part) => part !== undefined).length !== 1)
    wrong('outcome has exactly one of status, error_code and no_answer');
  for (const part of [outcome, ...(outcome.then ?? [])])
    if ((part.status === 2) !== (part.failure_reason_code !== undefined))
      wrong('status 2 and failure_reason_code belong together: give both or none');
  const expected = expectedCallbacks(outcome).join(', ');
  const found = callbacks.join(', ');
  if (expected !== found)
    wrong(`callbacks are [${found}], but the statuses of the outcome give [${expected}]`);
}

const frame = tableOf(row, {
  /** Values to send beside a test value, and in a step whose row names no others. */
  defaults: strict({
    ...{ expire_month: text, expire_year: text, cvv: text, otp_code: text, lookup_code: text },
    ...{ cres: text, threeDSSessionData: text },
  }),
  /** Kinds with the same tab stand one after another in it. */
  kinds: z.array(strict({ slug, title: text, tab: text.max(12), use: sentence })).min(1),
});

export const schema = checked(frame, (table, report) => {
  checkRows(table.rows, { unique: [['id']] }, report);
  const kinds = table.kinds.map((kind) => kind.slug);
  checkListed(table.rows, 'kind', kinds, 'kinds', report);
  table.rows.forEach((entry, index) => {
    const { id, kind } = entry;
    const before = table.rows[index - 1]?.kind ?? kind;
    const wrong = (message: string) => report(['rows', index], message);
    checkRow(entry, wrong);
    if (kinds.includes(kind) && kinds.indexOf(before) > kinds.indexOf(kind))
      wrong(`rows stand in the order of kinds: "${id}" (${kind}) has to stand before the kind ${before}`);
  });
});

export type TestDataTable = z.infer<typeof schema>;
export type TestScenario = TestDataTable['rows'][number];
