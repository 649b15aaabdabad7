/** A merchant's client for the players: signs by the rule of version 2 and sends over HTTP. */
import type { Version } from '@gateway-docs/site-data/model';
import { objectOf, parsed, type JsonObject } from '../json';
import { signedRequest } from '../page/sign-request';
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
  /** A capture or a reversal is accepted and not carried out yet. */
  readonly isPending: boolean;
}

export interface Client {
  readonly version: Version;
  /** @returns null where the response was lost, or is no envelope */
  call(operation: string, body: JsonObject): Promise<Reply | null>;
  /** For those who wait, and ask often. */
  look(externalId: string): Promise<Look>;
  readonly payer: ReturnType<typeof payerOver>;
}

/** @returns null for what is no envelope */
export function replyOf(httpStatus: number, text: string): Reply | null {
  const { error, response } = objectOf(parsed(text));
  const { code } = objectOf(error);
  return typeof code === 'number' ? { httpStatus, code, response: objectOf(response) } : null;
}

/** @param call of the client that looks */
export const lookBy =
  (call: Client['call']): Client['look'] =>
  async (externalId) => {
    const found = await call('transaction-find', { external_transaction_id: externalId });
    const { id, status, authorization, capture_pending_amount, reversal_pending_amount } =
      found?.response ?? {};
    const isPending = Number(capture_pending_amount) > 0 || Number(reversal_pending_amount) > 0;
    return { id, status, payerAuth: objectOf(authorization).payer_auth, isPending };
  };

/**
 * What a payer does on the gateway's pages.
 * @param origin of a gateway, whose pages are read as a browser shows them
 */
export function payerOver(origin: string) {
  const post = async (path: string, form: Readonly<Record<string, string>>): Promise<void> => {
    await (await fetch(origin + path, { method: 'POST', body: new URLSearchParams(form) })).text();
  };
  return {
    /** Types a card on the hosted page, or gives up with an empty number. */
    enterCard: (id: unknown, number: string) => post(`/p/${String(id)}`, { card_number: number }),
    /** @returns labels of the buttons that are there now */
    async buttons(id: unknown) {
      const page = await (await fetch(`${origin}/r/${String(id)}`)).text();
      return [...page.matchAll(/<button>([^<]*)<\/button>/g)].map(([, label = '']) => label);
    },
    press: (id: unknown, index: number) => post(`/r/${String(id)}`, { choice: String(index) }),
  };
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
    const { headers } = signedRequest({ path, credentials: 'signature', body: raw }, point, Date.now());
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: Object.fromEntries(headers),
        body: raw,
      });
      return replyOf(response.status, await response.text());
    } catch {
      return null;
    }
  }

  return { version: 'v2', call, look: lookBy(call), payer: payerOver(origin) };
}
