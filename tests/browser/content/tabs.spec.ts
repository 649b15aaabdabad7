import { layoutShift, watchLayoutShifts } from '../support/layout-shifts';
import { drawn, expect, openHydrated, test, type Page } from '../support/test';

const languages = (page: Page) => page.getByRole('tablist', { name: 'Programming language' }).first();
const shown = (page: Page) => page.getByRole('tabpanel').filter({ visible: true }).first();

test('one language shows, chosen with the mouse or the keyboard', async ({ page }) => {
  await openHydrated(page, '/clients');
  const tabs = languages(page).getByRole('tab');
  await expect(tabs).toHaveText(['cURL', 'PHP', 'Python', 'Node.js', 'Java', 'Go']);
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(shown(page)).toContainText('GatewayClient.php');

  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(shown(page)).toContainText('gateway_client.py');
  await page.keyboard.press('End');
  await expect(tabs.nth(5)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toBeFocused();
});

test('the language holds on other pages and in other windows', async ({ page, context }) => {
  await openHydrated(page, '/clients');
  const other = await context.newPage();
  await openHydrated(other, '/callback_code');
  await languages(page).getByRole('tab', { name: 'Go' }).click();
  await expect(languages(other).getByRole('tab', { name: 'Go' })).toHaveAttribute('aria-selected', 'true');
  await other.reload();
  await expect(languages(other).getByRole('tab', { name: 'Go' })).toHaveAttribute('aria-selected', 'true');
});

test('a page with tabs does not jump when scripts take it over', async ({ page }) => {
  await watchLayoutShifts(page);
  await openHydrated(page, '/api/v2/transaction/create');
  await drawn(page);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel shows under its label, and nothing is offered that cannot work', async ({ page }) => {
    await page.goto('/clients');
    const text = await page.locator('article').innerText();
    for (const file of ['GatewayClient.php', 'gateway_client.py', 'client.go']) expect(text).toContain(file);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByText('Python', { exact: true }).first()).toBeVisible();
  });
});

test('every panel is on paper', async ({ page }) => {
  await openHydrated(page, '/clients');
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
});
