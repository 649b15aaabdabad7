/** In: a merchant's handler of version 2 callbacks. Out: for each check what the handler did. */
import { CALLBACK_CHECKS, V1_CHECKS } from '../protocol/conformance-checks';
import type { JsonObject } from '../json';
import { deliverV1, type Delivered, type Delivery, type Handler } from './deliver';
import { fail, pass, type Finding } from './report';

const HOUR = 3600;
const AT_ONCE = 10;
/** A number that the documentation does not list; tests compare it with the table. */
export const UNKNOWN_STATUS = 77;

export interface CallbackExam {
  readonly handler: Handler;
  /** The documented transaction. */
  readonly example: JsonObject;
  /** `external_transaction_id`; without one each check has its own. */
  readonly order: string | undefined;
}

const isAccepted = (status: Delivered) => typeof status === 'number' && status >= 200 && status < 300;
const isRefused = (status: Delivered) => typeof status === 'number' && status >= 400 && status < 500;
const words = (status: Delivered) => (typeof status === 'number' ? `HTTP ${status}` : status);

const accepted = (...statuses: Delivered[]): Finding => {
  const saw = statuses.map(words).join(', then ');
  return statuses.every(isAccepted)
    ? pass(`It answered ${saw}.`)
    : fail(`It answered ${saw}; every delivery needs a 2xx.`);
};

const refused = (status: Delivered): Finding =>
  isRefused(status)
    ? pass(`It answered ${words(status)}.`)
    : fail(
        `It answered ${words(status)}; ${isAccepted(status) ? 'the callback counts as delivered' : 'a 4xx is needed, as 401'}.`,
      );

/** Spaces, escaped slashes, letters beyond ASCII in both spellings, and a line feed: the same values in other bytes. */
function unusualText(body: JsonObject): string {
  const text = JSON.stringify({ ...body, description: 'Łódź / order' }, null, 1);
  return `${text.replaceAll('/', '\\/').replace('Ł', '\\u0141')}\n`;
}

type Body = (change?: JsonObject) => JsonObject;
/** Delivers the transaction, changed, as the gateway does where nothing else is said. */
type Send = (change?: JsonObject, delivery?: Partial<Delivery>) => Promise<Delivered>;
type Check = (send: Send, body: Body) => Promise<Finding>;

const inTurn =
  (...changes: readonly JsonObject[]): Check =>
  async (send) => {
    const statuses: Delivered[] = [];
    for (const change of changes) statuses.push(await send(change));
    return accepted(...statuses);
  };

const CHECKS: Readonly<Record<(typeof CALLBACK_CHECKS)[number]['id'], Check>> = {
  genuine: inTurn({}),
  'raw-bytes': async (send, body) => accepted(await send({}, { text: unusualText(body()) })),
  forged: async (send) => refused(await send({}, { token: 'another-token' })),
  altered: async (send, body) =>
    refused(await send({ amount: 1, captured_amount: 1 }, { signedText: JSON.stringify(body()) })),
  're-serialised': async (send, body) =>
    refused(await send({}, { text: JSON.stringify(body(), null, 2), signedText: JSON.stringify(body()) })),
  unsigned: async (send) => refused(await send({}, { token: null })),
  stale: async (send) => refused(await send({}, { age: HOUR })),
  duplicate: inTurn({}, {}),
  reordered: inTurn({ revision: 4, reversed_amount: 1 }, { revision: 3 }),
  concurrent: async (send) => {
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => send()));
    const wrong = statuses.filter((status) => !isAccepted(status));
    return wrong.length === 0
      ? pass(`It answered all ${AT_ONCE} with a 2xx.`)
      : fail(
          `Of ${AT_ONCE} at once, ${wrong.length} got no 2xx: ${[...new Set(wrong.map(words))].join(', ')}.`,
        );
  },
  'partly-reversed': inTurn({ revision: 3 }, { revision: 4, reversed_amount: 1 }),
  'late-success': inTurn(
    { status: 5, revision: 3, captured_amount: 0, wallet_amount: null },
    { revision: 4 },
  ),
  'unknown-status': inTurn({ status: UNKNOWN_STATUS }),
  'unknown-member': inTurn({ new_member: { list: [1] } }),
};

/** First number of a transaction that the examiner makes up. */
const FIRST_ID = 990_001;

/** @returns a finding for each check, in the order of the list */
export async function examineCallbacks(exam: CallbackExam) {
  const found = [];
  for (const [index, check] of CALLBACK_CHECKS.entries()) {
    const order = exam.order ?? `exam-${check.id}`;
    // The documented transaction, with another number and what a check changes.
    const own = { ...exam.example, id: FIRST_ID + index, external_transaction_id: order };
    const body: Body = (change) => ({ ...own, ...change });
    const send: Send = (change, delivery) =>
      exam.handler.deliver({ text: JSON.stringify(body(change)), ...delivery });
    found.push({ ...check, subject: 'callbacks' as const, ...(await CHECKS[check.id](send, body)) });
  }
  return found;
}

/** @param url with `{transaction_id}` */
export async function examineV1(url: string, id: number, timeoutSeconds: number) {
  const first = await deliverV1(url, id, timeoutSeconds);
  const findings = [accepted(first), accepted(first, await deliverV1(url, id, timeoutSeconds))];
  return V1_CHECKS.map((check, index) => ({
    ...check,
    subject: 'callbacks of version 1' as const,
    ...(findings[index] ?? fail('It was not examined.')),
  }));
}
