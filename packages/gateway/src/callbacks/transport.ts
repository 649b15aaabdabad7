/** What carries a callback to the merchant's server. On a machine that is HTTP; in a page nothing leaves it. */

/** One attempt to deliver a callback. */
export interface CallbackAttempt {
  readonly url: string;
  /** Of version 2; a callback of version 1 is a bare GET. */
  readonly body: string | undefined;
  /** Signed anew for every attempt; empty for version 1. */
  readonly headers: Readonly<Record<string, string>>;
  /** Id of the transaction that it tells about. */
  readonly transactionId: number;
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
      return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
    }
  },
};
