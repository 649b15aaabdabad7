import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('a phone without scripts finds the pages of the section below the text', async ({ page }) => {
  await page.goto('/callbacks');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const end = await page.locator('article').boundingBox();
  expect((await sidebar.boundingBox())?.y).toBeGreaterThan((end?.y ?? 0) + (end?.height ?? 0));
  await sidebar.getByRole('link', { name: 'Reports' }).first().click();
  await expect(page).toHaveURL(/\/reports$/);
});

test('a phone without scripts has a way to all pages in its bar', async ({ page }) => {
  await page.goto('/callbacks');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All pages' }).click();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeInViewport();
});

test('the announcement keeps a distance from the edges of the window', async ({ page }) => {
  await page.goto('/');
  const edges = await page.locator('.gw-announcement').evaluate((bar) => {
    const range = document.createRange();
    range.selectNodeContents(bar);
    const { left, right } = range.getBoundingClientRect();
    return [left, window.innerWidth - right];
  });
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(8);
});
