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

test.describe('a row in a tab that is not chosen', () => {
  const chosen = (page: Page) => page.getByRole('tab', { selected: true });
  const row = (page: Page) => page.locator('#amount-expired');

  test('is opened by its address, and its tab can be left again', async ({ page }) => {
    await openHydrated(page, '/reference/test_cards#amount-expired');
    await expect(row(page)).toBeInViewport();
    await expect(chosen(page)).toHaveText('Amounts');
    await page.getByRole('tab', { name: 'Phones' }).click();
    await expect(row(page)).toBeHidden();
    await expect(chosen(page)).toHaveText('Phones');
  });

  test('is opened by a link from another page', async ({ page }) => {
    await openHydrated(page, '/services/pix');
    await page.evaluate(() => document.querySelectorAll('details').forEach((block) => (block.open = true)));
    await page.locator('article a[href$="/reference/test_cards#amount-expired"]').first().click();
    await expect(page).toHaveURL(/test_cards#amount-expired$/);
    await expect(row(page)).toBeInViewport();
    await expect(chosen(page)).toHaveText('Amounts');
  });
});
