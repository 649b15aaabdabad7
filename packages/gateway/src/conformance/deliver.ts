/** Sends callbacks to a merchant's handler as the gateway does, and as somebody else would. */
import { callbackHeaders, signCallback } from '../signature/rules';

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

async function statusOf(url: string, timeoutSeconds: number, init?: RequestInit): Promise<Delivered> {
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
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
) {
  return {
    /** Sends a callback of version 2. */
    deliver({ text, signedText = text, age = 0, token = point.token }: Delivery) {
      const timestamp = String(Math.floor(Date.now() / 1000) - age);
      const signature = token === null ? undefined : signCallback(token, timestamp, signedText);
      const headers = callbackHeaders(point.id, timestamp, signature);
      return statusOf(url, timeoutSeconds, { method: 'POST', body: text, headers });
    },
  };
}

export type Handler = ReturnType<typeof handlerAt>;

/** Sends the bare GET of version 1. */
export const deliverV1 = (url: string, id: number, timeoutSeconds: number): Promise<Delivered> =>
  statusOf(url.replaceAll('{transaction_id}', String(id)), timeoutSeconds);
