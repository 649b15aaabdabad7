import { expect, openHydrated, test } from '../support/test';

test('the sidebar marks the open page, and only that', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/pay');
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/api/v2/transaction/pay');
});
