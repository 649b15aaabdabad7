import { expect, followSuddenly, openHydrated, test, type Page } from '../support/test';

/** What the head says about the page; each of these may stand there once. */
const head = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      description: all('meta[name="description"]', 'content'),
      socialTitle: all('meta[property="og:title"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href').map((href) => new URL(href).pathname),
      languages: all('link[rel="alternate"][hreflang]', 'hreflang'),
      robots: all('meta[name="robots"]', 'content'),
      documentClass: [...document.documentElement.classList].filter((name) =>
        name.startsWith('docs-doc-id-'),
      ),
    };
  });

test('follows the page that is shown: the same as when that page is loaded', async ({ page }) => {
  await openHydrated(page, '/request_format');
  const loaded = await head(page);
  expect(loaded).toMatchObject({ titles: 1, canonical: ['/request_format'], languages: ['en', 'x-default'] });
  expect(loaded.description).toHaveLength(1);
  expect(loaded.socialTitle).toEqual([loaded.title]);
  expect(loaded.documentClass).toEqual(['docs-doc-id-request_format']);

  await openHydrated(page, '/callbacks');
  await followSuddenly(page, '/request_format');
  await expect(page).toHaveTitle(loaded.title);
  await expect.poll(() => head(page)).toEqual(loaded);
});

test('an unknown page asks not to be indexed, and takes that back when the reader goes on', async ({
  page,
}) => {
  await openHydrated(page, '/no/such/page');
  expect((await head(page)).robots).toEqual(['noindex']);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Introduction/ })
    .click();
  await expect(page.locator('article')).toBeVisible();
  await expect.poll(async () => (await head(page)).robots).toEqual([]);
});
