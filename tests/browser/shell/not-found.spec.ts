import { axeOf } from '../support/axe';
import { badlyNamedNavigations } from '../pages/measures';
import { expect, goInPlace, hydrated, openHydrated, test } from '../support/test';

test('an unknown address shows a title of its own, a search box, likely pages and places to start', async ({
  page,
}) => {
  await openHydrated(page, '/api/v2/transactions/creat');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const likely = page.getByRole('navigation', { name: 'You may have looked for' });
  await expect(likely.getByRole('link').first()).toHaveAttribute('href', '/api/v2/transaction/create');
  await likely.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/api\/v2\/transaction\/create$/);
  await expect(page.locator('article')).toBeVisible();
});

test('its search box and that of the navbar have names of their own, and each navigation has one', async ({
  page,
}) => {
  await openHydrated(page, '/api/v2/transactions/creat');
  expect(await badlyNamedNavigations(page)).toEqual([]);
  const { violations } = await axeOf(page).withRules('landmark-unique').analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test('on a phone a likely address is broken between its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/invoicing/api_invoicing/page_custom');
  const parts = page.getByRole('navigation', { name: 'You may have looked for' }).locator('code');
  const lines = await parts.evaluateAll((codes) =>
    codes.flatMap((code) =>
      [...code.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return [node.textContent, range.getClientRects().length];
        }),
    ),
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
});

test('its search box leads to the search page with the words', async ({ page }) => {
  await openHydrated(page, '/no/such/page');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox', { name: 'Search the documentation' }).fill('callback');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=callback$/);
  await hydrated(page);
});

test('an address that cannot be decoded is an unknown address like any other', async ({ page }) => {
  await openHydrated(page, '/callbacks%zz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('what other sites call differently is found, and the search box has the words of the address', async ({
  page,
}) => {
  await openHydrated(page, '/webhooks/v2-events.html');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('webhooks v2 events');
  await openHydrated(page, '/webhooks');
  await page.getByRole('main').getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\/search\?q=webhooks$/);
  await page.goBack();
  const likely = page.getByRole('navigation', { name: 'You may have looked for' });
  await expect(likely.getByRole('link').first()).toHaveAttribute('href', '/callbacks');
});

test('an address like no page has no guesses', async ({ page }) => {
  await openHydrated(page, '/nope/not-here');
  await expect(page.getByRole('navigation', { name: 'You may have looked for' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Good places to start' }).getByRole('link')).toHaveCount(
    4,
  );
});

test('a link to an unknown page shows the same, without loading the site again', async ({ page, guard }) => {
  // The server says that there is no such page, and the browser writes that down.
  guard.expectMessage(/status of 404/);
  await openHydrated(page, '/');
  await goInPlace(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.goBack();
  await expect(page.locator('article')).toBeVisible();
});

test('capital letters lead to the page that has small ones, and the router does not trip over them', async ({
  page,
}) => {
  await page.goto('/CALLBACKS?x=1');
  await expect(page).toHaveURL(/\/callbacks\?x=1$/);
  await hydrated(page);
  await expect(page.locator('article h1')).toContainText('Callbacks');
  await page.goto('/SEARCH');
  await expect(page).toHaveURL(/\/search$/);
  await hydrated(page);
});

test('capital letters of an address that does not exist stay', async ({ page, guard }) => {
  guard.expectMessage(/status of 404/);
  await openHydrated(page, '/No/Such/Page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(new URL(page.url()).pathname).toBe('/No/Such/Page');
});
