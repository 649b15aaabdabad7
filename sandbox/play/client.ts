/** A merchant's client for the players: signs by the rule of version 2 and sends over HTTP. */
import type { Version } from '../../src/reference/contract/operation';
import { signRequest } from '../../src/signature/rules';
import { isObject, objectOf, type JsonObject } from '../json';
import { bytesOf } from '../portable/bytes';
import type { Point } from '../settings';

/** A response as the client has read it. */
export interface Reply {
  readonly httpStatus: number;
  readonly code: number;
  /** Empty where the gateway has none. */
  readonly response: JsonObject;
}

/** A transaction as it is now; nothing where there is none. */
export interface Look {
  readonly id: unknown;
  readonly status: unknown;
  readonly payerAuth: unknown;
}

export interface Client {
  readonly version: Version;
  /** @returns null where the response was lost, or is no envelope */
  call(operation: string, body: JsonObject): Promise<Reply | null>;
  /** For those who wait, and ask often. */
  look(externalId: string): Promise<Look>;
  /** Sends a form to a payer's page. @returns the page */
  post(path: string, form: Readonly<Record<string, string>>): Promise<string>;
  page(path: string): Promise<string>;
}

function replyOf(httpStatus: number, text: string): Reply | null {
  try {
    const envelope = JSON.parse(text) as unknown;
    const error = isObject(envelope) ? objectOf(envelope.error) : {};
    if (!isObject(envelope) || typeof error.code !== 'number') return null;
    return { httpStatus, code: error.code, response: objectOf(envelope.response) };
  } catch {
    return null;
  }
}

/**
 * @param origin of a gateway
 * @param point with its token
 * @param paths of the operations by version and id, `v2 transaction-pay`
 */
export function createClient(
  origin: string,
  point: Pick<Point, 'id' | 'tokens'>,
  paths: ReadonlyMap<string, string>,
): Client {
  // Two equal calls in one second have one signature; a space more makes them two.
  let spaces = 0;
  async function call(operation: string, body: JsonObject): Promise<Reply | null> {
    const path = paths.get(`v2 ${operation}`) ?? '';
    const raw = JSON.stringify(body) + ' '.repeat(spaces++ % 1000);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'X-Point-Id': String(point.id),
      'X-Timestamp': timestamp,
      'X-Signature': signRequest(point.tokens[0] ?? '', timestamp, path, bytesOf(raw)),
    };
    try {
      const response = await fetch(origin + path, { method: 'POST', headers, body: raw });
      return replyOf(response.status, await response.text());
    } catch {
      return null;
    }
  }

  return {
    version: 'v2',
    call,
    async look(externalId) {
      const found = await call('transaction-find', { external_transaction_id: externalId });
      const { id, status, authorization } = found?.response ?? {};
      return { id, status, payerAuth: objectOf(authorization).payer_auth };
    },
    async post(path, form) {
      return (await fetch(origin + path, { method: 'POST', body: new URLSearchParams(form) })).text();
    },
    page: async (path) => (await fetch(origin + path)).text(),
  };
}
