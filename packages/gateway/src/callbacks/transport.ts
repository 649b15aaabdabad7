/** What carries a callback to the merchant's server. On a machine that is HTTP; in a page nothing leaves it. */
import { objectOf } from '../json';

/** One attempt to deliver a callback. */
export interface CallbackAttempt {
  readonly url: string;
  /** Of version 2; a callback of version 1 is a bare GET. */
  readonly body: string | undefined;
  /** Signed anew for every attempt; empty for version 1. */
  readonly headers: Readonly<Record<string, string>>;
  /** Id of the transaction that it tells about. */
  readonly transactionId: number;
  /** When it is made, in milliseconds since 1970. */
  readonly at: number;
  /** 1 for the first attempt. */
  readonly number: number;
}

export interface Transport {
  /** Whether there can be a server of this name at all. */
  readonly reaches: (host: string) => boolean;
  /** @returns the HTTP status of the merchant's response, or in words why there is none; never rejects */
  readonly deliver: (attempt: CallbackAttempt, timeoutMs: number) => Promise<string>;
}

/** Names under .example (RFC 2606) never resolve; the addresses of the published examples are such. */
const UNREACHABLE = /(^|\.)example$/;

/** Why there was no response, by the code of the error of Node.js. */
const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'no server has this name'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection broke before a response came'],
  [/^ERR_SSL_/, 'the server speaks no TLS that this one can read; is its address http?'],
  [/CERT|SIGNATURE|^ERR_TLS/, 'the certificate is not accepted'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'no answer in time'],
];

/**
 * @param error of `fetch`
 * @returns why there was no response, and the code for who wants to look it up
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code } = objectOf(error.cause);
  if (typeof code !== 'string') return `no connection, ${error.message}`;
  const [, reason = 'no connection'] = REASONS.find(([known]) => known.test(code)) ?? [];
  return `${reason} (${code})`;
}

/** Delivers over HTTP. */
export const httpTransport: Transport = {
  reaches: (host) => host !== '' && !UNREACHABLE.test(host),
  async deliver({ url, body, headers }, timeoutMs) {
    try {
      const response = await fetch(url, {
        ...(body === undefined ? { method: 'GET' } : { method: 'POST', body, headers }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return reasonOf(error);
    }
  },
};
