import { expect, openHydrated, test } from '../support/test';

test('ticks of the go-live checklist last, and paper has a box for each item', async ({ page }) => {
  await openHydrated(page, '/go_live');
  const items = page.locator('[data-checklist] > ul > li');
  const boxes = items.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  expect(await boxes.count()).toBe(await items.count());
  await boxes.first().check();
  await openHydrated(page, '/go_live');
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(boxes.filter({ visible: true })).toHaveCount(await items.count());
});

test('without scripts the checklist has an empty box for each item', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/go_live`);
  const borders = await page
    .locator('[data-checklist] > ul > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').borderTopWidth));
  expect(borders.length).toBeGreaterThan(10);
  expect(borders.filter((width) => Number.parseFloat(width) === 0)).toEqual([]);
  await context.close();
});
