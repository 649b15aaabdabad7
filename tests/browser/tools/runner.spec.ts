import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { axeOf } from '../support/axe';
import { body, button, callbacks, openMore, openRunner, response, runner } from '../support/runner';
import { send, serverResponds, transaction } from '../support/runner';
import { expect, hydrated, openHydrated, test } from '../support/test';

const PAY = '/api/v2/transaction/pay';
const CREATE = '/api/v2/transaction/create';
const FIND = '/api/v2/transaction/find';

const json = (text: string | null) =>
  JSON.parse(text ?? '') as { error: { code: number }; response: Record<string, unknown> };

test.describe('an operation', () => {
  test('runs its documented request: signed bytes, response, statuses, callback; nothing leaves the site', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openRunner(page, PAY);
    await send(page);
    await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
    expect(json(await response(page).textContent()).error.code).toBe(0);
    await runner(page).getByText('What was sent and signed').click();
    await expect(runner(page).getByText(/^\d{10}\.POST\./)).toContainText('transaction/pay.{');
    await expect(transaction(page).getByRole('listitem').first()).toContainText('Status 0');
    // The guard of every test fails on a request to another host; a request of the API to this one would be a mistake too.
    expect(
      asked.filter((url) => new URL(url).origin !== site.origin || url.includes('/api/v2/transaction/pay?')),
    ).toEqual([]);
    expect(asked.filter((url) => url.endsWith('/sandbox/worker.js'))).toHaveLength(1);
  });

  test('loads nothing of it before the button', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, PAY);
    await expect(page.getByRole('button', { name: 'Run this request here' }).first()).toBeVisible();
    expect(asked.filter((route) => route.startsWith('/sandbox/'))).toEqual([]);
  });

  test('goes on offline once it is loaded', async ({ page, context }) => {
    await openRunner(page, PAY);
    await send(page);
    await context.setOffline(true);
    await button(page, 'Take a new external_transaction_id').click();
    await send(page);
    await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
    await expect(runner(page).getByRole('group', { name: /^Transaction/ })).toHaveCount(2);
    await context.setOffline(false);
  });

  test('names missing members and wrong types while the reader types', async ({ page }) => {
    await openRunner(page, PAY);
    await body(page).fill('{ "service_id": "1042" }');
    const hints = runner(page).getByRole('listitem');
    await expect(hints.filter({ hasText: 'service_id: must be an integer, and is a string.' })).toBeVisible();
    await expect(hints.filter({ hasText: 'wallet_id: is missing, and must be an integer.' })).toBeVisible();
    await body(page).fill('{ "service_id": ');
    await expect(hints.filter({ hasText: 'The body is not JSON.' })).toBeVisible();
    await send(page);
    await expect(runner(page).getByRole('link', { name: 'Error 10' })).toBeVisible();
    await expect(body(page)).toHaveValue('{ "service_id": ');
  });

  test('a lost response, an unknown path, a megabyte and more: documented, and nothing typed is lost', async ({
    page,
  }) => {
    await openRunner(page, PAY);
    await openMore(page);
    await runner(page)
      .getByLabel(/Lose the response/)
      .check();
    await send(page);
    await expect(runner(page).getByText('No response came.')).toBeVisible();
    await expect(transaction(page)).toBeVisible();
    await runner(page)
      .getByLabel(/Lose the response/)
      .uncheck();
    await runner(page).getByLabel('Path').fill('/api/v2/nowhere');
    await send(page);
    await expect(runner(page).getByText('HTTP 404.')).toBeVisible();
    await runner(page).getByLabel('Path').fill('/api/v2/transaction/pay');
    const large = `{"a":"${'x'.repeat(1_100_000)}"}`;
    await body(page).fill(large);
    await send(page);
    await expect(runner(page).getByText('HTTP 413.')).toBeVisible();
    await expect(body(page)).toHaveValue(large);
  });

  test('version 1 is hashed, and a bearer token signs nothing', async ({ page }) => {
    await openRunner(page, '/api/v1/transaction/find');
    await send(page);
    await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
    await runner(page).getByText('What was sent and hashed').click();
    await expect(runner(page).getByText('"hash"')).toBeVisible();
  });
});

test.describe('the payer', () => {
  test.beforeEach(async ({ page }) => {
    await openRunner(page, CREATE);
    await send(page);
  });

  test('pays with a card, and the callback comes with a genuine signature', async ({ page }) => {
    await button(page, 'Pay with this card').click();
    await expect(transaction(page).getByRole('listitem').last()).toContainText('by the payer');
    await expect(callbacks(page).getByText(/delivery 1: the signature is genuine/)).toBeVisible();
    await button(page, 'Repeat callback 1').click();
    await expect(callbacks(page).getByText(/delivery 2: the signature is genuine/)).toBeVisible();
  });

  test('cancels, or lets it expire', async ({ page }) => {
    await button(page, 'Let it expire').click();
    await expect(transaction(page).getByRole('listitem').last()).toContainText('Status 5');
    await button(page, 'Take a new external_transaction_id').click();
    await send(page);
    await button(page, 'Cancel the payment').click();
    await expect(transaction(page).getByRole('listitem').last()).toContainText('Status 3');
  });

  test('a server that fails gets the callback again, when the clock has come to it', async ({ page }) => {
    await serverResponds(page, 500);
    await button(page, 'Pay with this card').click();
    await expect(callbacks(page).getByText(/delivery 1/)).toBeVisible();
    await button(page, /^Next event/).click();
    await expect(callbacks(page).getByText(/delivery 2/)).toBeVisible();
  });
});

test.describe('a visit', () => {
  test('a navigation and a reload lose neither the run nor what was typed; a button clears the run', async ({
    page,
  }) => {
    await openRunner(page, PAY);
    await send(page);
    const typed = `${await body(page).inputValue()}\n\n`;
    await body(page).fill(typed);
    await page.goto(FIND);
    await hydrated(page);
    await page.getByRole('button', { name: 'Run this request here' }).first().click();
    await expect(transaction(page)).toBeVisible();
    await button(page, /^Take transaction /).click();
    await send(page);
    await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
    await openRunner(page, PAY);
    await expect(body(page)).toHaveValue(typed);
    await expect(transaction(page)).toBeVisible();
    await button(page, 'Reset').click();
    await expect(transaction(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Run this request here' }).first().click();
    await expect(body(page)).toHaveValue(typed);
    await expect(transaction(page)).toHaveCount(0);
  });

  test('a gateway that cannot be loaded says why, and works when it can', async ({ page, guard }) => {
    guard.expectMessage(/Failed to load resource/);
    await openRunner(page, PAY);
    await page.route('**/sandbox/worker.js', (route) => route.abort());
    await body(page).fill('{ "typed": 1 }');
    await send(page);
    await expect(runner(page).getByRole('alert')).toContainText('blocks /sandbox/worker.js');
    await expect(body(page)).toHaveValue('{ "typed": 1 }');
    await page.unroute('**/sandbox/worker.js');
    await send(page);
    await expect(runner(page).getByRole('link', { name: 'Error 10' })).toBeVisible();
  });
});

test('a guide plays its scenarios, with the calls that follow', async ({ page }) => {
  await openRunner(page, '/services/pix');
  const select = runner(page).getByLabel('Request', { exact: true }).first();
  const options = await select.getByRole('option').allTextContents();
  expect(options.length).toBeGreaterThan(3);
  await select.selectOption({ index: 1 });
  await send(page);
  await expect(runner(page).first().getByText('Accepted, error.code 0.')).toBeVisible();
});

for (const mode of ['dark', 'light'] as const)
  test(`works by keyboard, has no accessibility violation, and fits 360 pixels: ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, CREATE);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    await page.getByRole('button', { name: 'Run this request here' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(runner(page)).toBeFocused();
    await button(page, 'Sign and send').focus();
    await page.keyboard.press('Enter');
    await expect(transaction(page)).toBeVisible();
    await button(page, 'Pay with this card').focus();
    await page.keyboard.press('Enter');
    await expect(callbacks(page).getByText(/the signature is genuine/)).toBeVisible();
    await callbacks(page).locator('summary').first().click();
    await runner(page).getByText('What was sent and signed').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await axeOf(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });

test('the worker is at most 150 KB for a browser', ({ site }) => {
  const text = readFileSync(path.join(site.folder, 'sandbox/worker.js'));
  expect(brotliCompressSync(text).length).toBeLessThan(150_000);
});
