import { pretendConnection, SLOW } from '../support/connection';
import { expect, followSuddenly, hydrated, openHydrated, test, type Page } from '../support/test';

/** A page whose own files can be made to fail; everything that another page needs too goes on working. */
const TARGET = '/request_format';

/** Lets the files that only the target page needs fail until the returned function is called. */
async function breakTarget(page: Page): Promise<() => void> {
  const shared = new Set<string>();
  const record = (request: { url: () => string }) => shared.add(request.url());
  page.on('request', record);
  await pretendConnection(page, SLOW);
  await openHydrated(page, '/response_format');
  page.off('request', record);
  let broken = true;
  await page.route('**/assets/js/**', (route) =>
    broken && !shared.has(route.request().url()) ? route.abort() : route.continue(),
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

test.beforeEach(({ guard }) => {
  guard.expectMessage(/Failed to load resource: net::ERR_FAILED/);
});

test('a first failed navigation reloads once; the static text stays, and Retry brings the page alive', async ({
  page,
}) => {
  const repair = await breakTarget(page);
  const loads = countLoads(page);
  await followSuddenly(page, TARGET);

  await expect(failure(page)).toContainText(/Loading chunk \S+ failed/);
  await expect.poll(loads).toBe(1);
  expect(new URL(page.url()).pathname).toBe(TARGET);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
  const above = await failure(page).evaluate((notice) => {
    const article = document.querySelector('article');
    return article !== null && notice.getBoundingClientRect().bottom <= article.getBoundingClientRect().top;
  });
  expect(above).toBe(true);

  repair();
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(failure(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Colour mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(loads()).toBe(1);
});

test('a failure on first load does not reload, and a Retry that fails can be tried again', async ({
  page,
}) => {
  const repair = await breakTarget(page);
  const loads = countLoads(page);
  await page.goto(TARGET);
  await expect(failure(page)).toBeVisible();
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await expect(failure(page).getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  repair();
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  expect(loads()).toBe(1);
});

test('after the one reload, a failed navigation leaves the old page and offers Retry', async ({ page }) => {
  const repair = await breakTarget(page);
  await followSuddenly(page, TARGET);
  await expect(failure(page)).toBeVisible();

  await openHydrated(page, '/response_format');
  const loads = countLoads(page);
  await followSuddenly(page, TARGET);
  await expect(failure(page)).toContainText(/Loading chunk \S+ failed/);
  await expect(page).toHaveTitle(/response/i);
  await expect(page.locator('article')).toBeVisible();

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
  await openHydrated(page, '/response_format');
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
  const address = (await failed).url();
  // The bundler takes the script away when it has dealt with its failure; what follows from that comes before the next task.
  await expect(page.locator(`script[src="${new URL(address).pathname}"]`)).toHaveCount(0);
  await expect(failure(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/response/i);
});
