import routes from '../../content/routes.json';
import { expect, openHydrated, test } from '../support/test';

const WITHOUT_SIDEBAR = routes.filter(({ sidebar }) => sidebar === null).map(({ path }) => path);

test('every page without a sidebar has the way to its section, and pages to go on to', async ({ page }) => {
  test.setTimeout(WITHOUT_SIDEBAR.length * 5000);
  expect(WITHOUT_SIDEBAR.length).toBeGreaterThan(30);
  for (const route of WITHOUT_SIDEBAR) {
    await page.goto(route);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
    await expect.soft(crumbs, `${route} has home and section`).toHaveCount(2);
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
    expect.soft(await next.count(), `${route} leads on`).toBeGreaterThan(0);
  }
});

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
