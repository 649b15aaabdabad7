import { expect, openHydrated, test, type Page } from '../support/test';

const PAGE = '/services/pix';
const blocks = (page: Page) => page.locator('article [data-code]').filter({ visible: true });
const wrap = (page: Page) => blocks(page).getByRole('button', { name: 'Wrap lines' });

test('a block names its language', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(blocks(page).first().locator('[data-language]')).toHaveText('Shell');
});

const isCut = (box: Element) => box.scrollWidth > box.clientWidth + 1;

test('no line is cut on a phone, nor in the column of samples', async ({ page }) => {
  for (const [width, route] of [
    [360, '/clients'],
    [1280, '/api/v2/transaction/pay'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openHydrated(page, route);
    const codes = await blocks(page).locator('pre').all();
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(await code.evaluate(isCut)).toBe(false);
    await expect(wrap(page)).toHaveCount(0);
  }
});

test('long lines in a wide column wrap when they are asked to, on every page and in later visits', async ({
  page,
}) => {
  const long = (text: string) => blocks(page).filter({ hasText: text }).first();
  await openHydrated(page, '/clients');
  const code = long('gateway_sign').locator('pre');
  expect(await code.evaluate(isCut)).toBe(true);
  await long('gateway_sign').getByRole('button', { name: 'Wrap lines' }).click();
  expect(await code.evaluate(isCut)).toBe(false);
  await openHydrated(page, '/clients_v1');
  await expect(page.getByRole('button', { name: 'Unwrap lines' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Unwrap lines' }).first().click();
  await openHydrated(page, '/clients');
  expect(await code.evaluate(isCut)).toBe(true);
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
    await expect(page.getByRole('button', { name: /Wrap|Show all/ })).toHaveCount(0);
    const heights = await blocks(page)
      .locator('pre')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollHeight - box.clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  });
});
