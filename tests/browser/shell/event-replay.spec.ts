import { hold, SCRIPTS, type Held } from '../support/hold';
import { expect, hydrated, idle, test, type Page } from '../support/test';

/** Opens a page whose scripts are still on their way: a reader sees it, and nothing of it works yet. */
async function openEarly(page: Page, path: string): Promise<Held> {
  const scripts = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return scripts;
}

async function comeAlive(page: Page, scripts: Held): Promise<void> {
  await scripts.release();
  await hydrated(page);
}

test.describe('before the scripts have come, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens when they are there', async ({ page }) => {
    const scripts = await openEarly(page, '/callbacks');
    await page.locator('button.navbar__toggle').click();
    await comeAlive(page, scripts);
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });

  test('what is typed into the search stays, and is answered', async ({ page }) => {
    const scripts = await openEarly(page, '/callbacks');
    const input = page.getByRole('combobox', { name: 'Search the documentation' });
    await input.click();
    await input.pressSequentially('signature');
    await comeAlive(page, scripts);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(input).toHaveValue('signature');
    await expect(input).toBeFocused();
  });
});

test('a tab is chosen when its script is there', async ({ page }) => {
  const scripts = await openEarly(page, '/api/v2/transaction/create');
  const tab = page.locator('main [role=tab]:visible').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await comeAlive(page, scripts);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a tool opens when its script is there', async ({ page }) => {
  const scripts = await openEarly(page, '/api/v2/transaction/create');
  await page.getByRole('button', { name: 'Put in your own values' }).first().click();
  await comeAlive(page, scripts);
  await expect(page.getByRole('group', { name: 'Your own values' })).toBeFocused();
});

test('a click elsewhere forgets the first one', async ({ page }) => {
  const scripts = await openEarly(page, '/api/v2/transaction/create');
  const tab = page.locator('main [role=tab]:visible').nth(1);
  await tab.click();
  await page.getByRole('heading', { level: 1 }).click();
  await comeAlive(page, scripts);
  await idle(page);
  await expect(tab).toHaveAttribute('aria-selected', 'false');
});

test('what is chosen in the finder is added to its address when its script is there', async ({ page }) => {
  const scripts = await openEarly(page, '/payment_methods?direction=payin');
  const finder = page.getByRole('search', { name: 'Payment methods' });
  await finder.getByLabel('Country').selectOption({ label: 'Poland' });
  await finder.getByLabel('The payer gives').selectOption({ label: 'code' });
  await comeAlive(page, scripts);
  await expect(page).toHaveURL('/payment_methods?direction=payin&country=PL&gives=code');
  await expect(finder.getByLabel('Country')).toHaveValue('PL');
  await expect(finder.getByLabel('The payer gives')).toHaveValue('code');
});

test('the version that is chosen in the sidebar shows when the script is there', async ({ page }) => {
  const scripts = await openEarly(page, '/api/v2/list');
  await page.locator('select[data-version=v2]').first().selectOption('v1');
  await comeAlive(page, scripts);
  await expect(page.locator('html')).toHaveAttribute('data-api-version', 'v1');
  await expect(page.locator('select[data-version=v2]').first()).toHaveValue('v2');
});

test('what is typed on the page of results stays with the filter of its address, and is answered', async ({
  page,
}) => {
  const scripts = await openEarly(page, '/search?version=v1');
  const input = page.getByRole('main').getByRole('searchbox');
  await input.pressSequentially('refund');
  await comeAlive(page, scripts);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(input).toHaveValue('refund');
  await expect(page).toHaveURL('/search?q=refund&version=v1');
});
