/**
 * The `test` of every browser test: it serves the built site on a port of its own, and fails on any console message, page error,
 * hydration warning, policy violation or request to a foreign host (see `guard`). Relative URLs in `page.goto` are the main site's.
 */
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { ensureSite, type SiteName } from '../../../scripts/site-build/built-sites';
import { createSiteServer, listen } from '../../../scripts/serve/server';
import { Guard } from './guard';

export { expect };
export type { BrowserContext, Locator, Page, Request, Response, Route } from '@playwright/test';

const root = path.resolve(__dirname, '../../..');

/** A built site under test. */
export interface ServedSite {
  /** For URLs: `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Absolute path of the built files. */
  readonly folder: string;
}

interface TestFixtures {
  /** Declares messages and hosts that this test expects; verified when the test ends. */
  guard: Guard;
}

interface WorkerFixtures {
  site: ServedSite;
  /** The same site built with another operator profile, which respects the system's colour mode. */
  secondSite: ServedSite;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [({}, use) => serve('main', use), { scope: 'worker' }],
  secondSite: [({}, use) => serve('second', use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.origin),
  guard: [
    async ({ context, site, secondSite }, use) => {
      const guard = new Guard([site.origin, secondSite.origin]);
      guard.watch(context);
      await use(guard);
      guard.verify();
    },
    { auto: true },
  ],
});

/**
 * Opens a page and waits until React has taken it over.
 * @param page the browser page
 * @param url path on the main site, or a full URL
 */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until React has taken over the page that is open. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

async function serve(name: SiteName, use: (site: ServedSite) => Promise<void>): Promise<void> {
  const folder = await ensureSite(root, name);
  const server = await listen(createSiteServer(folder), 0);
  await use({ origin: server.origin, folder });
  await server.close();
}
