import { hold, SCRIPTS } from '../support/hold';
import { expect, followSuddenly, laidOut, openHydrated, test, type Page } from '../support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const select = (page: Page) => sidebar(page).getByRole('combobox', { name: 'API' });
const calls = (page: Page, version: 'v1' | 'v2') =>
  sidebar(page)
    .getByRole('link', { name: 'All methods' })
    .and(page.locator(`[href="/api/${version}/list"]`));

test('the sidebar shows one version of the API, the newer one at first', async ({ page }) => {
  await openHydrated(page, '/api/v2/list');
  await expect(select(page)).toHaveCount(1);
  await expect(select(page)).toHaveValue('v2');
  await expect(sidebar(page).locator('.gw-api-v1:visible')).toHaveCount(0);
});

test('the select changes the version, keeps the focus, and is remembered', async ({ page }) => {
  await openHydrated(page, '/api/v2/list');
  await select(page).selectOption('v1');
  await expect(select(page)).toHaveValue('v1');
  await expect(select(page)).toBeFocused();
  await expect(sidebar(page).locator('.gw-api-v2:visible')).toHaveCount(0);
  // The shelf of the calls leads to that version from everywhere.
  await openHydrated(page, '/callbacks');
  await expect(sidebar(page).locator('.gw-api-v2:visible')).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/v1\/list$/);
  await expect(select(page)).toHaveValue('v1');
  await select(page).selectOption('v2');
  await expect(sidebar(page).locator('.gw-api-v1:visible')).toHaveCount(0);
});

test('a page of the other version shows that version, in its first frame and after a navigation', async ({
  page,
}) => {
  const held = await hold(page, SCRIPTS);
  await page.goto('/api/v1/transaction/pay', { waitUntil: 'commit' });
  // Nothing is hidden before the styles have come; nothing is painted before, either.
  await laidOut(page);
  await expect(select(page)).toHaveValue('v1');
  await held.release();
  await openHydrated(page, '/api/v2/transaction/pay');
  await expect(select(page)).toHaveValue('v2');
  await followSuddenly(page, '/api/v1/list');
  await expect(select(page)).toHaveValue('v1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both versions stand in the sidebar', async ({ page }) => {
    await page.goto('/callbacks');
    await sidebar(page).getByRole('link', { name: 'API', exact: true }).click();
    await expect(calls(page, 'v1')).toBeVisible();
    await expect(calls(page, 'v2')).toBeVisible();
    await expect(select(page)).toHaveCount(0);
  });
});
