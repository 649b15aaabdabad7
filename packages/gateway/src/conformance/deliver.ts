/** Sends callbacks to a merchant's handler as the gateway does, and as somebody else would. */
import { signCallback } from '../signature/rules';
import type { JsonObject } from '../json';

/** The handler's response, or why there was none. */
export type Delivered = number | 'no response in time' | 'no connection';

export interface Delivery {
  /** What is sent; the signature covers `signedText` where that is another one. */
  readonly text: string;
  readonly signedText?: string;
  /** Seconds before now at which it is signed. */
  readonly age?: number;
  /** null leaves X-Signature out. */
  readonly token?: string | null;
}

export interface Handler {
  /** Sends a callback of version 2. */
  deliver(delivery: Delivery): Promise<Delivered>;
}

async function statusOf(request: () => Promise<Response>): Promise<Delivered> {
  try {
    const response = await request();
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no response in time' : 'no connection';
  }
}

/** @param point whose token signs, unless a delivery names another */
export function handlerAt(
  url: string,
  point: { readonly id: number; readonly token: string },
  timeoutSeconds: number,
): Handler {
  return {
    deliver({ text, signedText = text, age = 0, token = point.token }) {
      const timestamp = String(Math.floor(Date.now() / 1000) - age);
      const signature = token === null ? undefined : signCallback(token, timestamp, signedText);
      return statusOf(() =>
        fetch(url, {
          method: 'POST',
          body: text,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutSeconds * 1000),
          headers: {
            'Content-Type': 'application/json',
            'X-Point-Id': String(point.id),
            'X-Timestamp': timestamp,
            ...(signature === undefined ? {} : { 'X-Signature': signature }),
          },
        }),
      );
    },
  };
}

/** Sends the bare GET of version 1. */
export const deliverV1 = (url: string, id: number, timeoutSeconds: number): Promise<Delivered> =>
  statusOf(() =>
    fetch(url.replaceAll('{transaction_id}', String(id)), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    }),
  );

/** The transaction as a callback shows it, with another number and what a check changes. */
export const callbackBody = (
  example: JsonObject,
  id: number,
  order: string,
  change: JsonObject = {},
): JsonObject => ({
  ...example,
  id,
  external_transaction_id: order,
  ...change,
});
