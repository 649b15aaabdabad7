/** In: a site behind a slow line. Out: how far the layout of every page moves while it loads, on a phone and on a desktop. */
import type { Browser } from '@playwright/test';
import { DESKTOP, PHONE, type Device } from './devices';
import { open, withContext, type ServedSite } from './open';
import { watchTraffic } from './traffic';

export interface PageShift {
  readonly route: string;
  readonly device: string;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Pages that are open at the same time: the line is shared then, so that each waits longer for its fonts and scripts. */
const AT_ONCE = 4;

async function shiftOf(
  browser: Browser,
  site: ServedSite,
  route: string,
  device: Device,
): Promise<PageShift> {
  const shift = await withContext(browser, device, async (context) => {
    const traffic = watchTraffic(context, site);
    const { page } = await open(context, site.origin + route);
    await traffic.settled();
    return (await page.evaluate(() => window.bench.vitals)).cls;
  });
  return { route, device: device.name, shift };
}

/**
 * @param browser a running Chromium
 * @param site the site behind its slow line
 * @param routes every page
 * @returns the shift of each page with each device, the largest first
 */
export async function layoutShifts(
  browser: Browser,
  site: ServedSite,
  routes: readonly string[],
): Promise<PageShift[]> {
  const queue = routes.flatMap((route) => [PHONE, DESKTOP].map((device) => ({ route, device })));
  const shifts: PageShift[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop())
      shifts.push(await shiftOf(browser, site, next.route, next.device));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return shifts.toSorted((a, b) => b.shift - a.shift);
}
