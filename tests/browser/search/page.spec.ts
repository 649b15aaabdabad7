import { hold } from '../support/hold';
import { drawn, expect, openHydrated, test, type Page } from '../support/test';
import { replied, serveIndex, suggest } from './support';

const manyPages = Array.from({ length: 60 }, (_, i) => ({ url: `/page-${i}`, title: `Refund ${i}` }));
const results = (page: Page) => page.getByRole('main').getByRole('listitem');
const query = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('answers when it is opened directly', async ({ page }) => {
  await openHydrated(page, '/search?q=webhook');
  await expect(results(page).first()).toContainText('Callbacks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “webhook”');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^(\d+ of )?\d+ results?$/);
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
  await suggest(page, 'webhook');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(query(page)).toHaveValue('webhook');
  await expect(results(page).first()).toContainText('Callbacks');
});

test('shows fifty results at most, and says that there are more', async ({ page }) => {
  await serveIndex(page, manyPages);
  await openHydrated(page, '/search?q=refund');
  await expect(results(page)).toHaveCount(50);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('50 of 60 results');
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
  await context.selectOption('');
  await expect(page).toHaveURL('/search?q=request');
  await expect.poll(() => results(page).count()).toBeGreaterThan(inCabinet);
});

test('keeps to a version of the API, pages of none included', async ({ page }) => {
  await openHydrated(page, '/search?q=transaction&version=v1');
  await expect(page.getByLabel('API version')).toHaveValue('v1');
  await replied(page);
  await expect(results(page).locator('a[href^="/api/v2/"]')).toHaveCount(0);
  await expect(results(page).locator('a[href^="/api/v1/"]')).not.toHaveCount(0);
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
  expect(html).toMatch(
    /<noscript><p>The search runs in your browser and needs JavaScript[^]*href="?\/llms\.txt"?/,
  );
});

test('keeps to a kind of page, in the address, with the number of each', async ({ page }) => {
  await openHydrated(page, '/search?q=refund');
  await replied(page);
  const kind = page.getByLabel('Kind', { exact: true });
  await expect(kind.locator('option[value="reference"]')).toHaveText(/^Reference \(\d+\)$/);
  await kind.selectOption('reference');
  await expect(page).toHaveURL('/search?q=refund&kind=reference');
  // The list of before stays until the next one is there.
  const others = results(page).locator('a:not([href^="/reference/"], [href^="/glossary"])');
  await expect(others).toHaveCount(0);
  await expect(results(page).getByRole('link').first()).toBeVisible();
});

test('shows the suggestions of the cabinet and more, in their order', async ({ page }) => {
  await openHydrated(page, '/cabinet/general/overview');
  const { options, all } = await suggest(page, 'pix');
  const shown = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown.length).toBeGreaterThan(1);
  await all.click();
  await expect(page).toHaveURL('/search?q=pix&first=cabinet');
  await replied(page);
  const onPage = await results(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(onPage.slice(0, shown.length)).toEqual(shown);
});

test('Back from a result leads to where the reader was in the list', async ({ page }) => {
  await openHydrated(page, '/search?q=payment');
  await replied(page);
  const last = results(page).nth(30).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(500);
  const before = await top();
  await last.click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await replied(page);
  await expect.poll(top).toBeGreaterThan(before - 100);
});

test('Back leads to where the reader scrolled while the result was loading', async ({ page }) => {
  await openHydrated(page, '/search?q=payment');
  await replied(page);
  const link = results(page).nth(20).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  const path = new URL(address, page.url()).pathname;
  const pages = await hold(page, `**${path}`);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(/\/search/);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await drawn(page);
  await pages.release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Search results/);
  await page.goBack();
  await replied(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400);
});
