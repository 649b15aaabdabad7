import { pretendConnection } from '../support/connection';
import { hold } from '../support/hold';
import { expect, openHydrated, test, type Page } from '../support/test';

const TARGET = '.menu__link[href="/response_format"]';
const prefetched = (page: Page) => page.locator('head link[rel="prefetch"]');

/** Pages that the page asks for from now on; a prefetch is none yet. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/response_format') && request.resourceType() === 'fetch')
      asked.push(request.url());
  });
  return asked;
}

/** Waits until every link in view has been noticed: the browser tells observers in the order in which they were made. */
async function linksNoticed(page: Page): Promise<void> {
  await page.locator(TARGET).evaluate(
    (link) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(link);
      }),
  );
}

/** Waits until the page's requests so far are known: one more, which comes after them. */
async function requestsKnown(page: Page): Promise<void> {
  const last = page.waitForRequest('**/favicon.ico?last');
  await page.evaluate(() => fetch('/favicon.ico?last'));
  await last;
}

test('pages whose links are in view are prefetched, and loaded on intent, once', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  await openHydrated(page, '/');
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
  const asked = pagesAskedFor(page);
  await page.locator(TARGET).hover();
  await expect.poll(() => asked.length).toBe(1);
  await page.locator(TARGET).click();
  await expect(page).toHaveTitle(/response/i);
  expect(asked).toHaveLength(1);
});

test('a window full of links costs no more than eight pages', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  await page.setViewportSize({ width: 1280, height: 2000 });
  await openHydrated(page, '/');
  await linksNoticed(page);
  await expect.poll(() => prefetched(page).count()).toBe(8);
  await requestsKnown(page);
  await expect(prefetched(page)).toHaveCount(8);
});

test('links that come into view wait for the page that the reader has clicked', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  await openHydrated(page, '/');
  await linksNoticed(page);
  const pages = await hold(page, '**/response_format');
  await page.locator(TARGET).click();
  await expect.poll(() => pages.addresses()).not.toEqual([]);
  const before = await prefetched(page).count();
  // The address is that of the page to come, for which eight more may be fetched.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate(
      (link) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(link)),
    );
  await requestsKnown(page);
  await expect(prefetched(page)).toHaveCount(before);
  await pages.release();
  await expect(page).toHaveTitle(/response/i);
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(before);
});

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
] as const) {
  test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await pretendConnection(page, connection);
    await openHydrated(page, '/');
    await linksNoticed(page);
    const asked = pagesAskedFor(page);
    await page.locator(TARGET).hover();
    await requestsKnown(page);
    expect(asked).toEqual([]);
    await expect(prefetched(page)).toHaveCount(0);
  });
}
