import { sections } from '../support/routes';
import { expect, openHydrated, test, type Page } from '../support/test';

const WIDTHS = [360, 768, 996, 1600] as const;
const HEIGHT = 800;

/** The widths, of those that are tried, at which the page that is open does not fit into its window. The last one stays. */
async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${needed} px at ${width} px`);
  }
  return found;
}

// Each page is opened once and shows everything that is asked of all pages. The guard of `test` is the larger half of it: no console
// message, hydration warning, violation or foreign request.
for (const { name, routes } of sections()) {
  test(`the ${routes.length} pages of ${name} are hydrated, name themselves, and fit into every window`, async ({
    page,
  }) => {
    test.setTimeout(routes.length * 20_000);
    // One page is opened on a phone and widened, the next one at the width where that ended: half of them hydrate without a sidebar.
    let widths: readonly number[] = WIDTHS;
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    for (const route of routes) {
      await openHydrated(page, route);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, route).toHaveCount(1);
      const title = ((await heading.textContent()) ?? '').trim();
      expect.soft(title, route).not.toBe('');
      expect.soft((await page.title()).split(' | ')[0], route).toBe(title);
      expect.soft(new URL(page.url()).pathname).toBe(route);
      expect.soft(await tooWide(page, widths), route).toEqual([]);
      widths = widths.toReversed();
    }
  });
}
