import { openWithStoppedClock } from '../support/clock';
import { pretendConnection, SLOW } from '../support/connection';
import { hold, PAGES } from '../support/hold';
import { expect, followSuddenly, hydrated, openHydrated, test, type Page } from '../support/test';

/** Headings that the page has had since it was called: unlike its title, they come without a frame of the stopped clock. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => headings.push(document.querySelector('h1')?.textContent ?? '')).observe(
      document.body,
      { childList: true, characterData: true, subtree: true },
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'headings') as string[]);
}

// The page's clock stands still, so that a navigation takes exactly as long as the test says.
test.describe('a navigation that takes', () => {
  const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const pending = (page: Page) => page.locator('html[data-navigation="pending"]');

  // Nothing is loaded ahead: the files of the next page are asked for by the click.
  test.beforeEach(({ page }) => pretendConnection(page, SLOW));

  test('200 ms or longer shows progress bar and spinner, and both go', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const files = await hold(page, PAGES);
    await followSuddenly(page, '/request_format');
    await expect.poll(files.addresses).not.toEqual([]);
    await page.clock.runFor(199);
    await expect(pending(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner(page)).toBeVisible();
    const bar = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);
    expect(bar).toBe('3px');
    // One bar: the stock one, which knows nothing of failures and abandoned navigations, is not there as well.
    expect(await page.locator('#nprogress').count()).toBe(0);
    await expect(heading(page)).toBeVisible();

    await files.release();
    await expect(heading(page)).toHaveText(/request/i);
    await expect(spinner(page)).toHaveCount(0);
    await expect(pending(page)).toHaveCount(0);
  });

  test('less shows neither, then or later', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const files = await hold(page, PAGES);
    await followSuddenly(page, '/request_format');
    await expect.poll(files.addresses).not.toEqual([]);
    await page.clock.runFor(199);
    await files.release();
    await expect(heading(page)).toHaveText(/request/i);
    await page.clock.runFor(1000);
    await expect(pending(page)).toHaveCount(0);
    await expect(spinner(page)).toHaveCount(0);
  });

  test('long and is abandoned for another leaves no trace', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const files = await hold(page, PAGES);
    await followSuddenly(page, '/request_format');
    await expect.poll(files.addresses).not.toEqual([]);
    const abandoned = files.addresses();
    await page.clock.runFor(300);
    await expect(spinner(page)).toBeVisible();
    const headings = await recordHeadings(page);
    const given = page.waitForEvent('requestfailed', (request) => abandoned.includes(request.url()));
    await followSuddenly(page, '/response_format');
    await given;
    await expect(spinner(page)).toHaveCount(0);

    // A third navigation comes after all that the abandoned one could have set off.
    await files.release();
    await expect(heading(page)).toHaveText(/response/i);
    await followSuddenly(page, '/callbacks');
    await expect(heading(page)).toHaveText(/callbacks/i);
    await page.clock.runFor(1000);
    await expect(pending(page)).toHaveCount(0);
    expect((await headings()).filter((text) => /request/i.test(text))).toEqual([]);
  });
});

test.describe('another spelling of an address is the page under its own', () => {
  for (const [asked, shown] of [
    ['/callbacks.html', '/callbacks'],
    ['/callbacks/index.html', '/callbacks'],
    ['/callbacks/?from=mail', '/callbacks?from=mail'],
    ['/index.html', '/'],
    ['/cabinet/general/overview.html?from=mail', '/cabinet/general/overview?from=mail'],
    ['/api/v2/transaction/create/index.html#_', '/api/v2/transaction/create#_'],
  ] as const) {
    test(asked, async ({ page, site }) => {
      await openHydrated(page, asked);
      expect(page.url()).toBe(site.origin + shown);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/not found/i);
      const own = new URL(shown, site.origin).pathname;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`[^/]${own}$`));
    });
  }
});

test('history keys have 6 characters', async ({ page }) => {
  await openHydrated(page, '/');
  await followSuddenly(page, '/request_format');
  await expect(page).toHaveURL(/request_format$/);
  const key = await page.evaluate(() => (history.state as { key: string }).key);
  expect(key).toMatch(/^[a-z0-9]{6}$/);
});

test('back and forward show the pages again', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await followSuddenly(page, '/request_format');
  await expect(page).toHaveTitle(/request/i);
  await page.goBack();
  await expect(page).toHaveTitle(/callbacks/i);
  await page.goForward();
  await expect(page).toHaveTitle(/request/i);
  await hydrated(page);
});
