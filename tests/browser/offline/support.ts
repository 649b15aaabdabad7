import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import { planOf, writeWorker } from '@gateway-docs/docusaurus-offline';
import { offlineOptions } from '../../../src/site/offline';
import { within } from '../support/slowed';
import { expect, openHydrated, test as base, type Page } from '../support/test';

/** What the browser itself says of a request without a network. */
const NO_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)/;

/** The tests of this folder let the site have its worker. */
export const test = base.extend({
  serviceWorkers: 'allow',
  guard: async ({ guard }, use) => {
    // What the browser loads ahead may be cut when a test takes the network away.
    guard.allowMessage(NO_NETWORK);
    await use(guard);
  },
});

/** Waits until something is saved under an address. */
export async function saved(page: Page, address: string): Promise<void> {
  await expect.poll(() => isSaved(page, address), { message: `${address} is saved` }).toBe(true);
}

/** @returns whether something is saved under an address */
export const isSaved = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);

/** Opens the page where sections are saved, which registers the worker at once, and waits until it is at work. */
export async function openSaved(page: Page, origin = ''): Promise<void> {
  await openHydrated(page, `${origin}/offline`);
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Saves the smallest section. */
export async function saveNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save News' }).click();
  await expect(page.getByRole('button', { name: 'Remove News' })).toBeVisible({ timeout: within(30_000) });
}

const NEXT = 'next0000';
const PLAN = planOf(offlineOptions({ offline: true }), {
  base: '/',
  brand: 'Next release',
  language: 'en',
  sections: [{ id: 'news', label: 'News', pages: ['changelog', 'changes_since'] }],
});

/** How the next release differs from the running one. */
interface Change {
  /** `texts`: scripts and styles keep their names. */
  readonly only?: 'texts';
  /** Whether a page has another title; a path from the folder of the site, `callbacks/index.html`. */
  readonly isChanged?: (file: string) => boolean;
}

/**
 * Makes a release in which pages, and without `only` the main script too, have changed.
 * @param folder of the running release
 * @param change what is different
 * @returns absolute path of the folder of the next one
 */
export async function nextRelease(
  folder: string,
  { only, isChanged = () => true }: Change = {},
): Promise<string> {
  const next = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync(folder, next, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const scripts = path.join(next, 'assets/js');
  const main = readdirSync(scripts).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
  const nextMain = only === 'texts' ? main : `main.${NEXT}.js`;
  renameSync(path.join(scripts, main), path.join(scripts, nextMain));
  for (const file of listFiles(next, '').filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(next, file), 'utf8').replaceAll(main, nextMain);
    writeFileSync(path.join(next, file), isChanged(file) ? html.replace('</h1>', ' (next)</h1>') : html);
  }
  await writeWorker({ outDir: next, plan: PLAN });
  return next;
}
