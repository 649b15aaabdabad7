import { builtRoutes } from '../support/routes';
import { drawn, expect, test, type Page } from '../support/test';

test.use({ readerIsThere: false });

const EACH = 8;

/** Every eighth page, and those that lie deepest. */
function someRoutes(): string[] {
  const routes = builtRoutes();
  const depth = (route: string): number => route.split('/').filter(Boolean).length;
  const deepest = Math.max(...routes.map(depth));
  return routes.filter((route, nth) => nth % EACH === 0 || depth(route) === deepest);
}

/** Where the entry of the open page stands: `none` where the sidebar has no such entry, or there is no sidebar. */
const placeOfEntry = (page: Page): Promise<'none' | 'in view' | 'out of view'> =>
  page.evaluate(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const entry = menu?.querySelector('[aria-current="page"]');
    if (!menu || !entry?.checkVisibility()) return 'none';
    const { top, bottom } = entry.getBoundingClientRect();
    const box = menu.getBoundingClientRect();
    const start = menu.querySelector('.gw-shelves')?.getBoundingClientRect().bottom ?? box.top;
    return top >= start && bottom <= Math.min(box.bottom, innerHeight) ? 'in view' : 'out of view';
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'before the scripts of a page' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // Without scripts, a narrow window has the sidebar below the page.
    for (const width of javaScriptEnabled ? [996, 1280, 1600] : [1280, 1600])
      test(`the sidebar shows the entry of the open page, at ${width} px`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        const places = new Map<string, string>();
        for (const route of someRoutes()) {
          await page.goto(route);
          if (javaScriptEnabled) await drawn(page);
          places.set(route, await placeOfEntry(page));
          expect(await page.evaluate(() => window.scrollY), route).toBe(0);
        }
        expect([...places].filter(([, place]) => place === 'out of view')).toEqual([]);
        const inView = [...places.values()].filter((place) => place === 'in view').length;
        if (width > 996) expect(inView).toBeGreaterThan(places.size / 2);
      });
  });
