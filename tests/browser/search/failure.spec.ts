import { expect, openHydrated, test } from '../support/test';
import { barOf, BODY, cutOff, HEAD } from './support';

const LOST = /net::ERR_INTERNET_DISCONNECTED/;

test('a failed download is said, and Retry tries again', async ({ page }) => {
  const reconnect = await cutOff(page, HEAD);
  await openHydrated(page, '/');
  const { input, form, alert, options } = barOf(page);
  await input.fill('callbacks');
  await expect(alert).toContainText('The search index could not be loaded.');
  await expect(form).toHaveAttribute('data-search-status', 'failed');

  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeVisible();
  await reconnect();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(options.first()).toContainText('Callbacks');
  await expect(input).toHaveValue('callbacks');
  await expect(alert).toHaveCount(0);
});

test('an error page in place of the index counts as a failure', async ({ page }) => {
  await page.context().route(HEAD, (route) => route.fulfill({ status: 503, body: 'no' }));
  await openHydrated(page, '/');
  await barOf(page).input.fill('callbacks');
  await expect(barOf(page).alert).toContainText('could not be loaded');
});

test('an index of another release asks for a reload', async ({ page }) => {
  await page.context().route(HEAD, (route) => route.fulfill({ json: { format: 999 } }));
  await openHydrated(page, '/');
  const { input, alert } = barOf(page);
  await input.fill('callbacks');
  await expect(alert).toContainText('updated while this page was open');
  await page.context().unroute(HEAD);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await input.fill('callbacks');
  await expect(barOf(page).options.first()).toContainText('Callbacks');
});

test('without the second file titles and headings answer, and Retry completes them', async ({ page }) => {
  const reconnect = await cutOff(page, BODY);
  await openHydrated(page, '/');
  const { input, alert, options } = barOf(page);
  await input.fill('callbacks');
  await expect(options.first()).toContainText('Callbacks');
  await expect(alert).toContainText('Only titles and headings were searched');
  await reconnect();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await input.fill('error 203');
  await expect(options.first()).toHaveAttribute('href', /#203$/);
});

test('where the code of the suggestions cannot be loaded, Retry loads it', async ({ page, guard }) => {
  guard.expectMessage(LOST);
  await openHydrated(page, '/');
  const reconnect = await cutOff(page, '**/assets/js/**');
  const { input, alert, options } = barOf(page);
  await input.fill('callbacks');
  await expect(alert).toContainText('The search could not be loaded.');
  await reconnect();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(options.first()).toContainText('Callbacks');
});

test('the search page fails and recovers like the bar', async ({ page }) => {
  const reconnect = await cutOff(page, HEAD);
  await openHydrated(page, '/search?q=callbacks');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('could not be loaded');
  await reconnect();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('listitem').first()).toContainText('Callbacks');
});
