import { expect, openHydrated, test } from '../support/test';

/** Anchors that other sites and the search lead to. */
const ANCHORS = ['first-call', 'paths', 'finder', 'build', 'repair', 'look-up', 'methods', 'flow', 'stay'];

test('the home page fits three screens, with promise, search field and first call on the first one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(article.getByRole('searchbox')).toBeInViewport();
  await expect(article.getByText('curl --include')).toBeInViewport();
  await expect(article.getByRole('button', { name: 'Copy: first-call.sh' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2400);
});

test('the search field of the home page leads to the results', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('article').getByRole('searchbox').fill('refund');
  await page.getByRole('article').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=refund$/);
});

test('three doors have five pages each', async ({ page }) => {
  await openHydrated(page, '/');
  const doors = page.locator('#finder > div');
  await expect(doors).toHaveCount(3);
  for (const door of await doors.all()) await expect(door.locator('li')).toHaveCount(5);
});

test('what is new is what the changelog has first', async ({ page }) => {
  await openHydrated(page, '/changelog');
  const entries = await page.locator('#v3-8-1 + div li > p:first-child').allInnerTexts();
  await openHydrated(page, '/');
  const shown = await page.locator('#stay + div li').allInnerTexts();
  expect(shown).toHaveLength(3);
  shown.forEach((text, i) => expect(entries[i]?.startsWith(text.trim())).toBe(true));
});

for (const anchor of ANCHORS) {
  test(`/#${anchor} is still there`, async ({ page }) => {
    await openHydrated(page, `/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  });
}

test('at 360 px nothing of the home page is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
