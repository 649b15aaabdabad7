// A site below a path of its host: what a reader does there stays below it.
import { barOf, replied, suggest } from '../search/support';
import { clipboard } from '../support/clipboard';
import { openRunner, send, textIn } from '../support/runner';
import { arrivedAt, expect, hydrated, openHydrated, test, type Page } from '../support/test';

const BASE = '/docs';
const CREATE = `${BASE}/api/v2/transaction/create`;

/** Paths of all requests to the site. */
let asked: string[] = [];

test.beforeEach(({ page, secondSite }) => {
  expect(secondSite.home).toBe(`${secondSite.origin}${BASE}/`);
  asked = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
});

test.afterEach(() => {
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !path.startsWith(`${BASE}/`) && path !== '/')).toEqual([]);
});

/** Marks the document, to tell a navigation of the router from a load of another document. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same', '');

test('the front of the host leads to the site, and links, sidebar and Back stay in it', async ({
  page,
  secondSite,
}) => {
  await openHydrated(page, secondSite.origin);
  await expect(page).toHaveURL(secondSite.home);
  await expect(page.locator('.navbar__item[aria-current="page"]')).toHaveText(/Home/);
  await markDocument(page);
  await page.locator(`article a[href="${BASE}/request_format"]`).first().click();
  await arrivedAt(page, `${BASE}/request_format`);
  await page.locator(`.menu__link[href="${BASE}/callbacks"]`).click();
  await arrivedAt(page, `${BASE}/callbacks`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callbacks');
  await expect(page.locator(`.menu__link[href="${BASE}/callbacks"]`)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.navbar__item[aria-current="page"]')).toHaveCount(0);
  await page.goBack();
  await arrivedAt(page, `${BASE}/request_format`);
  await page.goBack();
  await arrivedAt(page, `${BASE}/`);
  await isSameDocument(page);
  await page.locator('.theme-announcement-bar a').click();
  await arrivedAt(page, `${BASE}/callbacks`);
  await page.getByRole('link', { name: 'Merchant Dashboard' }).click();
  await arrivedAt(page, `${BASE}/cabinet/general/overview`);
  await page.locator('.navbar__brand').click();
  await arrivedAt(page, `${BASE}/`);
  await isSameDocument(page);
});

test('an address with .html is shown as the page, and a hash leads to its section', async ({
  page,
  secondSite,
}) => {
  await openHydrated(page, `${secondSite.home}callbacks.html#once`);
  await expect(page).toHaveURL(`${secondSite.home}callbacks#once`);
  await expect(page.locator('#once')).toBeInViewport();
  await markDocument(page);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/\/docs\/callbacks#[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(`${secondSite.home}callbacks#once`);
  await isSameDocument(page);
});

test('a suggestion and the search page lead to the page, with its words marked', async ({
  page,
  secondSite,
}) => {
  await openHydrated(page, secondSite.home);
  await markDocument(page);
  const { options, all } = await suggest(page, 'callbacks');
  for (const option of await options.all()) await expect(option).toHaveAttribute('href', /^\/docs\//);
  await expect(all).toHaveAttribute('href', /^\/docs\/search\?q=callbacks/);
  await options.first().click();
  await expect(page).toHaveURL(/\/docs\/callbacks(?:_\w+)?(?:#|$)/);
  await isSameDocument(page);
  const bar = await suggest(page, 'signature');
  await bar.all.click();
  await replied(page);
  const results = page.getByRole('main').locator('[data-results] a');
  await results.first().click();
  await expect(page).toHaveURL(/\/docs\/(?!search)/);
  await expect(page.locator('article')).toBeVisible();
  await isSameDocument(page);
});

test('pages of the cabinet and of a version lead in the search of who comes from there', async ({
  page,
  secondSite,
}) => {
  await openHydrated(page, `${secondSite.home}cabinet/general/overview`);
  const { all } = await suggest(page, 'balance');
  await expect(all).toHaveAttribute('href', /first=cabinet/);
  await openHydrated(page, secondSite.origin + CREATE);
  await barOf(page).input.fill('balance');
  await expect(barOf(page).all).toHaveAttribute('href', /first=v2/);
});

test('the page and the front page are copied as their Markdown twins', async ({
  page,
  secondSite,
  request,
}) => {
  for (const [at, twin] of [
    [secondSite.home, 'index.md'],
    [`${secondSite.home}callbacks`, 'callbacks.md'],
  ] as const) {
    await openHydrated(page, at);
    const copied = await clipboard(page);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(copied).toBe(await (await request.get(secondSite.home + twin)).text());
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `${BASE}/${twin}`,
    );
  }
});

test('another language of a sample comes from its file', async ({ page, secondSite }) => {
  await openHydrated(page, secondSite.origin + CREATE);
  await page.getByRole('tab', { name: 'PHP' }).first().click();
  await expect(page.locator('[data-file] [role="tabpanel"]').first()).toContainText('<?php');
  expect(asked.filter((path) => path.startsWith(`${BASE}/samples/v2/`))).not.toEqual([]);
});

test('a request is run, paid on the page of the payer, and followed back', async ({ page, secondSite }) => {
  await openRunner(page, secondSite.origin + CREATE);
  await send(page);
  const address = await textIn(page, 'pay_url');
  expect(address).toMatch(new RegExp(`^${secondSite.home}sandbox/p/#/`));
  await openHydrated(page, address);
  await page.getByRole('main').getByRole('button', { name: 'Pay with this card' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Status 1');
  await page.getByRole('link', { name: 'Back to the page of your request' }).click();
  await page.waitForURL(`**${CREATE}`);
  await expect(page.locator('article')).toBeVisible();
});

test('an unknown address has its page, with the way on', async ({ page, secondSite }) => {
  const response = await page.goto(`${secondSite.home}api/v2/transactions/creat`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Page not found/);
  const likely = page.getByRole('navigation', { name: 'You may have looked for' }).getByRole('link').first();
  await expect(likely).toHaveAttribute('href', CREATE);
  await page.getByLabel('Search the documentation').last().fill('callbacks');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/docs\/search\?q=callbacks$/);
  await replied(page);
  await page.goBack();
  await hydrated(page);
  await likely.click();
  await arrivedAt(page, CREATE);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead on, and the sidebar too', async ({ page, secondSite }) => {
    await page.goto(secondSite.home);
    await page.locator(`article a[href="${BASE}/request_format"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request format, version 2');
    await page.locator(`.menu__link[href="${BASE}/callbacks"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callbacks');
  });
});
