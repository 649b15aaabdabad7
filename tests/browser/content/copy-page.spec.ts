import { clipboard } from '../support/clipboard';
import { FRAME, openWithStoppedClock } from '../support/clock';
import { expect, openHydrated, test } from '../support/test';

const PAGE = '/api/v2/transaction/create';

test('the page is copied as its Markdown twin, and screen readers hear it', async ({ page, request }) => {
  await openWithStoppedClock(page, PAGE);
  const copied = await clipboard(page);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(FRAME);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
  const twin = await request.get(`${PAGE}.md`);
  expect(twin.headers()['content-type']).toContain('text/markdown');
  expect(await copied()).toBe(await twin.text());
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
});

test('a twin that cannot be fetched is said, and the button stays', async ({ page, guard }) => {
  guard.expectMessage(/Failed to load resource/);
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `could not be copied. The server responds to ${PAGE}.md with HTTP 503` }),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
});

test('the head names the twin of the page that is open, also after a click', async ({ page }) => {
  const twin = page.locator('head link[rel="alternate"][type="text/markdown"]');
  await openHydrated(page, PAGE);
  await expect(twin).toHaveAttribute('href', `${PAGE}.md`);
  await page.getByRole('article').getByRole('link', { name: 'Callbacks', exact: true }).first().click();
  await expect(page).toHaveURL(/\/callbacks$/);
  await expect(twin).toHaveAttribute('href', '/callbacks.md');
});

test('on a phone the button stands in the line of the way to the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, PAGE);
  const button = await page.getByRole('button', { name: 'Copy as Markdown' }).boundingBox();
  const section = await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByText('Payments')
    .boundingBox();
  expect(Math.abs((button?.y ?? 0) - (section?.y ?? 99))).toBeLessThan(8);
  expect((section?.x ?? 0) + (section?.width ?? 0)).toBeLessThan(button?.x ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link is there, and the button is not', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `${PAGE}.md`);
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  });
});
