import type { Page, Route } from '@playwright/test';

/** Requests that a test keeps waiting for as long as it needs: a delay would be too short, or too long, on some machine. */
export interface Held {
  /** The addresses that the page has asked for so far, without a response. */
  readonly addresses: () => string[];
  /** Lets them go to the server, and all that come after them. */
  release(): Promise<void>;
}

/** The scripts of the site: without them a page is not hydrated. */
export const SCRIPTS = '**/assets/js/**';

/** The HTML of the pages that the navigation tests go to: without it a navigation is not finished. */
export const PAGES = /\/(request_format|response_format|callbacks)$/;

/**
 * Holds requests back.
 * @param page the browser page
 * @param pattern addresses, as for `page.route`
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<Held> {
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route(pattern, async (route) => {
    if (isReleased) await route.fallback();
    else waiting.push(route);
  });
  return {
    addresses: () => waiting.map((route) => route.request().url()),
    release: async () => {
      isReleased = true;
      await Promise.all(waiting.splice(0).map((route) => route.fallback()));
    },
  };
}
