import type { Locator } from '@playwright/test';
import { expect, openHydrated, test, type Page } from '../support/test';

test('the version switch leads to the same place of the other version', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create');
  await page.getByRole('heading', { name: 'Errors' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('heading', { name: 'Errors' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const link = page
    .getByRole('navigation', { name: 'Version of the API' })
    .getByRole('link', { name: 'Version 1' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/api\/v1\/transaction\/create#errors$/);
  await expect(page.getByRole('heading', { name: 'Errors' })).toBeInViewport();
});

test('a link to a parameter inside a closed block opens the block', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create#request-point-callback_url');
  await expect(page.locator('#request-point-callback_url')).toBeInViewport();
});

const column = (page: Page) => page.getByRole('region', { name: 'Samples' });
const chosen = (page: Page) =>
  column(page).getByRole('tablist', { name: 'Sample' }).getByRole('tab', { selected: true });
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

for (const width of [1200, 1280, 1600]) {
  test(`from ${width} px the samples are a column that begins at the title`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/api/v2/transaction/create');
    const [samples, title, field] = await Promise.all([
      boxOf(column(page).locator('pre').first()),
      boxOf(page.getByRole('heading', { level: 1 })),
      boxOf(page.locator('#request-service_id')),
    ]);
    expect(samples.x).toBeGreaterThan(field.x + field.width - 1);
    const top = await boxOf(column(page));
    expect(Math.abs(top.y - title.y)).toBeLessThan(40);
    expect(samples.x + samples.width).toBeLessThanOrEqual(width);
  });
}

test('the page begins with purpose, address and samples; the opening of the writer follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, '/api/v2/transaction/create');
  const tops = await Promise.all(
    [
      page.getByText('Registers a payment and returns the address'),
      page.getByRole('navigation', { name: 'Version of the API' }),
      column(page),
      page.getByRole('button', { name: 'Run this request here' }),
      page.getByText('Call this when the payer should pay'),
      page.getByRole('heading', { level: 2 }).first(),
    ].map(async (part) => (await boxOf(part)).y),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('the column follows the section in view, and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/api/v2/transaction/create');
  await expect(chosen(page)).toHaveText('Request');
  for (const [id, name] of [
    ['responses', 'Response'],
    ['errors', 'Error'],
    ['request', 'Request'],
  ] as const) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
    await expect(chosen(page)).toHaveText(name);
    await expect(column(page).locator('pre').filter({ visible: true }).first()).toBeInViewport();
  }
});

test('one select chooses the scenario, and no two have one name', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/pay');
  const select = page.getByLabel('Example of the request');
  const names = await select.locator('option').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  const code = column(page).locator('pre').filter({ visible: true });
  const before = await code.textContent();
  await select.selectOption({ index: 3 });
  await expect(code).toHaveCount(1);
  expect(await code.textContent()).not.toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every sample of the column is there under its name', async ({ page }) => {
    await page.goto('/api/v2/transaction/create');
    for (const name of ['Request', 'Response', 'Error'])
      await expect(column(page).getByText(name, { exact: true }).filter({ visible: true })).not.toHaveCount(
        0,
      );
    await expect(column(page).getByRole('combobox')).toHaveCount(0);
  });
});

test('code that is longer than its block scrolls in it, which the keyboard reaches', async ({ page }) => {
  await openHydrated(page, '/clients');
  const code = page.locator('article pre').filter({ visible: true, hasText: 'gateway_sign' }).first();
  await code.focus();
  await expect(code).toBeFocused();
  const before = await code.evaluate((box) => box.scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => code.evaluate((box) => box.scrollTop)).toBeGreaterThan(before);
});
