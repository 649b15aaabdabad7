/** The merchant's server of a page: takes every callback, takes it down, and responds as the reader wants it to. */
import type { ShownCallback } from '../protocol/page-gateway';
import type { CallbackAttempt, Transport } from '../callbacks/transport';
import type { Clock } from '../clock';
import type { Point } from '../settings';
import type { History } from './history';
import { signedCallback } from './sign-request';

export interface Inbox {
  readonly transport: Transport;
  /** HTTP status of its responses. */
  readonly responds: () => number;
  /** Sets it. */
  respondWith(httpStatus: number): void;
  /**
   * Takes a callback once more, signed anew, as after a response that the gateway did not get.
   * @throws Error with a sentence for the reader when it is not there any more
   */
  repeat(number: number): void;
}

/** What it needs of the run that it belongs to. */
interface Surroundings {
  readonly clock: Clock;
  readonly history: History;
  readonly points: readonly Point[];
}

const entriesOf = (headers: CallbackAttempt['headers']) => Object.entries(headers);

/** @param current of the run; asked for at each callback, because the run begins after its transport */
export function createInbox(current: () => Surroundings): Inbox {
  let httpStatus = 200;

  /** Signed by the first of the point's tokens, as the gateway does it. */
  function repetition({ method, body, headers, ...rest }: ShownCallback): Omit<ShownCallback, 'number'> {
    const { clock, points } = current();
    const at = clock.now();
    if (method === 'GET') return { ...rest, method, body, headers, at };
    const timestamp = String(Math.floor(at / 1000));
    const pointId = headers.find(([name]) => name === 'X-Point-Id')?.[1];
    const token = points.find(({ id }) => String(id) === pointId)?.tokens[0] ?? '';
    const signed = signedCallback(token, timestamp, body);
    const renewed = { 'X-Timestamp': timestamp, 'X-Signature': signed.signature };
    return {
      ...rest,
      method,
      body,
      headers: entriesOf({ ...Object.fromEntries(headers), ...renewed }),
      at,
      signed,
    };
  }

  return {
    transport: {
      reaches: (host) => host !== '',
      deliver({ url, body, headers, transactionId, number }) {
        const { clock, history, points } = current();
        const token = points.find(({ id }) => String(id) === headers['X-Point-Id'])?.tokens[0] ?? '';
        const timestamp = headers['X-Timestamp'] ?? '';
        const outcome = String(httpStatus);
        history.delivered({
          at: clock.now(),
          transactionId,
          attempt: number,
          method: body === undefined ? 'GET' : 'POST',
          url,
          headers: entriesOf(headers),
          body: body ?? '',
          ...(body === undefined ? {} : { signed: signedCallback(token, timestamp, body) }),
          outcome,
        });
        return Promise.resolve(outcome);
      },
    },
    responds: () => httpStatus,
    respondWith(status) {
      httpStatus = status;
    },
    repeat(number) {
      const { history } = current();
      const found = history.callbacks.find((callback) => callback.number === number);
      if (!found) throw new Error(`Callback ${number} is not in this gateway any more.`);
      history.delivered({ ...repetition(found), attempt: found.attempt + 1, outcome: String(httpStatus) });
    },
  };
}
