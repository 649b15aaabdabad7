/** The merchant's server of a page: takes every callback, takes it down, and responds as the reader wants it to. */
import type { ShownCallback } from '../protocol/page-gateway';
import type { Transport } from '../callbacks/transport';
import type { Point } from '../settings';
import type { History } from './history';
import { signedCallback } from './sign-request';

/**
 * @param points whose tokens sign; one that is added later counts too
 * @param history takes everything down
 */
export function createInbox(points: readonly Point[], history: History) {
  let httpStatus = 200;
  const tokenOf = (pointId: string | undefined): string =>
    points.find(({ id }) => String(id) === pointId)?.tokens[0] ?? '';

  /** Signed by the first of the point's tokens, as the gateway does it. */
  function repetition(first: ShownCallback, at: number): Omit<ShownCallback, 'number'> {
    const { method, body, headers } = first;
    if (method === 'GET') return { ...first, at };
    const timestamp = String(Math.floor(at / 1000));
    const token = tokenOf(headers.find(([name]) => name === 'X-Point-Id')?.[1]);
    const signed = signedCallback(token, timestamp, body);
    const renewed = { 'X-Timestamp': timestamp, 'X-Signature': signed.signature };
    return { ...first, headers: Object.entries({ ...Object.fromEntries(headers), ...renewed }), at, signed };
  }

  return {
    transport: {
      reaches: (host) => host !== '',
      deliver({ url, body, headers, transactionId, at, number }) {
        const token = tokenOf(headers['X-Point-Id']);
        const timestamp = headers['X-Timestamp'] ?? '';
        const outcome = String(httpStatus);
        history.delivered({
          at,
          transactionId,
          attempt: number,
          method: body === undefined ? 'GET' : 'POST',
          url,
          headers: Object.entries(headers),
          body: body ?? '',
          ...(body === undefined ? {} : { signed: signedCallback(token, timestamp, body) }),
          outcome,
        });
        return Promise.resolve(outcome);
      },
    } satisfies Transport,
    /** HTTP status of its responses. */
    responds: () => httpStatus,
    /** Sets it. */
    respondWith(status: number) {
      httpStatus = status;
    },
    /**
     * Takes a callback once more, signed anew, as after a response that the gateway did not get.
     * @param at when, in milliseconds since 1970
     * @throws Error with a sentence for the reader when it is not there any more
     */
    repeat(number: number, at: number) {
      const found = history.callbacks.find((callback) => callback.number === number);
      if (!found) throw new Error(`Callback ${number} is not in this gateway any more.`);
      const outcome = String(httpStatus);
      history.delivered({ ...repetition(found, at), attempt: found.attempt + 1, outcome });
    },
  };
}
