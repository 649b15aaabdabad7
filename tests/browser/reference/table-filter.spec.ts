import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { hold, SCRIPTS } from '../support/hold';
import { expect, hydrated, openHydrated, test, type Page } from '../support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter rows' });
const status = (page: Page) => page.getByRole('search', { name: 'Rows of the table' }).getByRole('status');
const visibleRows = (page: Page) => page.locator('table[data-table] > tbody > tr:visible');

/** @returns how many rows a table of `data/` has */
function rowsOf(table: string): number {
  const { rows } = parse(readFileSync(`data/${table}.yaml`, 'utf8')) as { rows: readonly unknown[] };
  return rows.length;
}
const COUNTRIES = rowsOf('country-codes');

test('rows narrow as one types, and the count is announced', async ({ page }) => {
  await openHydrated(page, '/reference/country_codes');
  await expect(status(page)).toHaveText(`${COUNTRIES} rows`);
  await field(page).pressSequentially('ukr');
  await expect(visibleRows(page)).toHaveCount(1);
  await expect(page.locator('#ua')).toBeVisible();
  await expect(status(page)).toHaveText(`1 of ${COUNTRIES} rows`);
  await expect(status(page)).toHaveAttribute('aria-live', 'polite');
});

test('a query without a match says so and keeps the query; Escape shows every row again', async ({
  page,
}) => {
  await openHydrated(page, '/reference/country_codes');
  await field(page).fill('atlantis');
  await expect(status(page)).toHaveText('No rows match “atlantis”');
  await expect(visibleRows(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('atlantis');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(visibleRows(page)).toHaveCount(COUNTRIES);
  await expect(status(page)).toHaveText(`${COUNTRIES} rows`);
});

test('a button clears the filter where there is no Escape key', async ({ page }) => {
  await openHydrated(page, '/reference/language_codes');
  const showAll = page.getByRole('button', { name: 'Show all' });
  await expect(showAll).toHaveCount(0);
  await field(page).fill('ukrainian');
  await expect(visibleRows(page)).toHaveCount(1);
  await showAll.click();
  await expect(visibleRows(page)).toHaveCount(rowsOf('language-codes'));
  await expect(field(page)).toBeFocused();
});

test('sections without a row that matches go with their headings, and come back', async ({ page }) => {
  await openHydrated(page, '/reference/api_error_codes');
  const headings = page.locator('article h2:visible');
  const all = await headings.allTextContents();
  await field(page).fill('antifraud');
  await expect(page.locator('[id="240"]')).toBeVisible();
  await expect(page.locator('#wallets')).toBeHidden();
  await expect(page.locator('#antifraud')).toBeVisible();
  await field(page).fill('');
  await expect(headings).toHaveText(all);
});

test('what was typed before the page came alive counts', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto('/reference/country_codes', { waitUntil: 'commit' });
  await field(page).fill('ukraine');
  await scripts.release();
  await hydrated(page);
  await expect(visibleRows(page)).toHaveCount(1);
});

test('the list can be filtered on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/reference/currency_codes');
  await field(page).fill('euro');
  await expect(page.locator('#eur')).toBeVisible();
  await expect(page.locator('#usd')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('no value is cut off on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of ['/reference/crypto_codes', '/reference/country_codes', '/reference/bank_codes']) {
    await openHydrated(page, route);
    const cut = await page
      .locator('table[data-table] td *')
      .evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              part.getBoundingClientRect().right >
              (part.closest('table')?.getBoundingClientRect().right ?? 0) + 1,
          )
          .map((part) => part.outerHTML),
      );
    expect(cut, route).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the whole table and its downloads, and no filter', async ({ page }) => {
    await page.goto('/reference/country_codes');
    await expect(field(page)).toBeHidden();
    await expect(visibleRows(page)).toHaveCount(COUNTRIES);
    await expect(page.getByRole('link', { name: 'CSV' })).toBeVisible();
  });
});

test('the filter looks into all tabs, and stays above the rows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/reference/test_cards');
  await expect(page.locator('#card-success')).toBeVisible();
  await expect(page.locator('#error-301')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6200);
  await page.mouse.wheel(0, 3000);
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await field(page).fill('expired');
  await expect(page.locator('#amount-expired')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await field(page).fill('4000000000000127');
  await expect(visibleRows(page)).toHaveCount(1);
  await expect(page.locator('#card-3ds-challenge-failed')).toBeVisible();
  await field(page).press('Escape');
  await expect(page.locator('#amount-expired')).toBeHidden();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Cards');
});
