import { expect, openHydrated, test } from '../support/test';

test('the footer shows the copyright year and the brand of each profile', async ({ page, secondSite }) => {
  await openHydrated(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(/© 2025 .+ version 3\.8\.1/);
  await openHydrated(page, secondSite.home);
  await expect(page.getByRole('contentinfo')).toContainText(/© 2031 Kestrel Payments\. .+ version 9\.4\.2/);
});

test('the skip link is the first stop, shows itself, and leads past the navigation', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main, .main-wrapper') !== null);
  expect(inMain).toBe(true);
});

test('the table of contents has headings of levels 2 and 3 and marks the one that is read', async ({
  page,
}) => {
  await openHydrated(page, '/callbacks');
  const toc = page.locator('.theme-doc-toc-desktop');
  const entries = await toc
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((found) => found.map((heading) => `#${heading.id}`));
  expect(entries).toEqual(headings);
  await toc.locator('a').nth(1).click();
  await expect(toc.locator('.table-of-contents__link--active')).toHaveAttribute('href', entries[1] ?? '');
});

test('breadcrumbs name the section and the page; the home crumb leads home', async ({ page }) => {
  await openHydrated(page, '/reference/api_error_codes');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs).toContainText('Reference');
  await crumbs.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('previous and next follow the sidebar', async ({ page }) => {
  await openHydrated(page, '/response_format');
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', '/request_format');
  await pager.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/callbacks$/);
});

test.describe('at the breakpoint of 996 px', () => {
  for (const { width, desktop } of [
    { width: 997, desktop: true },
    { width: 996, desktop: false },
  ]) {
    test(`a window of ${width} px has the ${desktop ? 'desktop' : 'mobile'} layout`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, '/callbacks');
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible({ visible: desktop });
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({ visible: desktop });
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({ visible: !desktop });
      await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible({
        visible: !desktop,
      });
    });
  }
});

test('the mobile sidebar shows the section, leads back to the site entries, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/request_format');
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.getByRole('link', { name: 'Response format' })).toBeInViewport();
  await drawer.getByRole('button', { name: /Back to main menu/ }).click();
  await expect(drawer.getByRole('link', { name: 'Merchant Dashboard' })).toBeInViewport();
  await drawer.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(drawer).not.toBeInViewport();

  await button.click();
  await drawer.getByRole('link', { name: 'Refunds' }).click();
  await expect(page).toHaveURL(/\/refunds$/);
  await expect(drawer).not.toBeInViewport();
});

test('no page is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of [
    '/',
    '/request_format',
    '/api/v2/transaction/create',
    '/reference/api_error_codes',
    '/no/such',
  ]) {
    await openHydrated(page, route);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, route).toBeLessThanOrEqual(0);
  }
});

for (const width of [1280, 1600, 1920])
  test(`beside the sidebar every kind of page begins at the same edge, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const edges = new Map<string, number | undefined>();
    for (const route of ['/', '/services/pix', '/api/v2/transaction/create', '/run', '/payment_methods']) {
      await openHydrated(page, route);
      edges.set(route, (await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
    }
    expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
  });

test('on a phone one line stands above the title, and its list opens below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of ['/services/bank_transfer/pyg_payout', '/api/v2/transaction/create', '/callbacks']) {
    await openHydrated(page, route);
    const close = page.getByRole('button', { name: 'Close', exact: true });
    if (await close.isVisible()) await close.click();
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThanOrEqual(130);
  }
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Home page' })
    .click();
  await expect(page).toHaveURL(/\/$/);
});
