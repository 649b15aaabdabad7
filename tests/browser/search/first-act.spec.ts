/** The search as the first thing that a reader does: it works by scripts of its own, before those of the page and without them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hold } from '../support/hold';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts';
import { drawn, expect, hydrated, test, type Page } from '../support/test';
import { barOf, suggest } from './support';

test.use({ readerIsThere: false });

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated);

/** Paths that the page and its worker ask for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.context().on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('costs at most 120 kB until the first whole result, and nothing else goes', async ({ page, site }) => {
  await page.goto('/callbacks');
  const paths = asked(page);
  const { options } = await suggest(page, 'refund');
  await expect(options.first()).toContainText(/refund/i);
  expect(paths.filter((file) => !/^\/(assets|search-index)\//.test(file))).toEqual([]);
  expect(paths.filter((file) => file.includes('/main.'))).toEqual([]);
  const sizes = paths.map((file) => brotliCompressSync(readFileSync(path.join(site.folder, file))).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`search as first act: ${bytes} bytes in ${paths.length} files`);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

test('loads its worker beside the script of the bar', async ({ page }) => {
  await page.goto('/callbacks');
  const paths = asked(page);
  const box = await hold(page, '**/search-box.*');
  await barOf(page).input.focus();
  await expect.poll(() => paths.filter((file) => file.includes('/search-worker.'))).toHaveLength(1);
  await box.release();
  const { options } = await suggest(page, 'refund');
  await expect(options.first()).toContainText(/refund/i);
  expect(paths.filter((file) => file.includes('/search-worker.'))).toHaveLength(1);
});

test('answers keys, opens what was chosen, and remembers the query', async ({ page }) => {
  await page.goto('/callbacks');
  const { input, options } = await suggest(page, 'pix');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/services\/pix$/);
  await barOf(page).input.focus();
  await expect(barOf(page).form.getByRole('button', { name: 'pix' })).toBeVisible();
});

test('is taken over by the scripts of the page as it stands, without a shift', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/callbacks');
  const { input, options, form } = await suggest(page, 'refund');
  const before = await options.allTextContents();
  expect(await isHydrated(page)).not.toBe('true');
  const early = await layoutShift(page);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await hydrated(page);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('refund');
  expect(await options.allTextContents()).toEqual(before);
  await expect(form).toHaveAttribute('data-search-status', 'ready');
  await drawn(page);
  expect((await layoutShift(page)) - early).toBeLessThan(0.01);
  // From here on the router takes the reader there.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await options.first().click();
  await expect(page).not.toHaveURL('/callbacks');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('goes on where its script did not come at first', async ({ page, guard }) => {
  guard.expectMessage(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/callbacks');
  await page.context().route('**/search-box.*', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await barOf(page).input.focus();
  await failed;
  await page.context().unroute('**/search-box.*');
  await barOf(page).input.blur();
  const { options } = await suggest(page, 'refund');
  await expect(options.first()).toContainText(/refund/i);
});
