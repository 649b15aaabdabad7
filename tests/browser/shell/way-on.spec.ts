import { expect, openHydrated, test } from '../support/test';

for (const route of ['/services/mexico', '/services/cryptofiat', '/services/peru']) {
  test(`the breadcrumbs of ${route} say nothing twice`, async ({ page }) => {
    await openHydrated(page, route);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    const words = (await crumbs.allInnerTexts()).map((text) => text.trim());
    expect(words.length).toBeGreaterThan(3);
    expect(new Set(words).size).toBe(words.length);
  });
}

for (const width of [1280, 2560]) {
  for (const route of ['/invoicing/', '/services/astropay']) {
    test(`${route} stands in the middle at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, route);
      const { left, right } = await page.evaluate(() => {
        const row = document.querySelector('main .row');
        const columns = [...(row?.children ?? [])].map((column) => column.getBoundingClientRect());
        return {
          left: Math.min(...columns.map((box) => box.left)),
          right: document.documentElement.clientWidth - Math.max(...columns.map((box) => box.right)),
        };
      });
      expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
    });
  }
}

test('at 2560 px the page with its sidebar stands in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await openHydrated(page, '/callbacks');
  const { left, right } = await page.evaluate(() => {
    const sidebar = document.querySelector('.theme-doc-sidebar-container')?.getBoundingClientRect();
    const main = document.querySelector('main')?.getBoundingClientRect();
    return { left: sidebar?.left ?? 0, right: document.documentElement.clientWidth - (main?.right ?? 0) };
  });
  expect(left).toBeGreaterThan(200);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
});
