/**
 * The `test` of every browser test: it serves the built site on a port of its own, and fails on any console message, page error,
 * hydration warning, policy violation or request to a foreign host (see `guard`). Relative URLs in `page.goto` are the main site's.
 */
import path from 'node:path';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { ensureSite, siteBasePath, type SiteName } from '../../../scripts/site-build/built-sites';
import { createSiteServer, listen } from '../../../scripts/serve/server';
import { Guard } from './guard';
import { slowPages } from './slowed';

export { expect };
export type { Page } from '@playwright/test';

const root = path.resolve(__dirname, '../../..');

/** A built site under test. */
export interface ServedSite {
  /** For URLs: `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Address of the front page, with the base path of the profile: `http://127.0.0.1:<port>/docs/`. */
  readonly home: string;
  /** Absolute path of the built files. */
  readonly folder: string;
}

interface TestFixtures {
  /**
   * Whether somebody turns the wheel as soon as a page is read, so that its scripts come (docusaurus-static-body). Most tests are about what a
   * reader does; false is for what is there before.
   */
  readerIsThere: boolean;
  /**
   * Whether each page is laid out as a whole, as it is for a reader who has scrolled through it (docusaurus-static-body). Most tests look at
   * what is below the screen too; false is for what the browser leaves out.
   */
  wholePages: boolean;
  /** Declares messages and hosts that this test expects; verified when the test ends. */
  guard: Guard;
}

interface WorkerFixtures {
  browser: Browser;
  site: ServedSite;
  /** The same site built with another operator profile, which respects the system's colour mode and lies below a path. */
  secondSite: ServedSite;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      slowPages(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  site: [({}, use) => serve('main', use), { scope: 'worker' }],
  secondSite: [({}, use) => serve('second', use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.origin),
  readerIsThere: [true, { option: true }],
  wholePages: [true, { option: true }],
  context: async ({ context, readerIsThere, wholePages }, use) => {
    if (readerIsThere) await giveSign(context);
    if (wholePages) await layOutAll(context);
    await use(context);
  },
  guard: [
    async ({ context, site, secondSite }, use) => {
      const guard = new Guard([site.origin, secondSite.origin]);
      guard.watch(context);
      await use(guard);
      await guard.verify();
    },
    { auto: true },
  ],
});

/** Lets each page that a context opens find a reader who does something as soon as it is read. */
async function giveSign(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('wheel')));
  });
}

/** Has every page that a context opens laid out as a whole. */
async function layOutAll(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const styles = new CSSStyleSheet();
    const blocks = '.theme-doc-markdown > *, [data-island] > *, article > footer, .pagination-nav, .footer';
    styles.replaceSync(`${blocks} { content-visibility: visible !important; }`);
    document.adoptedStyleSheets = [styles];
  });
}

/**
 * Opens a page and waits until React has taken it over.
 * @param page the browser page
 * @param url path on the main site, or a full URL
 */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/**
 * Waits until React has taken over the page that is open. The page looks at each frame: `expect` would look after 100, 250, 500 and 1000 ms,
 * and the scripts of a page come after its load, so every opening would wait.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until the page has nothing left to do before the reader does something. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
}

/**
 * Waits until the browser has drawn a frame. What observes sizes or shifts is told at the end of a frame, so until then a page in a window of
 * another width still has what belonged to the one before.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Waits until the static page is whole and stands in its styles and fonts: what is measured then is the page as it is before any script runs,
 * where a test holds the scripts back.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const isRead = document.readyState !== 'loading' && styles.every(({ sheet }) => sheet !== null);
    return isRead && document.fonts.status === 'loaded';
  });
}

/**
 * Waits until the site shows an address, which the browser's own bar does not prove: the language menu links the page that is shown.
 * @param page the browser page
 * @param address path, query and hash
 */
export async function arrivedAt(page: Page, address: string): Promise<void> {
  await expect(page.locator('.navbar .gw-menu a').first()).toHaveAttribute('href', address);
}

/** Follows a link of the sidebar without pointing at it, so that nothing is loaded before the click. */
export async function followSuddenly(page: Page, href: string): Promise<void> {
  await page.locator(`.menu__link[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
}

/** Goes to an address as Back and Forward do: the address changes first, then the site is told. */
export async function goInPlace(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

async function serve(name: SiteName, use: (site: ServedSite) => Promise<void>): Promise<void> {
  const folder = await ensureSite(root, name);
  const basePath = siteBasePath(root, name);
  const server = await listen(createSiteServer(folder, basePath), 0);
  await use({ origin: server.origin, home: server.origin + basePath, folder });
  await server.close();
}
