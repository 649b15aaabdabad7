// The field for the Idempotency-Key: the same key is carried out once, and another body under it is an error.
import { body, button, openMore, openRunner, response, runner } from '../support/runner';
import { send, transactions } from '../support/runner';
import { expect, openHydrated, test, type Page } from '../support/test';

const PAY = '/api/v2/transaction/pay';
const FIND = '/api/v2/transaction/find';
const KEY = 'row-7f3c21d0-order-1';
/** The documented conflict: the key belongs to another request. */
const OTHER_BODY = 'Error 350';

const field = (page: Page) => runner(page).getByLabel('Idempotency-Key (optional)');

/** Two equal requests in one second have one signature, whose stored response comes before that of the key. */
async function sendWithNewSignature(page: Page): Promise<void> {
  await button(page, '+1 min').click();
  await send(page);
}

test('the same key with the same body: the stored response, and nothing is done', async ({ page }) => {
  await openRunner(page, PAY);
  await openMore(page);
  await field(page).fill(KEY);
  await send(page);
  await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
  const first = await response(page).textContent();
  await sendWithNewSignature(page);
  await expect(runner(page).getByText('This Idempotency-Key was sent before')).toBeVisible();
  expect(await response(page).textContent()).toBe(first);
  await expect(transactions(page)).toHaveCount(1);
  await runner(page).getByText('What was sent and signed').click();
  await expect(runner(page).getByText(`Idempotency-Key: ${KEY}`)).toBeVisible();
});

test('the same key with another body: the documented error, and nothing is done', async ({ page }) => {
  await openRunner(page, PAY);
  await openMore(page);
  await field(page).fill(KEY);
  await send(page);
  await body(page).fill((await body(page).inputValue()).replace(/"amount": \d+/, '"amount": 4321'));
  await send(page);
  await expect(runner(page).getByRole('link', { name: OTHER_BODY })).toBeVisible();
  await expect(transactions(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue(KEY);
});

test('a key that is too short is the error of headers, and a call that moves nothing has no field', async ({
  page,
}) => {
  await openRunner(page, PAY);
  await openMore(page);
  await field(page).fill('short');
  await send(page);
  await expect(runner(page).getByRole('link', { name: 'Error 12' })).toBeVisible();
  await openRunner(page, FIND);
  await expect(field(page)).toHaveCount(0);
});

test('works by keyboard, and a reload loses nothing of it', async ({ page }) => {
  await openHydrated(page, PAY);
  await page.getByRole('button', { name: 'Run this request here' }).first().focus();
  await page.keyboard.press('Enter');
  await body(page).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Sign and send')).toBeFocused();
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/carried out once/);
  await page.keyboard.type(KEY);
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Sign and send')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(transactions(page)).toHaveCount(1);
  await openRunner(page, PAY);
  await openMore(page);
  await expect(field(page)).toHaveValue(KEY);
  await sendWithNewSignature(page);
  await expect(runner(page).getByText('This Idempotency-Key was sent before')).toBeVisible();
});
