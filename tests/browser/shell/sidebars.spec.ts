import { expect, followSuddenly, openHydrated, test } from '../support/test';

test('the sidebar marks the open page, and only that', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/pay');
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/api/v2/transaction/pay');
});

for (const route of ['/api/v2/transaction/create', '/api/v1/transaction/pay', '/services/upi'] as const) {
  test(`the sidebar shows the entry of ${route} without a turn of the wheel`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, route);
    await expect(page.locator('.theme-doc-sidebar-container [aria-current="page"]')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('one section of the sidebar is open, and the next one closes it', async ({ page }) => {
  await openHydrated(page, '/services/pix');
  const menu = page.locator('.theme-doc-sidebar-menu');
  const open = menu.locator('.menu__list-item-collapsible > a[aria-expanded="true"]');
  await expect(open).toHaveText(['Brazil']);
  await menu.locator('a[aria-expanded]', { hasText: 'Mexico' }).click();
  await expect(open).toHaveText(['Mexico']);
  await followSuddenly(page, '/payment_methods');
  await expect(page).toHaveTitle(/find a payment method/i);
});

test.describe('the mobile sidebar', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.navbar-sidebar') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});
