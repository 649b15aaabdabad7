import type { Page } from '@playwright/test';

/**
 * Empties the clipboard, so that what another test has left there proves nothing, and allows the page to use it.
 * A page writes to it some time after the click: poll what it holds.
 * @param page an open page
 * @returns reads the clipboard
 */
export async function clipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  return () => page.evaluate(() => navigator.clipboard.readText());
}
