/** In: a site. Out: how long a reader waits from the click on a link to the other page, without a page load. */
import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, type Device } from './devices';
import { comeAlive, open, withContext, type ServedSite } from './open';
import { NAMED_PAGES } from './sample';
import { median } from './statistics';
import { watchTraffic } from './traffic';

const [START] = NAMED_PAGES;
/** Pages that the text of the first one links to, on every site. */
const NEXT = ['/services/acquiring_form', '/callbacks', '/clients'] as const;

/**
 * Each link is clicked from the same page, to which Back has led. Nobody points at it before, so that nothing has been loaded by intent.
 * @param browser a running Chromium
 * @param site plain, or behind its slow line
 * @param device what it is opened with; its main thread is slowed down when the line is
 * @param isSlow whether the line is the slow one
 * @returns the median in milliseconds
 */
export async function softNavigation(
  browser: Browser,
  site: ServedSite,
  device: Device,
  isSlow: boolean,
): Promise<number> {
  return withContext(browser, device, async (context) => {
    const traffic = watchTraffic(context, site);
    const { page } = await open(context, site.origin + START, isSlow ? CPU_SLOWDOWN : 1);
    await comeAlive(page);
    await traffic.settled();
    const times: number[] = [];
    for (const route of NEXT) {
      times.push(await page.evaluate((to) => window.bench.softNavigation(to), route));
      await traffic.settled();
      await page.goBack();
      await page.locator(`a[href="${NEXT[0]}"]`).first().waitFor({ state: 'attached' });
      await traffic.settled();
    }
    return median(times);
  });
}
