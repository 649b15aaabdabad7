import { expect, idle, openHydrated, test, type Page } from '../support/test';
import { body, button, callbacks, openRunner, response, runner } from '../support/runner';
import { send, transaction, transactions } from '../support/runner';

test('an address plays its scenario at once, and again with an id that is free', async ({ page }) => {
  await openHydrated(page, '/run#pix-paid');
  await expect(response(page)).toContainText('"external_transaction_id": "pix-paid"');
  await expect(runner(page).getByRole('list', { name: 'Steps of this scenario' })).toBeVisible();
  // The gateway goes on by itself after three seconds of its clock.
  await expect(transaction(page)).toContainText('Status 1, success');
  await expect(callbacks(page)).toContainText('the signature is genuine');
  await page.reload();
  await expect(response(page)).toContainText('"external_transaction_id": "pix-paid-2"');
  await expect(transactions(page)).toHaveCount(2);
});

test('a link beside a scenario, an error and a reason leads to what it names', async ({ page }) => {
  await openHydrated(page, '/reference/api_error_codes');
  const row = page.locator('tr[id="217"]');
  await row.getByRole('link', { name: 'Reproduce it' }).click();
  await expect(page).toHaveURL(/\/run#[a-z0-9-]+$/);
  await expect(runner(page)).toContainText('Error 217');
  await openHydrated(page, '/reference/failure_reason_codes');
  await page.locator('tr[id="5001"]').getByRole('link', { name: 'Reproduce it' }).click();
  await expect(transaction(page)).toContainText('Status 10');
  await openHydrated(page, '/services/blik');
  const scenario = page.locator('tr[id="blik-confirmed"]');
  await scenario.getByRole('link', { name: 'Reproduce it' }).click();
  await expect(response(page)).toContainText('"external_transaction_id": "blik-confirmed"');
});

test('another address on the same page plays the other scenario', async ({ page }) => {
  await openHydrated(page, '/run#pix-paid');
  await expect(response(page)).toContainText('pix-paid');
  await page.evaluate(() => {
    location.hash = '#blik-confirmed';
  });
  await expect(response(page)).toContainText('"external_transaction_id": "blik-confirmed"');
});

test('an address that names no scenario says so, and the bench can be used', async ({ page }) => {
  await openHydrated(page, '/run#pix-payed');
  await expect(runner(page).getByRole('alert')).toHaveText(/There is no scenario “pix-payed”/);
  await expect(body(page)).toHaveValue(/external_transaction_id/);
  await expect(transactions(page)).toHaveCount(0);
});

test('without an address nothing is sent', async ({ page }) => {
  await openHydrated(page, '/run');
  await expect(body(page)).toHaveValue(/external_transaction_id/);
  await expect(response(page)).toHaveCount(0);
});

const flow = (page: Page) => runner(page).getByRole('group', { name: /^Flow/ });
const current = (page: Page) => flow(page).locator('[aria-current="step"]');

test('the diagram of the flow is lit as things happen, each step once the gateway has done it', async ({
  page,
}) => {
  await openHydrated(page, '/run#acquiring-form-cancelled');
  await expect(current(page)).toHaveText(/^Code 0, status 0 new/);
  const next = flow(page).getByRole('listitem').filter({ hasText: 'Card number, expiry date, CVV' });
  await expect(next).toHaveAttribute('data-lit', 'false');
  await button(page, 'Cancel the payment').click();
  await expect(flow(page)).toContainText('The payer presses Cancel, or the time runs out');
  await expect(current(page)).toHaveText('HTTP 200');
  await expect(next).toHaveAttribute('data-lit', 'true');
  const look = await current(page).evaluate((step) => {
    const disc = getComputedStyle(step, '::before');
    const box = step.getBoundingClientRect();
    const below = step.nextElementSibling?.getBoundingClientRect();
    return {
      isInverted: disc.backgroundColor === getComputedStyle(step).color,
      isInFront: disc.zIndex === '1' && getComputedStyle(step, '::after').zIndex === 'auto',
      underline: getComputedStyle(step).textDecorationLine,
      covers: below !== undefined && box.bottom > below.top,
    };
  });
  expect(look).toEqual({ isInverted: true, isInFront: true, underline: 'none', covers: false });
});

test.describe('before a reader is there', () => {
  test.use({ readerIsThere: false });

  test('nothing of a form, of a diagram or of the gateway is loaded', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // An address with a scenario is a sign of its own.
    await page.goto('/run');
    await idle(page);
    expect(asked.filter((route) => route.startsWith('/sandbox/'))).toEqual([]);
  });
});

test('one bar has what the transaction allows, what pays first; it resets', async ({ page }) => {
  await openHydrated(page, '/run');
  const bar = runner(page).getByRole('group', { name: 'Controls of the bench' });
  await expect(bar.getByRole('button')).toHaveCount(0);
  await send(page);
  const payer = bar.getByRole('group', { name: /^Play the payer/ }).getByRole('button');
  await expect(payer).toHaveText([
    'Pay with this card',
    'Decline the card',
    'Cancel the payment',
    'Let it expire',
  ]);
  await expect(payer.first()).toHaveClass('gw-button');
  await button(page, 'Decline the card').click();
  await expect(transaction(page)).toContainText('Status 2');
  await expect(payer).toHaveCount(0);
  await expect(bar).toBeFocused();
  await button(page, 'Reset').click();
  await expect(transactions(page)).toHaveCount(0);
  await expect(response(page)).toHaveCount(0);
  await expect(button(page, 'Reset')).toBeFocused();
});

test('a payment by Pix begins with the act that pays', async ({ page }) => {
  await openHydrated(page, '/run#pix-paid');
  const payer = runner(page)
    .getByRole('group', { name: /^Play the payer/ })
    .getByRole('button');
  await expect(payer).toHaveText(['Scan and pay', 'Let it expire']);
});

test('the bench closes, and the focus is where it was opened; opened again it has what was typed', async ({
  page,
}) => {
  await openRunner(page, '/services/pix');
  await body(page).fill('{}');
  await button(page, 'Close').click();
  await expect(runner(page)).toHaveCount(0);
  const opens = page.getByRole('button', { name: 'Run this request here' }).first();
  await expect(opens).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(body(page)).toHaveValue('{}');
});

test('the body is coloured, and its colours lie below the letters', async ({ page }) => {
  await openHydrated(page, '/run');
  const coloured = runner(page).locator('textarea').locator('xpath=preceding-sibling::pre');
  await expect(coloured.locator('.tp').first()).toHaveText('"service_id"');
  await body(page).fill('{ "amount": 1 }');
  await expect(coloured.locator('.tn')).toHaveText('1');
  const boxes = [await coloured.boundingBox(), await body(page).boundingBox()];
  expect(boxes[0]).toEqual(boxes[1]);
});

test('a phone shows request, flow and result one at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/run#pix-paid');
  await expect(response(page)).toBeVisible();
  await expect(flow(page)).toBeHidden();
  await button(page, 'Flow').click();
  await expect(flow(page)).toBeVisible();
  await expect(body(page)).toBeHidden();
});
