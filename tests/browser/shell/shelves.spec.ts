import { expect, hydrated, openHydrated, test, type Page } from '../support/test';

/** Where each shelf of the documentation sidebar begins. */
const SHELVES = {
  Guides: '/',
  Methods: '/payment_methods',
  API: '/api/v2/list',
  'Tools and reference': '/run',
} as const;

const MOST_ENTRIES = 24;

const shelf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Parts of the documentation' })
    .getByRole('link', { name, exact: true })
    .filter({ visible: true });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });

    test('each shelf is one click away, says that it is open, and shows few entries', async ({ page }) => {
      await page.goto('/services/bank_transfer/pyg_payout');
      for (const [name, route] of Object.entries(SHELVES)) {
        await expect(shelf(page, name)).toBeInViewport({ ratio: 1 });
        await shelf(page, name).click();
        await expect(page).toHaveURL(route);
        await expect(shelf(page, name)).toHaveAttribute('aria-current', 'true');
        await expect(page.locator('.gw-shelves [aria-current]:visible')).toHaveCount(1);
        const entries = page.locator('.theme-doc-sidebar-container .menu__link:visible');
        await expect(entries.and(page.locator(`[href="${route}"]`))).toHaveAttribute('aria-current', 'page');
        // Without JavaScript the calls of both versions stand there.
        if (javaScriptEnabled || name !== 'API')
          expect(await entries.count(), name).toBeLessThanOrEqual(MOST_ENTRIES);
      }
    });
  });

test('a call whose page has no sidebar is linked from its group', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/cancel');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'transaction/complete' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/api/v2/transaction/complete');
  await expect(sidebar).toHaveCount(0);
});

test('the menu of a phone opens at the open page, and stays open while the reader looks at another shelf', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, '/reference/wallet_movements');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.locator('.navbar-sidebar');
  const current = drawer.locator('.gw-shelves ~ li [aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(shelf(page, 'Tools and reference')).toBeInViewport({ ratio: 1 });
  await shelf(page, 'API').click();
  await expect(page).toHaveURL('/api/v2/list');
  await hydrated(page);
  await expect(current.filter({ visible: true })).toHaveText('All methods');
  await expect(current.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await drawer.getByRole('link', { name: 'All methods' }).filter({ visible: true }).click();
  await expect(drawer).not.toBeInViewport();
});
