import { expect, openHydrated, test } from '../support/test';

test('callbacks have their retry schedule as a heading and a table', async ({ page }) => {
  await openHydrated(page, '/callbacks#retry-schedule');
  await expect(page.getByRole('heading', { name: 'Retry schedule' })).toBeInViewport();
  const rows = page.getByRole('table', { name: 'Retry schedule' }).getByRole('row');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(2)).toHaveText(/^2\s*1 minute\s*1 minute$/);
  await expect(rows.nth(9)).toHaveText(/^9\s*24 hours/);
});
