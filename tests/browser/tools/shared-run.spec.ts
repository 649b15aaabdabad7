// Two tabs of one browser share one run of the gateway: none of them overwrites what the other one has done.
import {
  button,
  callbacks,
  edit,
  openRunner,
  send,
  textIn,
  transaction,
  transactions,
} from '../support/runner';
import { expect, hydrated, openHydrated, test, type Page } from '../support/test';

const PAY = '/api/v2/transaction/pay';
const CREATE = '/api/v2/transaction/create';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const says = (page: Page) => page.getByRole('main').getByRole('region').first().getByRole('status');

/** The run as the browser has stored it; carried out in the page. */
const storedState = () =>
  new Promise<string>((resolve) => {
    const request = indexedDB.open('gateway');
    request.onsuccess = () => {
      const read = request.result.transaction('runs').objectStore('runs').get('run-1');
      read.onsuccess = () => {
        resolve((read.result as { state: string }).state);
        request.result.close();
      };
    };
  });

/** A tab beside the first one. */
async function secondTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await openHydrated(tab, address);
  return tab;
}

test('the payer acts in one, and the runner in the other follows', async ({ page, context }) => {
  await openRunner(page, CREATE);
  await send(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'open it in a new tab' }).click(),
  ]);
  await hydrated(tab);
  await press(tab, 'Cancel the payment').click();
  await expect(says(tab)).toContainText('The payment was cancelled.');
  await expect(tab.getByRole('region', { name: 'Back to the shop' })).toContainText(
    'Your request gave no cancel_url',
  );
  await expect(transaction(page).getByRole('listitem').last()).toContainText('Status 3');
  await expect(callbacks(page).getByText(/delivery 1: the signature is genuine/)).toBeVisible();
});

test('send at once: one history with every payment, each under a number of its own', async ({
  page,
  context,
}) => {
  await openRunner(page, PAY);
  const other = await context.newPage();
  await openRunner(other, PAY);
  const ROUNDS = 5;
  const sendAll = async (tab: Page, name: string): Promise<void> => {
    for (let round = 1; round <= ROUNDS; round++) {
      await edit(tab, (request) => (request.external_transaction_id = `${name}-${round}`));
      await send(tab);
    }
  };
  await Promise.all([sendAll(page, 'left'), sendAll(other, 'right')]);
  const stored = await page.evaluate(storedState);
  const names = [...stored.matchAll(/"external_transaction_id":"((?:left|right)-\d)"/g)].map(
    ([, name]) => name,
  );
  const expected = ['left', 'right'].flatMap((name) => [1, 2, 3, 4, 5].map((n) => `${name}-${n}`));
  expect(names.toSorted()).toEqual(expected);
  const ids = [...stored.matchAll(/"state":\{"id":(\d+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const shown = (tab: Page) =>
    transactions(tab)
      .getByText(/^Transaction \d+, (left|right)-\d$/)
      .allTextContents();
  await expect.poll(async () => String(await shown(page)) === String(await shown(other))).toBe(true);
  expect(await shown(page)).toHaveLength(3);
  await button(other, 'Reset').click();
  await expect(transaction(page)).toHaveCount(0);
});

test('a tab that is closed in the middle loses nothing that it has shown', async ({ page }) => {
  await openRunner(page, CREATE);
  await send(page);
  const address = await textIn(page, 'pay_url');
  await page.close();
  const tab = await secondTab(page, address);
  await expect(press(tab, 'Pay with this card')).toBeVisible();
  await press(tab, 'Let it expire').click();
  await expect(says(tab)).toContainText('Status 5');
  await tab.close();
  const again = await secondTab(page, address);
  await expect(says(again)).toContainText('Status 5');
});
