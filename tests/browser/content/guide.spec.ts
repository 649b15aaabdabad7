import { expect, openHydrated, test } from '../support/test';

const GUIDES = [
  '/services/pix',
  '/services/acquiring_h2h',
  '/services/mobile_money/kenya',
  '/services/oxxo_pay',
];
test('the first screen has a promise, the facts with full names, and leads to request, test values and diagram', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const route of GUIDES) {
    await openHydrated(page, route);
    // One sentence below the title, the switch where there is one, and then the facts: the request follows.
    const [promise, facts] = await page.locator('.theme-doc-markdown > header ~ :not(nav)').allInnerTexts();
    expect.soft(promise, route).toMatch(/^[A-Z][^.!?]+\.$/);
    const described = await page.locator('meta[name="description"]').getAttribute('content');
    expect.soft(described?.startsWith(String(promise)), route).toBe(true);
    expect.soft(facts, route).toMatch(/^\s*(Pay-in|Payout)\n/);
    const parts = page.getByRole('navigation', { name: 'Parts of this guide' });
    await expect(parts, route).toBeInViewport({ ratio: 1 });
    await expect(parts.getByRole('link')).toHaveText(['First request', 'Test values', 'Diagram']);
  }
  await openHydrated(page, '/services/pix');
  const facts = page.locator('article').getByRole('listitem').filter({ hasText: 'Country: Brazil' });
  await expect(facts.first()).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Parts of this guide' })
    .getByRole('link', { name: 'Test values' })
    .click();
  await expect(page).toHaveURL(/#sandbox$/);
  await expect(page.locator('#sandbox')).toBeInViewport();
});

test('a link to a row that is folded opens its block', async ({ page }) => {
  for (const [address, row] of [
    ['/services/pix#pix-answer-lost', '#pix-answer-lost'],
    ['/services/pix#scheme-pix-refund_window', '#scheme-pix-refund_window'],
    ['/api/v2/transaction/pay#headers-X-Signature', '#headers-X-Signature'],
    ['/api/v2/transaction/pay#request-transparency_token', '#request-transparency_token'],
    ['/api/v2/transaction/pay#errors-104', '#errors-104'],
  ] as const) {
    await openHydrated(page, address);
    await expect(page.locator(row)).toBeInViewport();
  }
});

test('the browser finds what is folded: it opens the block', async ({ page }) => {
  await page.goto('/services/blik#:~:text=gateway.mjs%20play%20blik');
  const block = page.locator('#blik-scenarios');
  await expect(block).toHaveAttribute('open', '');
  await expect(block.locator('#blik-play + * pre')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a folded request of a second service opens, and on paper it is open', async ({ page }) => {
    await page.goto('/services/chile');
    const block = page.locator('details[id$="-request-and-response"]').first();
    await expect(block.locator('pre').first()).toBeHidden();
    await block.locator('> summary').click();
    await expect(block.locator('pre').first()).toBeVisible();
    await block.locator('> summary').click();
    await page.emulateMedia({ media: 'print' });
    await expect(block.locator('pre').first()).toBeVisible();
  });
});
