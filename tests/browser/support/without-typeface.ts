import type { Page } from '@playwright/test';
import type { Guard } from './guard';
import { openHydrated } from './test';

/** Names of the typeface whose widths the stand-in is made from, as the style sheet asks for them (packages/branding/src/style-sheet.ts). */
const STAND_IN = "local('Arial'), local('Liberation Sans'), local('Helvetica')";

/**
 * Opens a page with its typeface, then with the stand-in.
 * @param home the site's address, with a slash at the end
 * @returns by what part the page's length differs: 0 for none
 * @throws Error that names the package, where this machine has no typeface with the widths of the stand-in
 */
export async function growthWithoutTypeface(page: Page, guard: Guard, home: string): Promise<number> {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  await openHydrated(page, `${home}callbacks`);
  await page.evaluate(() => document.fonts.ready);
  const hasStandIn = await page.evaluate(
    (source) =>
      new FontFace('stand-in', source).load().then(
        () => true,
        () => false,
      ),
    STAND_IN,
  );
  if (!hasStandIn)
    throw new Error(
      'No typeface with the widths of Arial found: on Debian, apt-get install fonts-liberation.',
    );
  const withTypeface = await length();
  await page.route(/\.woff2$/, (route) => route.abort());
  guard.expectMessage(/Failed to load resource/);
  await openHydrated(page, `${home}request_format`);
  await openHydrated(page, `${home}callbacks`);
  return Math.abs((await length()) / withTypeface - 1);
}
