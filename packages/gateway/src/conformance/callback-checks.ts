/** In: a merchant's handler of version 2 callbacks. Out: for each check what the handler did. */
import { CALLBACK_CHECKS, V1_CHECKS } from '../protocol/conformance-checks';
import type { JsonObject } from '../json';
import { callbackBody, deliverV1, type Delivered, type Handler } from './deliver';
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

type Check = (exam: CallbackExam, body: (change?: JsonObject) => JsonObject) => Promise<Finding>;

const CHECKS: Readonly<Record<(typeof CALLBACK_CHECKS)[number]['id'], Check>> = {
  genuine: async ({ handler }, body) => accepted(await handler.deliver({ text: JSON.stringify(body()) })),
  'raw-bytes': async ({ handler }, body) => accepted(await handler.deliver({ text: unusualText(body()) })),
  forged: async ({ handler }, body) =>
    refused(await handler.deliver({ text: JSON.stringify(body()), token: 'another-token' })),
  altered: async ({ handler }, body) => {
    const [signedText, text] = [body(), body({ amount: 1, captured_amount: 1 })].map((one) =>
      JSON.stringify(one),
    );
    return refused(await handler.deliver({ text: text ?? '', signedText: signedText ?? '' }));
  },
  're-serialised': async ({ handler }, body) => {
    const signedText = JSON.stringify(body());
    return refused(await handler.deliver({ text: JSON.stringify(body(), null, 2), signedText }));
  },
  unsigned: async ({ handler }, body) =>
    refused(await handler.deliver({ text: JSON.stringify(body()), token: null })),
  stale: async ({ handler }, body) =>
    refused(await handler.deliver({ text: JSON.stringify(body()), age: HOUR })),
  duplicate: async ({ handler }, body) => {
    const text = JSON.stringify(body());
    return accepted(await handler.deliver({ text }), await handler.deliver({ text }));
  },
  reordered: async ({ handler }, body) => {
    const newer = await handler.deliver({ text: JSON.stringify(body({ revision: 4, reversed_amount: 1 })) });
    return accepted(newer, await handler.deliver({ text: JSON.stringify(body({ revision: 3 })) }));
  },
  concurrent: async ({ handler }, body) => {
    const text = JSON.stringify(body());
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => handler.deliver({ text })));
    const wrong = statuses.filter((status) => !isAccepted(status));
    return wrong.length === 0
      ? pass(`It answered all ${AT_ONCE} with a 2xx.`)
      : fail(
          `Of ${AT_ONCE} at once, ${wrong.length} got no 2xx: ${[...new Set(wrong.map(words))].join(', ')}.`,
        );
  },
  'partly-reversed': async ({ handler }, body) => {
    const paid = await handler.deliver({ text: JSON.stringify(body({ revision: 3 })) });
    return accepted(
      paid,
      await handler.deliver({ text: JSON.stringify(body({ revision: 4, reversed_amount: 1 })) }),
    );
  },
  'late-success': async ({ handler }, body) => {
    const nothing = { status: 5, revision: 3, captured_amount: 0, wallet_amount: null };
    const expired = await handler.deliver({ text: JSON.stringify(body(nothing)) });
    return accepted(expired, await handler.deliver({ text: JSON.stringify(body({ revision: 4 })) }));
  },
  'unknown-status': async ({ handler }, body) =>
    accepted(await handler.deliver({ text: JSON.stringify(body({ status: UNKNOWN_STATUS })) })),
  'unknown-member': async ({ handler }, body) =>
    accepted(await handler.deliver({ text: JSON.stringify(body({ new_member: { list: [1] } })) })),
};

/** First number of a transaction that the examiner makes up. */
const FIRST_ID = 990_001;

/** @returns a finding for each check, in the order of the list */
export async function examineCallbacks(exam: CallbackExam) {
  const found = [];
  for (const [index, check] of CALLBACK_CHECKS.entries()) {
    const order = exam.order ?? `exam-${check.id}`;
    const body = (change?: JsonObject) => callbackBody(exam.example, FIRST_ID + index, order, change);
    found.push({ ...check, subject: 'callbacks' as const, ...(await CHECKS[check.id](exam, body)) });
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
