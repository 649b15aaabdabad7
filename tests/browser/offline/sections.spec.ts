import { expect, hydrated, openHydrated, type Page } from '../support/test';
import { suggest } from '../search/support';
import { within } from '../support/slowed';
import { isSaved, openSaved, saveNews, saved, test } from './support';

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'News' });

test('a section says its size, is saved with a progress bar, and can be read and searched without a network', async ({
  page,
  context,
}) => {
  await openSaved(page);
  await expect(row(page)).toContainText(/News(?:1 page|[2-9]\d* pages), \d+\.\d MB/);
  await expect(page.getByText(/that all pages need: search, gateway/)).toBeVisible();
  const shown: number[] = [];
  await page.exposeFunction('progressShown', (value: number) => shown.push(value));
  await page.evaluate(() => {
    const look = (): void => {
      const bar = document.querySelector('progress');
      if (bar)
        Reflect.apply(Reflect.get(window, 'progressShown') as (value: number) => void, window, [
          bar.position,
        ]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await saveNews(page);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  await expect(row(page)).toContainText('saved');

  await context.setOffline(true);
  await page.goto('/changelog');
  await hydrated(page);
  // Words whose parts of the index no page has loaded before.
  await suggest(page, 'mobile money');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a section is removed, and so is everything', async ({ page }) => {
  await openSaved(page);
  await saveNews(page);
  expect(await isSaved(page, '/changelog')).toBe(true);
  await page.getByRole('button', { name: 'Remove News' }).click();
  await expect(page.getByRole('button', { name: 'Save News' })).toBeFocused();
  expect(await isSaved(page, '/changelog')).toBe(false);

  await saveNews(page);
  await page.getByRole('button', { name: 'Remove everything from this device' }).click();
  await expect(page.getByRole('button', { name: 'Save News' })).toBeVisible();
  // That button is gone: whoever works with the keyboard goes on from here.
  await expect(page.getByRole('button', { name: 'Remove everything from this device' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeFocused();
  expect(await page.evaluate(() => caches.match('/assets/').then(() => caches.keys()))).toEqual([]);
});

test('a section that a broken network has left half saved goes on from there', async ({ page, context }) => {
  await openSaved(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save News' }).click();
  await expect(page.getByRole('alert')).toContainText('The network failed');
  await expect(row(page)).toContainText('not all of it saved yet');
  await expect(page.getByRole('button', { name: 'Remove everything from this device' })).toBeVisible();
  await context.setOffline(false);
  await saveNews(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the footer leads to the sections; keyboard and a phone are enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/response_format');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Read offline' }).click();
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  const save = page.getByRole('button', { name: 'Save News' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove News' })).toBeFocused({ timeout: within(30_000) });
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Save News' })).toBeFocused();
});

test('without JavaScript the page explains itself', async ({ request }) => {
  const html = await (await request.get('/offline')).text();
  expect(html).toMatch(/<noscript><p>Saving pages needs JavaScript/);
  expect(html).not.toMatch(/<button[^>]*aria-label="Save/);
});

test('pages that were read stay when a section with other pages goes', async ({ page }) => {
  await openSaved(page);
  await saveNews(page);
  await openHydrated(page, '/response_format');
  await saved(page, '/response_format');
  await openHydrated(page, '/offline');
  await page.getByRole('button', { name: 'Remove News' }).click();
  await expect(page.getByRole('button', { name: 'Save News' })).toBeVisible();
  expect(await isSaved(page, '/response_format')).toBe(true);
});
