import { clipboard } from '../support/clipboard';
import { expect, openHydrated, test, type Page } from '../support/test';

const PAGE = '/services/pix';
const blocks = (page: Page) => page.locator('article [data-code]').filter({ visible: true });

test('a block names its language', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(blocks(page).first().locator('[data-language]')).toHaveText('Shell');
});

test('a line that is longer than its block goes on in the next, and is one line where it is copied', async ({
  page,
}) => {
  await openHydrated(page, '/clients');
  const read = await clipboard(page);
  const block = blocks(page).filter({ hasText: 'gateway_sign' }).first();
  const { longest, text, isCut } = await block.locator('pre').evaluate((code) => ({
    longest: Math.max(...code.textContent.split('\n').map((line) => line.length)),
    text: code.textContent,
    isCut: code.scrollWidth > code.clientWidth + 1,
  }));
  expect(longest).toBeGreaterThan(100);
  expect(isCut).toBe(false);
  await block.getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(read).toBe(text);
});

test('long code shows its beginning, then all of it', async ({ page }) => {
  await openHydrated(page, PAGE);
  const button = page.getByRole('button', { name: /^Show all of/ }).first();
  const code = blocks(page).filter({ has: button }).first().locator('pre');
  const name = String(await code.getAttribute('data-scrolls'));
  const hidden = () =>
    page.locator(`pre[data-scrolls="${name}"]`).evaluateAll((boxes) => {
      const box = boxes.find((item) => item.clientHeight > 0);
      return box ? box.scrollHeight - box.clientHeight : 0;
    });
  expect(await hidden()).toBeGreaterThan(50);
  await button.click();
  expect(await hidden()).toBeLessThanOrEqual(1);
});

test('a file of a client can be saved, and is what the page prints', async ({ page }) => {
  await openHydrated(page, '/clients');
  await page.getByRole('tab', { name: 'PHP' }).first().click();
  const block = blocks(page).filter({ hasText: 'GatewayClient.php' }).first();
  const link = block.getByRole('link', { name: 'Download GatewayClient.php' });
  const file = await page.request.get(String(await link.getAttribute('href')));
  expect(file.status()).toBe(200);
  expect((await file.text()).trimEnd()).toBe((await block.locator('code').textContent())?.trimEnd());
  await expect(link).toHaveAttribute('download', 'GatewayClient.php');
});

test('a translator that turns the page from right to left leaves code alone', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  const directions = await page
    .locator('article :is(pre, code)')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).direction));
  expect(new Set(directions)).toEqual(new Set(['ltr']));
  const turned = await page
    .locator('article p')
    .first()
    .evaluate((text) => getComputedStyle(text).direction);
  expect(turned).toBe('rtl');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code is whole, and nothing is offered that cannot work', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
    const heights = await blocks(page)
      .locator('pre')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollHeight - box.clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  });
});
