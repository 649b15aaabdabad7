import { expect, openHydrated, test, type Page } from '../support/test';
import { replied, serveIndex, suggest } from './support';

const manyPages = Array.from({ length: 60 }, (_, i) => ({ url: `/page-${i}`, title: `Refund ${i}` }));
const results = (page: Page) => page.getByRole('main').getByRole('listitem');
const query = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('answers when it is opened directly', async ({ page }) => {
  await openHydrated(page, '/search?q=webhook');
  await expect(results(page).first()).toContainText('Callbacks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “webhook”');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(query(page)).toHaveValue('webhook');
});

test('is kept out of search engines', async ({ page }) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('writes what is typed into the address, and Back leaves the search', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await openHydrated(page, '/search');
  await query(page).focus();
  await page.keyboard.type('test cards');
  await expect(page).toHaveURL('/search?q=test+cards');
  await expect(query(page)).toHaveValue('test cards');
  await expect(results(page).first()).toContainText('Test cards');
  await page.goBack();
  await expect(page).toHaveURL('/callbacks');
});

test('follows a new query of the bar', async ({ page }) => {
  await openHydrated(page, '/search?q=webhook');
  await query(page).fill('status');
  await page.locator('.navbar').getByRole('combobox').fill('webhook');
  await page.keyboard.press('Enter');
  await expect(query(page)).toHaveValue('webhook');
  await expect(results(page).first()).toContainText('Callbacks');
});

test('shows fifty results at most', async ({ page }) => {
  await serveIndex(page, manyPages);
  await openHydrated(page, '/search?q=refund');
  await expect(results(page)).toHaveCount(50);
});

test('keeps to a context', async ({ page }) => {
  await openHydrated(page, '/search?q=request&ctx=cabinet');
  const context = page.getByLabel('In', { exact: true });
  await expect(context).toHaveValue('cabinet');
  await replied(page);
  for (const link of await results(page).getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/cabinet\//);
  }
  const inCabinet = await results(page).count();
  await context.selectOption('Everywhere');
  await expect(page).toHaveURL('/search?q=request');
  await expect.poll(() => results(page).count()).toBeGreaterThan(inCabinet);
});

test('keeps to a version of the API, pages of none included', async ({ page }) => {
  await openHydrated(page, '/search?q=transaction&version=v1');
  await expect(page.getByLabel('API version')).toHaveValue('v1');
  await replied(page);
  await expect(results(page).locator('a[href^="/api/v2/"]')).toHaveCount(0);
  expect(await results(page).locator('a[href^="/api/v1/"]').count()).toBeGreaterThan(0);
});

test('takes an unknown context or version for none', async ({ page }) => {
  await openHydrated(page, '/search?q=callbacks&ctx=<b>&version=v9');
  await expect(page.getByLabel('In', { exact: true })).toHaveValue('');
  await expect(results(page).first()).toContainText('Callbacks');
});

test('says when there is nothing', async ({ page }) => {
  await openHydrated(page, '/search?q=zzzzqqqq');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results');
});

test('asks for a query where there is none', async ({ page }) => {
  await openHydrated(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(results(page)).toHaveCount(0);
});

test('answers as the bar does', async ({ page }) => {
  for (const text of ['signature', 'payer_auth', 'singature', 'возврат платежа', 'status 6']) {
    await openHydrated(page, `/search?q=${encodeURIComponent(text)}`);
    await replied(page);
    const { options } = await suggest(page, text);
    const hrefs = (links: string[]) => links.map((href) => href.replace(/\?[^#]*/, ''));
    const attribute = (elements: Element[]) => elements.map((element) => element.getAttribute('href') ?? '');
    const inBar = hrefs(await options.evaluateAll(attribute));
    const onPage = hrefs(await results(page).getByRole('link').evaluateAll(attribute));
    expect(onPage.slice(0, inBar.length)).toEqual(inBar);
  }
});

test('says to readers without JavaScript that it needs it', async ({ request }) => {
  const html = await (await request.get('/search')).text();
  expect(html).toMatch(/<noscript><p>The search runs in your browser and needs JavaScript/);
});
