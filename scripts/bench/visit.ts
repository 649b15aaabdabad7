/**
 * In: a site behind a slow line. Out: what the first visit to a page costs, and how fast the next pages follow. Each visit has a
 * browser context of its own, with nothing cached, and a main thread slowed down four times.
 */
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

/** Filled by the observers below, in the page. */
interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    benchVitals: Vitals;
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
    const page = await slowPage(await context.newPage());
    await page.addInitScript(observeVitals);
    await page.goto(site.origin + START, { waitUntil: 'load' });
    const transfers = await traffic.settled();
    const vitals = await page.evaluate(() => window.benchVitals);
    const softNavigations: number[] = [];
    for (const route of NEXT) {
      softNavigations.push(await softNavigation(page, route));
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

/** Slows down a page's main thread. */
export async function slowPage(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Time over 50 ms of each long task after the first paint. */
function blockingTime({ fcp, longTasks }: Vitals): number {
  const late = longTasks.filter(({ start, duration }) => start + duration > fcp);
  return late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** From the click on a link to the frame in which the other page's heading stands. */
function softNavigation(page: Page, route: string): Promise<number> {
  return page.evaluate(async (to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`No link to ${to} on ${location.pathname}`);
    const heading = document.querySelector('h1')?.textContent;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const start = performance.now();
    link.click();
    while (document.querySelector('h1')?.textContent === heading || location.pathname !== to) await frame();
    await frame();
    return performance.now() - start;
  }, route);
}

/** Runs in the page before everything else. */
function observeVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  window.benchVitals = vitals;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('longtask', ({ startTime, duration }) => vitals.longTasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
}
