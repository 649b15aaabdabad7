import { pretendConnection, SLOW } from '../support/connection';
import { expect, followSuddenly, hydrated, idle, openHydrated, test, type Page } from '../support/test';

/** A page whose own HTML can be made to fail; everything that another page needs too goes on working. */
const TARGET = '/request_format';

/** Lets a navigation to the target fail until the returned function is called; its address still opens. */
async function breakTarget(page: Page): Promise<() => void> {
  await pretendConnection(page, SLOW);
  await openHydrated(page, '/response_format');
  let broken = true;
  await page.route(`**${TARGET}`, (route) =>
    broken && route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  return () => {
    broken = false;
  };
}

const failure = (page: Page) => page.getByRole('alert');
/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('without a network', () => {
  test.beforeEach(({ guard }) => {
    guard.expectMessage(/Failed to load resource: net::ERR_FAILED/);
  });

  test('a navigation leaves the old page and offers Retry, which can fail and be tried again', async ({
    page,
  }) => {
    const repair = await breakTarget(page);
    const loads = countLoads(page);
    await followSuddenly(page, TARGET);
    await expect(failure(page)).toContainText(/Failed to fetch/);
    await expect(page).toHaveTitle(/response/i);
    await expect(page.locator('article')).toBeVisible();
    const above = await failure(page).evaluate((notice) => {
      const article = document.querySelector('article');
      return article !== null && notice.getBoundingClientRect().bottom <= article.getBoundingClientRect().top;
    });
    expect(above).toBe(true);

    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expect(failure(page).getByRole('button', { name: 'Retry' })).toBeEnabled();
    repair();
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveTitle(/request/i);
    await expect(failure(page)).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test('going on elsewhere takes the notice away', async ({ page }) => {
    await breakTarget(page);
    await followSuddenly(page, TARGET);
    await expect(failure(page)).toBeVisible();
    await page.goBack();
    await expect(failure(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/response/i);
  });

  test('a link that the reader only points at fails without a word', async ({ page }) => {
    await breakTarget(page);
    // The connection is fast again, else nothing is preloaded.
    await page.evaluate(() => {
      Object.assign(Reflect.get(navigator, 'connection') as object, { effectiveType: '4g' });
    });
    const failed = page.waitForEvent('requestfailed');
    await page.locator(`.menu__link[href="${TARGET}"]`).hover();
    await failed;
    await idle(page);
    await expect(failure(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/response/i);
  });
});

test('after the one reload, a page that the server cannot give leaves the old page and offers Retry', async ({
  page,
  guard,
}) => {
  guard.expectMessage(/status of 500/);
  await pretendConnection(page, SLOW);
  await openHydrated(page, '/response_format');
  // Storage that is refused stands for a reload that has been: the site may not reload again.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await page.route(`**${TARGET}`, (route) => route.fulfill({ status: 500, body: 'Out of order' }));
  const loads = countLoads(page);
  await followSuddenly(page, TARGET);
  await expect(failure(page)).toContainText(/the server answered 500/);
  await expect(page).toHaveTitle(/response/i);
  expect(loads()).toBe(0);
});

test('a script that fails on the first load leaves the static page, and a Retry that fails can be tried again', async ({
  page,
  guard,
}) => {
  guard.expectMessage(/Failed to load resource: net::ERR_FAILED/);
  // The scripts of /search alone: what every page loads is known from another one.
  const shared = new Set<string>();
  page.on('request', (request) => shared.add(request.url()));
  await openHydrated(page, '/response_format');
  const known = new Set(shared);
  let broken = true;
  await page.route('**/assets/js/**', (route) =>
    broken && !known.has(route.request().url()) ? route.abort() : route.continue(),
  );
  const loads = countLoads(page);
  await page.goto('/search?q=pix');
  await expect(failure(page)).toContainText(/Loading chunk \S+ failed/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await expect(failure(page).getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  broken = false;
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(failure(page)).toHaveCount(0);
  expect(loads()).toBe(1);
});

for (const [what, changed] of [
  ['of a newer release', (html: string) => html.replace(/\/main\.\w+\.js/g, '/main.00000000.js')],
  [
    'that is no page of the documentation',
    (_html: string) => '<!doctype html><title>Sign in</title><p>Hotel network</p>',
  ],
] as const) {
  test(`HTML ${what} reloads the page once and is never mixed with this one`, async ({ page }) => {
    await pretendConnection(page, SLOW);
    await openHydrated(page, '/response_format');
    await page.route(`**${TARGET}`, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: changed(await response.text()) });
    });
    const loads = countLoads(page);
    await followSuddenly(page, TARGET);
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await expect(page).toHaveTitle(/request/i);
    await expect(failure(page)).toHaveCount(0);
  });
}
