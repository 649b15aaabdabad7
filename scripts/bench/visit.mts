/**
 * In: a site behind a slow line. Out: what the first visit to a page costs, and how fast the next pages follow. Each visit has a
 * browser context of its own, with nothing cached, and a main thread slowed down four times.
 */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { median } from './median';
import { total, watchTraffic, type Transfer } from './traffic';

/** Where a visit starts, and where it goes on to without a page load. */
const START = '/api/v2/transaction/create';
const NEXT = ['/api/v2/transaction/find', '/callbacks', '/request_format'];
const CPU_SLOWDOWN = 4;

export interface ServedSite {
  readonly folder: string;
  readonly origin: string;
}

export interface VisitFigures {
  readonly transfers: readonly Transfer[];
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly softNavigationMs: number;
  readonly foreignRequests: number;
}

/** What in-page.js puts into each page. */
interface InPage {
  readonly vitals: {
    readonly fcp: number;
    readonly lcp: number;
    readonly cls: number;
    readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  };
  /** @returns milliseconds from the click on a link to the other page */
  readonly softNavigation: (route: string) => Promise<number>;
  /** @returns milliseconds from a query to the last change of the suggestions */
  readonly resultTime: (query: string) => Promise<number>;
}

declare global {
  interface Window {
    bench: InPage;
  }
}

/**
 * @param browser a running Chromium
 * @param site the site behind its slow line
 */
export async function firstVisit(browser: Browser, site: ServedSite): Promise<VisitFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const traffic = watchTraffic(context, site);
    const page = await openSlowly(await context.newPage(), site.origin + START);
    const transfers = await traffic.settled();
    const vitals = await page.evaluate(() => window.bench.vitals);
    const softNavigations: number[] = [];
    for (const route of NEXT) {
      softNavigations.push(await page.evaluate((to) => window.bench.softNavigation(to), route));
      await traffic.settled();
    }
    return {
      transfers,
      fcpMs: vitals.fcp,
      lcpMs: vitals.lcp,
      tbtMs: blockingTime(vitals),
      cls: vitals.cls,
      softNavigationMs: median(softNavigations),
      foreignRequests: traffic.foreign.length,
    };
  } finally {
    await context.close();
  }
}

/** @returns wire bytes of what the page itself needed */
export function ownBytes(transfers: readonly Transfer[], kind?: string): number {
  return total(
    transfers.filter((transfer) => !transfer.prefetch && (kind === undefined || transfer.kind === kind)),
    'wireBytes',
  );
}

/** Opens an address with the main thread slowed down and the measuring script in place. */
export async function openSlowly(page: Page, url: string): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Time over 50 ms of each long task after the first paint. */
function blockingTime({ fcp, longTasks }: InPage['vitals']): number {
  const late = longTasks.filter(({ start, duration }) => start + duration > fcp);
  return late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
