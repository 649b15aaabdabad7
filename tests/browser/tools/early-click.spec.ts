import { hold } from '../support/hold';
import { expect, hydrated, test } from '../support/test';

/** The scripts that a page loads after it came alive: those of its islands. The box of the search comes with the frame. */
const FURTHER_SCRIPTS = /\/assets\/js\/(?!main\.|runtime~main\.|search-box\.)/;

test('a click on a tool whose script is on its way opens the tool when the script is there', async ({
  page,
}) => {
  const held = await hold(page, FURTHER_SCRIPTS);
  await page.goto('/api/v2/transaction/create');
  await hydrated(page);
  await page.getByRole('button', { name: 'Put in your own values' }).first().click();
  // On a busy machine the page asks for the script a while after it came alive.
  await expect.poll(() => held.addresses()).not.toEqual([]);
  await held.release();
  await expect(page.getByRole('group', { name: 'Your own values' })).toBeFocused();
});
