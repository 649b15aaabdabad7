import { expect, openHydrated, test } from '../support/test';
import { body, callbacks, response, runner, transaction, transactions } from '../support/runner';

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
