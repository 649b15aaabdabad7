import { expect, openHydrated, test } from '../support/test';
import { smallIndex } from '@gateway-docs/docusaurus-search/tests';
import { barOf, cutOff, HEAD, PARTS, suggest, WORDS } from './support';

const LOST = /net::ERR_INTERNET_DISCONNECTED/;

// The page itself asks for the first file of the index, so the browser says of it that it failed.
test('a failed download is said, and Retry tries again', async ({ page, guard }) => {
  guard.expectMessage(LOST);
  const reconnect = await cutOff(page, HEAD);
  await openHydrated(page, '/');
  const { input, form, alert, options } = barOf(page);
  await input.fill('callbacks');
  await expect(alert).toContainText('The search could not be loaded.');
  await expect(form).toHaveAttribute('data-search-status', 'failed');

  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeVisible();
  await reconnect();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(options.first()).toContainText('Callbacks');
  await expect(input).toHaveValue('callbacks');
  await expect(alert).toHaveCount(0);
});

test('an error page in place of the index counts as a failure', async ({ page, guard }) => {
  guard.expectMessage(/status of 503/);
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

test('without a part of the index the rest answers, and Retry completes it', async ({ page }) => {
  const reconnect = await cutOff(page, WORDS);
  await openHydrated(page, '/');
  const { input, alert, options } = barOf(page);
  await input.fill('callbacks');
  await expect(alert).toContainText('A part of the index could not be loaded');
  await reconnect();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(options.first()).toContainText('Callbacks');
  await expect(alert).toHaveCount(0);
});

test('a page in place of a part counts as a failure of this part', async ({ page }) => {
  await page.context().route(PARTS, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Not found</title>',
    }),
  );
  await openHydrated(page, '/');
  await barOf(page).input.fill('callbacks');
  await expect(barOf(page).alert).toContainText('A part of the index could not be loaded');
});

test('a release during a session is taken over as a whole, without a reload', async ({ page }) => {
  const before = smallIndex([{ url: '/callbacks', title: 'Callbacks of before' }]);
  const after = smallIndex([{ url: '/callbacks', title: 'Callbacks of after' }]);
  let served = before.files;
  await page.context().route('**/search-index/**', async (route) => {
    const json = served[new URL(route.request().url()).pathname.slice(1)];
    await (json === undefined ? route.fulfill({ status: 404, body: 'gone' }) : route.fulfill({ json }));
  });
  await openHydrated(page, '/');
  await barOf(page).input.focus();
  await expect(barOf(page).form).toHaveAttribute('data-search-status', 'ready');
  served = after.files;
  const { options } = await suggest(page, 'callbacks');
  await expect(options.first()).toContainText('Callbacks of after');
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

test('after a release whose old files are gone, the bar offers a reload and no other try', async ({
  page,
  guard,
}) => {
  guard.expectMessage(/status of 404/);
  await openHydrated(page, '/callbacks');
  const context = page.context();
  await context.route('**/assets/js/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await context.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<script src=/assets/js/main.0a0a0a.js>' }),
  );
  const { input, alert } = barOf(page);
  await input.fill('callbacks');
  await expect(alert).toContainText('updated while this page was open');
  await expect(alert.getByRole('button')).toHaveText('Reload');
});

for (const address of ['/callbacks', '/search'])
  test(`${address}: where the parts of the index are gone, nobody says that there are no results`, async ({
    page,
  }) => {
    await page.context().route(PARTS, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await openHydrated(page, address);
    const place = address === '/search' ? page.getByRole('main') : barOf(page).form;
    await place.getByRole(address === '/search' ? 'searchbox' : 'combobox').fill('pix');
    await expect(place.getByRole('alert')).toContainText('A part of the index could not be loaded');
    await expect(page.getByText('No results')).toHaveCount(0);
  });
