/**
 * In: a site behind a slow line. Out: how long the first thing that a reader does takes, after reading a page whose scripts nobody has asked for yet, and
 * every byte that comes down the line until it is done: what has been loaded ahead by then, what else is on its way, and the overhead of the line.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DESKTOP } from './devices';
import { open, withContext, type SlowSite } from './open';
import { NAMED_PAGES } from './sample';
import { watchTraffic } from './traffic';

export interface FirstAct {
  readonly ms: number;
  readonly bytes: number;
}

const [START] = NAMED_PAGES;
/** A page that the text of the first one links to, on every site. */
const NEXT = '/callbacks';
const QUERY = 'signature';
/** From one letter to the next. */
const LETTER_MS = 60;
/** How long a pointer rests on a link before the click. */
const REST_MS = 150;
const MOST_MS = 120_000;

/** Lets a page be read, then measures what is done. */
async function afterReading(
  browser: Browser,
  site: SlowSite,
  prepare: (page: Page) => Promise<unknown>,
  act: (page: Page) => Promise<number>,
): Promise<FirstAct> {
  const measure = async (context: BrowserContext): Promise<FirstAct> => {
    const traffic = watchTraffic(context, site);
    const { page } = await open(context, site.origin + START);
    await prepare(page);
    await traffic.settled();
    const before = site.downloaded();
    const ms = await act(page);
    return { ms, bytes: site.downloaded() - before };
  };
  return withContext(browser, DESKTOP, measure, 'block');
}

/**
 * The pointer comes to a link of the text, rests there, and clicks.
 * @param browser a running Chromium
 * @param site the site behind its slow line
 */
export async function firstClick(browser: Browser, site: SlowSite): Promise<FirstAct> {
  const link = (page: Page) => page.locator(`main article a[href="${NEXT}"]:visible`).first();
  return afterReading(
    browser,
    site,
    (page) => link(page).evaluate((element) => element.scrollIntoView({ block: 'center' })),
    async (page) => {
      await link(page).hover();
      await page.waitForTimeout(REST_MS);
      await page.mouse.down();
      await page.mouse.up();
      const arrival = await page.waitForFunction(() => window.bench.arrival(), null, { timeout: MOST_MS });
      return (await arrival.jsonValue()) ?? NaN;
    },
  );
}

/**
 * The reader clicks the search and types.
 * @param browser a running Chromium
 * @param site the site behind its slow line
 * @param results selector of a result that will not change any more
 */
export async function firstSearch(browser: Browser, site: SlowSite, results: string): Promise<FirstAct> {
  return afterReading(
    browser,
    site,
    () => Promise.resolve(),
    async (page) => {
      const start = Date.now();
      const input = page.locator('.navbar input').first();
      await input.click();
      await input.pressSequentially(QUERY, { delay: LETTER_MS });
      await page.locator(results).first().waitFor({ timeout: MOST_MS });
      return Date.now() - start;
    },
  );
}
