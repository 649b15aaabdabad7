/**
 * In: a browser context. Out: what it downloads, by kind, with bytes on the wire and before compression. What the browser fetches ahead
 * for later pages is kept apart: it does not delay the page, and a reader on a metered line does not get it.
 */
import { existsSync, statSync } from 'node:fs';
import type { BrowserContext, Request } from '@playwright/test';
import { fileOf } from './host';

export interface Transfer {
  readonly url: string;
  /** As the browser calls it: document, script, stylesheet, font, image, fetch, … */
  readonly kind: string;
  readonly prefetch: boolean;
  /** When it was asked for, in milliseconds of `Date.now()`. */
  readonly startedAt: number;
  /** Encoded body and headers. */
  readonly wireBytes: number;
  readonly rawBytes: number;
}

export interface Traffic {
  /** Waits until nothing has been in flight for a while, then answers all transfers so far. */
  settled: () => Promise<readonly Transfer[]>;
  /** Forgets what has been transferred. */
  reset: () => void;
  /** Requests to any host but the site's. */
  readonly foreign: readonly string[];
}

/** Long enough for work that waits until the browser is idle. */
const QUIET_MS = 2500;

/**
 * @param context a fresh context
 * @param site the built site that it will visit, and the origin under which it is served
 */
export function watchTraffic(context: BrowserContext, site: { folder: string; origin: string }): Traffic {
  let finished: Promise<Transfer>[] = [];
  let inFlight = 0;
  let lastChange = Date.now();
  const foreign: string[] = [];
  const change = (by: number) => {
    inFlight += by;
    lastChange = Date.now();
  };
  /** Size of the file at an address, or of its Brotli copy, where it has one. */
  const bytesOf = (url: URL, isEncoded: boolean): number => {
    const file = fileOf(site.folder, url.pathname);
    if (file === undefined) return 0;
    return statSync(isEncoded && existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const starts = new Map<Request, number>();
  const read = async (request: Request): Promise<Transfer> => {
    const [sizes, headers, response] = await Promise.all([
      request.sizes(),
      request.allHeaders(),
      request.response(),
    ]);
    const url = new URL(request.url());
    // Of the script of a worker, Chromium reports the headers alone.
    const hasLostBody =
      sizes.responseBodySize === 0 && sizes.responseHeadersSize > 0 && response?.status() === 200;
    const body = hasLostBody ? bytesOf(url, true) : sizes.responseBodySize;
    return {
      url: request.url(),
      startedAt: starts.get(request) ?? 0,
      kind: request.resourceType(),
      prefetch: (headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch'),
      wireBytes: body + sizes.responseHeadersSize,
      rawBytes: bytesOf(url, false),
    };
  };
  context.on('request', (request) => {
    change(1);
    starts.set(request, Date.now());
    if (!request.url().startsWith(site.origin) && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  context.on('requestfinished', (request) => {
    change(-1);
    const transfer = read(request);
    // Who does not ask for it any more may close the page meanwhile; `settled` hears of a failure.
    transfer.catch(() => undefined);
    finished.push(transfer);
  });
  context.on('requestfailed', () => change(-1));

  return {
    foreign,
    reset: () => (finished = []),
    settled: async () => {
      while (inFlight > 0 || Date.now() - lastChange < QUIET_MS)
        await new Promise((done) => setTimeout(done, 100));
      return Promise.all(finished);
    },
  };
}

/** @returns the sum of a figure over some transfers */
export function total(transfers: readonly Transfer[], figure: 'wireBytes' | 'rawBytes'): number {
  return transfers.reduce((sum, transfer) => sum + transfer[figure], 0);
}
