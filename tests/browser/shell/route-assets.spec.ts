import { openWithStoppedClock } from '../support/clock';
import { pretendConnection } from '../support/connection';
import { expect, openHydrated, test, type Page } from '../support/test';

const TARGET = '.menu__link[href="/response_format"]';

/** Pages that the page asks for from now on. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/[\w/]*$/.test(request.url()) && request.resourceType() === 'fetch') asked.push(request.url());
  });
  return asked;
}

/** Waits until the page's requests so far are known: one more, which comes after them. */
async function requestsKnown(page: Page): Promise<void> {
  const last = page.waitForRequest('**/favicon.ico?last');
  await page.evaluate(() => fetch('/favicon.ico?last'));
  await last;
}

test('a page is loaded on intent, once', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  await openHydrated(page, '/');
  const asked = pagesAskedFor(page);
  await page.locator(TARGET).hover();
  await expect.poll(() => asked.length).toBe(1);
  await page.locator(TARGET).click();
  await expect(page).toHaveTitle(/response/i);
  expect(asked).toHaveLength(1);
});

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
] as const) {
  test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await pretendConnection(page, connection);
    await openWithStoppedClock(page, '/');
    const asked = pagesAskedFor(page);
    await page.locator(TARGET).hover();
    await page.clock.runFor(5000);
    await requestsKnown(page);
    expect(asked).toEqual([]);
  });
}
