// The payer's page of the site: what a payer sees and can do, and where the browser would go.
import {
  body,
  button,
  callbacks,
  edit,
  openRunner,
  runner,
  send,
  serverResponds,
  textIn,
  transaction,
} from '../support/runner';
import { axeOf } from '../support/axe';
import { expect, hydrated, openHydrated, test, type Page } from '../support/test';

const PAY = '/api/v2/transaction/pay';
const CREATE = '/api/v2/transaction/create';
const PAYER = '/sandbox/p/';

const sheet = (page: Page) => page.getByRole('main').getByRole('region').first();
const says = (page: Page) => sheet(page).getByRole('status');
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('the response leads to the page; it shows the payment, pays, and says where the browser goes', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openRunner(page, CREATE);
  await edit(page, (request) => (request.point = { success_url: 'https://shop.example/thanks' }));
  await send(page);
  const address = await textIn(page, 'pay_url');
  expect(new URL(address).origin + new URL(address).pathname).toBe(site.origin + PAYER);
  await openHydrated(page, address);
  await expect(sheet(page).getByRole('heading', { name: 'Hosted payment page' })).toBeVisible();
  await expect(sheet(page).getByText(/^\d+\.\d\d [A-Z]{3}$/)).toBeVisible();
  await expect(sheet(page).getByText('shop.example')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await press(page, 'Pay with this card').click();
  await expect(says(page)).toContainText('Your payment was successful. Status 1');
  await expect(says(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Back to the shop' })).toContainText(
    'success_url, with GET: https://shop.example/thanks',
  );
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Back to the page of your request' }).click();
  await page.waitForURL(`**${CREATE}`);
  await page.getByRole('button', { name: 'Run this request here' }).first().click();
  await expect(transaction(page).getByRole('listitem').last()).toContainText('by the payer');
  await expect(runner(page).getByText(/delivery 1: the signature is genuine/)).toBeVisible();
  expect(asked.filter((url) => new URL(url).origin !== site.origin)).toEqual([]);
});

test('the check of the bank posts its form to the shop; the payment waits for the update', async ({
  page,
}) => {
  await openRunner(page, PAY);
  const request = runner(page).getByLabel('Request', { exact: true });
  const options = await request.getByRole('option').allTextContents();
  await request.selectOption({ label: options.find((name) => name.includes('3-D Secure')) ?? '' });
  await edit(page, (body) => Object.assign(body.fields as object, { card_number: '4000000000000119' }));
  await send(page);
  await openHydrated(page, await textIn(page, 'acs_url'));
  await press(page, 'Pass the check').click();
  const way = page.getByRole('region', { name: 'Back to the shop' });
  await expect(way).toContainText('return_url, with POST');
  const form = await page.getByRole('region', { name: 'Body for transaction/update' }).textContent();
  await expect(says(page)).toContainText('Status 10');
  await openRunner(page, '/api/v2/transaction/update');
  await body(page).fill(form ?? '');
  await send(page);
  await expect(transaction(page).getByRole('listitem').last()).toContainText('Status 1');
});

test('waits until the gateway goes on, with whatever it does next', async ({ page }) => {
  await openRunner(page, CREATE);
  await send(page);
  await serverResponds(page, 500);
  await button(page, 'Pay with this card').click();
  await expect(callbacks(page).getByText(/delivery 1/)).toBeVisible();
  await button(page, 'Take a new external_transaction_id').click();
  await send(page);
  await page.getByRole('link', { name: 'Open the payer’s page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await press(page, /^Wait \d+ (second|minute)s?, until the next event$/).click();
  await page.getByRole('link', { name: 'Back to the page of your request' }).click();
  await page.getByRole('button', { name: 'Run this request here' }).first().click();
  await expect(callbacks(page).getByText(/delivery 2/)).toBeVisible();
});

test('opens offline from the runner, and pays', async ({ page, context }) => {
  await openRunner(page, CREATE);
  const code = page.waitForResponse((given) => given.url().includes('/assets/js/'));
  await send(page);
  await (await code).finished();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Open the payer’s page' }).click();
  await press(page, 'Pay with this card').click();
  await expect(says(page)).toContainText('Status 1');
  await context.setOffline(false);
});

test.describe('an address that leads to nothing says so, and where to go on', () => {
  for (const [address, text] of [
    [PAYER, 'This address names no payment.'],
    [`${PAYER}#/p/999999`, 'The gateway of this browser has no payment 999999.'],
    [`${PAYER}#/pages/1`, 'cannot be paid on this page'],
    [`${PAYER}#/p/%E0%A4%A`, 'This address names no payment.'],
  ] as const)
    test(address, async ({ page }) => {
      await openHydrated(page, address);
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expect(page.getByRole('link', { name: 'transaction/create' })).toBeVisible();
    });

  test('a gateway that cannot be loaded', async ({ page, guard }) => {
    guard.expectMessage(/Failed to load resource/);
    await openRunner(page, CREATE);
    await send(page);
    const address = await textIn(page, 'pay_url');
    await page.route('**/sandbox/worker.js', (route) => route.abort());
    await openHydrated(page, address);
    await expect(page.getByText('The gateway could not be loaded. The site responds, but')).toBeVisible();
    await page.unroute('**/sandbox/worker.js');
    await press(page, 'Try again').click();
    await expect(press(page, 'Pay with this card')).toBeVisible();
  });

  test('a browser that stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('No storage', 'SecurityError');
        },
      });
    });
    await openRunner(page, CREATE);
    await send(page);
    await expect(runner(page).getByText('other tabs know nothing of it')).toBeVisible();
    await page.getByRole('link', { name: 'Open the payer’s page' }).click();
    await press(page, 'Pay with this card').click();
    await expect(says(page)).toContainText('Status 1');
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('or this browser stores nothing for the site')).toBeVisible();
  });

  test('a browser without scripts', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}${PAYER}#/p/910001`);
    await expect(page.getByRole('link', { name: 'run the gateway on your machine' })).toBeVisible();
    await context.close();
  });
});

test('other pages load nothing of it, and search engines are told to leave it', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await openHydrated(page, CREATE);
  expect(asked.filter((route) => route.startsWith('/sandbox/'))).toEqual([]);
  const html = await (await request.get(PAYER)).text();
  expect(html).toContain('noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/sandbox/p');
  expect(await (await request.get('/llms.txt')).text()).not.toContain('/sandbox/p');
});

for (const mode of ['dark', 'light'] as const)
  test(`works by keyboard, has no accessibility violation, does not move, and fits 320 pixels: ${mode}`, async ({
    page,
  }) => {
    await openRunner(page, CREATE);
    await send(page);
    const address = await textIn(page, 'pay_url');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await openHydrated(page, address);
    await expect(press(page, 'Pay with this card')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const before = await axeOf(page).analyze();
    expect(before.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    await page.getByLabel('Test card').focus();
    await page.keyboard.press('Tab');
    await expect(press(page, 'Pay with this card')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(says(page)).toContainText('Status 1');
    const after = await axeOf(page).analyze();
    expect(after.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
