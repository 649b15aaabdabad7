/** The parts of the search that the specs look at, and index files that a spec puts in place of the built ones. */
import type { Locator } from '@playwright/test';
import { expect, type Page } from '../support/test';
import { smallIndex, type PageSketch } from '@gateway-docs/docusaurus-search/tests';

export const HEAD = '**/search-index/head.json';
/** Every part: words and texts. */
export const PARTS = '**/search-index/parts/**';
export const WORDS = '**/search-index/parts/*/words-*.json';
export const TEXTS = '**/search-index/parts/*/texts-*.json';

/** The parts of the search bar. */
export interface Bar {
  readonly form: Locator;
  readonly input: Locator;
  readonly options: Locator;
  readonly clear: Locator;
  readonly all: Locator;
  readonly count: Locator;
  readonly alert: Locator;
}

/** @returns the parts of the search bar of a page */
export function barOf(page: Page): Bar {
  const form = page.locator('.navbar').getByRole('search');
  return {
    form,
    input: form.getByRole('combobox'),
    options: form.getByRole('option'),
    clear: form.getByRole('button', { name: 'Clear the search' }),
    all: form.getByRole('link', { name: /^See all/ }),
    count: form.getByRole('status'),
    alert: form.getByRole('alert'),
  };
}

/** Types a query into the bar and waits for its suggestions. */
export async function suggest(page: Page, query: string): Promise<Bar> {
  const bar = barOf(page);
  await bar.input.fill(query);
  await expect(bar.form.locator('[data-results="whole"]')).toBeVisible();
  await expect(bar.options.first()).toBeVisible();
  return bar;
}

/** Waits on the search page until the results are there. */
export async function replied(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[data-results="whole"]')).toHaveCount(1);
}

/** Answers the requests for the index with one of these pages; what is prefetched of the pages themselves is empty. */
export async function serveIndex(page: Page, sketches: readonly PageSketch[]): Promise<void> {
  const { files } = smallIndex(sketches);
  await page.context().route('**/search-index/**', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    await route.fulfill({ json: files[file] });
  });
  const urls = new Set(sketches.map(({ url }) => url));
  await page.context().route(
    ({ pathname }) => urls.has(pathname),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/** Lets requests fail, as on a lost connection. @returns a function that lets them pass again */
export async function cutOff(page: Page, pattern: string): Promise<() => Promise<void>> {
  await page.context().route(pattern, (route) => route.abort('internetdisconnected'));
  return () => page.context().unroute(pattern);
}
