import { clipboard } from '../support/clipboard';
import { expect, openHydrated, test, type Page } from '../support/test';

/** The rows that look marked: those with the mark's bar at their left. */
const marked = (page: Page): Promise<string[]> =>
  page
    .locator('tbody tr[id]')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).boxShadow !== 'none').map((row) => row.id),
    );

test('an address with a row scrolls to the row and marks it', async ({ page }) => {
  await openHydrated(page, '/reference/currency_codes#uah');
  await expect(page.locator('#uah')).toBeInViewport();
  await expect.poll(() => marked(page)).toEqual(['uah']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row is marked all the same', async ({ page }) => {
    await page.goto('/reference/currency_codes#uah');
    await expect(page.locator('#uah')).toBeInViewport();
    expect(await marked(page)).toEqual(['uah']);
  });
});

test('a link from another page marks its row and no other', async ({ page }) => {
  await openHydrated(page, '/reference/currency_codes#uah');
  await page.getByRole('link', { name: /^106 / }).first().click();
  await expect(page).toHaveURL(/\/reference\/api_error_codes#106$/);
  await expect(page.locator('[id="106"]')).toBeInViewport();
  await expect.poll(() => marked(page)).toEqual(['106']);
  await page.goBack();
  await expect.poll(() => marked(page)).toEqual(['uah']);
});

test('the link in a row moves the mark', async ({ page }) => {
  await openHydrated(page, '/reference/currency_codes#uah');
  await page.locator('#usd').getByRole('link').click();
  await expect(page).toHaveURL(/#usd$/);
  await expect.poll(() => marked(page)).toEqual(['usd']);
});

test('a link to a row that the filter hides shows the row', async ({ page }) => {
  await openHydrated(page, '/reference/transaction_statuses');
  const field = page.getByRole('searchbox', { name: 'Filter rows' });
  await field.fill('pending');
  await expect(page.locator('[id="4"]')).toBeHidden();
  await page.locator('article').getByRole('link', { name: '4 reversed' }).first().click();
  await expect(page).toHaveURL(/#4$/);
  await expect(field).toHaveValue('');
  await expect(page.locator('[id="4"]')).toBeInViewport();
  await expect.poll(() => marked(page)).toEqual(['4']);
});

test('the same link shows the row again after a new filter', async ({ page }) => {
  await openHydrated(page, '/reference/transaction_statuses#4');
  const field = page.getByRole('searchbox', { name: 'Filter rows' });
  await field.fill('pending');
  await expect(page.locator('[id="4"]')).toBeHidden();
  await page.locator('article').getByRole('link', { name: '4 reversed' }).first().click();
  await expect(page.locator('[id="4"]')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('a code is copied from its row', async ({ page }) => {
  await openHydrated(page, '/reference/state_codes');
  const copied = await clipboard(page);
  await page.locator('#us-ca').getByRole('button', { name: 'Copy US-CA' }).click();
  await expect.poll(copied).toBe('US-CA');
});
