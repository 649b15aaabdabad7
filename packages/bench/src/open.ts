/** In: a browser and a site. Out: a page of the site, opened as a reader with a device of their own opens it: with nothing cached. */
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN, type Device } from './devices';

export interface ServedSite {
  /** Absolute path of the built site. */
  readonly folder: string;
  /** Where it is served. */
  readonly origin: string;
}

/** A site behind a slow line. */
export interface SlowSite extends ServedSite {
  /** Bytes that have come down the line so far. */
  readonly downloaded: () => number;
}

/** What in-page.js puts into each page. */
interface InPage {
  readonly vitals: {
    readonly fcp: number;
    readonly lcp: number;
    readonly cls: number;
    readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  };
  /** @returns milliseconds from a turn of the wheel until React has taken the page over */
  readonly comeAlive: () => Promise<number>;
  /** @returns milliseconds from the click on a link to the other page */
  readonly softNavigation: (route: string) => Promise<number>;
  /** @returns milliseconds from the click on a link until another page is painted; undefined until it is */
  readonly arrival: () => number | undefined;
  /** @returns milliseconds from a query to the last change of the suggestions */
  readonly resultTime: (query: string) => Promise<number>;
  /** @returns when the page's text has these words, by the clock in milliseconds */
  readonly shown: (text: string) => Promise<number>;
}

declare global {
  interface Window {
    bench: InPage;
  }
}

export interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/**
 * Runs a measurement with a context of its own, and closes it.
 * @param serviceWorkers `block`: without the worker for reading without a network, which comes by itself a while after a page
 */
export async function withContext<Result>(
  browser: Browser,
  { viewport, isMobile }: Device,
  measure: (context: BrowserContext) => Promise<Result>,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Result> {
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    serviceWorkers,
    ignoreHTTPSErrors: true,
  });
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

/**
 * Opens an address with the measuring script in place.
 * @param context with nothing cached
 * @param url what to open
 * @param slowdown how many times slower the main thread gets; 1 leaves it
 */
export async function open(
  context: BrowserContext,
  url: string,
  slowdown: number = CPU_SLOWDOWN,
): Promise<OpenedPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
  await page.goto(url, { waitUntil: 'load' });
  return { page, session };
}

/**
 * A reader does something. A page of ours loads its scripts at that; a peer has long done so.
 * @returns how long it took until React had taken the page over, in milliseconds
 */
export async function comeAlive(page: Page): Promise<number> {
  return page.evaluate(() => window.bench.comeAlive());
}
