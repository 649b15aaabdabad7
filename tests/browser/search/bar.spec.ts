import { expect, idle, openHydrated, test } from '../support/test';
import { translate } from '../support/translator';
import { barOf, HEAD, serveIndex, suggest } from './support';

const manyPages = Array.from({ length: 60 }, (_, i) => ({ url: `/page-${i}`, title: `Refund ${i}` }));

test('nothing of the index is loaded before the reader shows an intent', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/callbacks');
  await idle(page);
  expect(asked.filter((path) => path.startsWith('/search-index/'))).toEqual([]);

  await barOf(page).input.hover();
  await expect(barOf(page).form).toHaveAttribute('data-search-status', 'ready');
  expect(asked.filter((path) => path.startsWith('/search-index/'))).toEqual(['/search-index/head.json']);
});

test('the parts of the index come as queries need them: small, and none twice', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/');
  await suggest(page, 'callbacks');
  await suggest(page, 'refund');
  await suggest(page, 'callbacks');
  const files = asked.filter((path) => path.startsWith('/search-index/'));
  expect(files[0]).toBe('/search-index/head.json');
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((path) => /\/(words|texts)-[\d-]+\.json$/.test(path))).toHaveLength(files.length - 1);
});

/** A promise, and the function that fulfils it. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

test('what is typed while the search loads is kept and answered', async ({ page }) => {
  await openHydrated(page, '/');
  const { promise: released, resolve: release } = withResolvers();
  await page.context().route(HEAD, async (route) => {
    await released;
    await route.continue();
  });
  const { form, input, options } = barOf(page);
  await input.focus();
  await page.keyboard.type('callbacks');
  await expect(form).toHaveAttribute('data-search-status', 'loading');
  await expect(form.getByText('Searching…')).toBeVisible();
  release();
  await expect(options.first()).toContainText('Callbacks');
  await expect(input).toHaveValue('callbacks');
  await expect(form).toHaveAttribute('data-search-status', 'ready');
});

test('eight suggestions, a count for screen readers, and the way to all results', async ({ page }) => {
  await serveIndex(page, manyPages);
  await openHydrated(page, '/');
  const { options, count, all, input, form } = await suggest(page, 'refund');
  await expect(options).toHaveCount(8);
  await expect(count).toHaveText('8 of 60 suggestions');
  await expect(form.getByRole('listbox').getByRole('link')).toHaveCount(0);
  await all.click();
  await expect(page).toHaveURL('/search?q=refund');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('refund');
  await expect(input).not.toBeFocused();
});

test('no match is said to be none', async ({ page }) => {
  await openHydrated(page, '/');
  const { input, form, options, count } = barOf(page);
  await input.fill('zzzzqqqq');
  await expect(form.getByText('No results', { exact: true }).last()).toBeVisible();
  await expect(form.getByRole('link', { name: 'method finder' })).toHaveAttribute('href', '/#methods');
  await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(count).toHaveText('No results');
  await expect(options).toHaveCount(0);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
});

test('Russian finds English pages', async ({ page }) => {
  await openHydrated(page, '/');
  const { options } = await suggest(page, 'вебхуки');
  await expect(options.first()).toContainText('Callbacks');
});

test('a code leads to its row', async ({ page }) => {
  await openHydrated(page, '/');
  const { options } = await suggest(page, 'error 203');
  await expect(options.first()).toContainText('203');
  await options.first().click();
  await expect(page).toHaveURL('/reference/api_error_codes#203');
});

test('inside the cabinet its pages lead, in the bar and on the search page, and nothing is left out', async ({
  page,
}) => {
  await openHydrated(page, '/cabinet/general/overview');
  const { options, all } = await suggest(page, 'refund');
  await expect(options.first()).toHaveAttribute('href', /^\/cabinet\//);
  expect(await options.count()).toBeGreaterThan(2);
  await expect(all).toHaveAttribute('href', '/search?q=refund&first=cabinet');
  await openHydrated(page, '/');
  const outside = await suggest(page, 'refund');
  await expect(outside.options.first()).not.toHaveAttribute('href', /^\/cabinet\//);
});

test('on a page of v1 the pages of v1 lead', async ({ page }) => {
  await openHydrated(page, '/api/v1/transaction/create');
  const { options } = await suggest(page, 'transaction/find');
  await expect(options.first()).toHaveAttribute('href', /^\/api\/v1\/transaction\/find/);
});

test('the same query as text of an index or address is never markup', async ({ page }) => {
  await serveIndex(page, [
    { url: '/x', title: '<img src=x onerror=alert(1)> refund', description: '<b>bold</b>' },
  ]);
  await openHydrated(page, '/');
  const { options, form } = await suggest(page, 'refund');
  await expect(options.first()).toContainText('<img src=x onerror=alert(1)> refund');
  await expect(options.first()).toContainText('<b>bold</b>');
  await expect(form.locator('img, b')).toHaveCount(0);
});

test('one line stands for both versions of a page, with a tag for each', async ({ page }) => {
  await openHydrated(page, '/');
  const { options } = await suggest(page, 'transaction/create');
  await expect(options.first()).toHaveAttribute('href', /^\/api\/v2\/transaction\/create/);
  await expect(options.first().getByText('v2', { exact: true })).toBeVisible();
  await expect(options.first().getByText('v1', { exact: true })).toBeVisible();
  await expect(options.filter({ has: page.locator('[href^="/api/v1/transaction/create"]') })).toHaveCount(0);
});

test('recent queries stand in the empty bar, and one button forgets them', async ({ page }) => {
  await openHydrated(page, '/');
  const first = await suggest(page, 'webhook');
  await first.options.first().click();
  await expect(page).toHaveURL(/\/callbacks/);
  const { form, input, options } = barOf(page);
  await input.fill('');
  const recent = form.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'webhook' }).click();
  await expect(input).toHaveValue('webhook');
  await expect(options.first()).toContainText('Callbacks');
  await input.fill('');
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toBeHidden();
});

test('a page translator that wraps every text does not break the suggestions', async ({ page }) => {
  await openHydrated(page, '/');
  const { input, form } = await suggest(page, 'pix');
  await translate(form);
  await input.fill('zzzzqqqq');
  await expect(form.getByText('No results', { exact: true }).last()).toBeVisible();
  await input.fill('blik');
  await expect(barOf(page).options.first()).toContainText('BLIK');
});
