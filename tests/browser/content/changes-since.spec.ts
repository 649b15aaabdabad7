// The page of what changed since a version: the choice stands in the address, and without scripts every release is there.
import { expect, openHydrated, test, type Page } from '../support/test';

const older = (page: Page) => page.locator('[data-release="3.8.0"]');

test('a version leaves out what is not later, in the address and by keyboard', async ({ page }) => {
  await openHydrated(page, '/changes_since?since=3.8.0');
  await expect(page.locator('[data-release="3.8.1"]').first()).toBeVisible();
  await expect(older(page).first()).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'since 3.8.0' })).toBeVisible();
  const choice = page.getByRole('navigation', { name: 'Show what changed since version' });
  await choice.getByRole('link', { name: '3.8.1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/since=3\.8\.1$/);
  await expect(page.locator('[data-release="3.8.1"]').first()).toBeHidden();
  await choice.getByRole('link', { name: 'All', exact: true }).click();
  await expect(older(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every release is there, and nothing is asked', async ({ page }) => {
    await page.goto('/changes_since?since=3.8.0');
    await expect(older(page).first()).toBeVisible();
    await expect(page.locator('[data-since]')).toBeHidden();
  });
});
