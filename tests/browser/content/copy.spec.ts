import { clipboard } from '../support/clipboard';
import { expect, openHydrated, test } from '../support/test';

test('a test value is copied as it is, and screen readers hear it', async ({ page }) => {
  await openHydrated(page, '/reference/test_cards');
  const copied = await clipboard(page);
  await page.getByRole('button', { name: 'Copy 4111111111111111' }).first().click();
  await expect.poll(copied).toBe('4111111111111111');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
});

test('code is copied without its colours, byte for byte', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create');
  const copied = await clipboard(page);
  await page.getByRole('tabpanel').first().getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(copied).not.toBe('');
  const [, json = ''] = /^body='(\{[\s\S]*?\n\})'$/m.exec(await copied()) ?? [];
  const body = JSON.parse(json) as { external_transaction_id: string };
  expect(body.external_transaction_id).toBe('order-1001');
});

test('the address of an operation is copied with its host', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create');
  const copied = await clipboard(page);
  await page.getByRole('button', { name: /^Copy the address/ }).click();
  await expect.poll(copied).toMatch(/^https:\/\/.+\/api\/v2\/transaction\/create$/);
});

test('a browser that refuses says so instead of failing in silence', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openHydrated(page, '/reference/test_cards');
  await page.getByRole('button', { name: 'Copy 4111111111111111' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'does not allow' })).toHaveCount(1);
});
