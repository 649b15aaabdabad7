import { builtRoutes, sections } from '../support/routes';
import { within } from '../support/slowed';
import { drawn, expect, openHydrated, test } from '../support/test';
import { RULES } from './measures';

/** Height of the window, in CSS pixels. */
const HEIGHT = 800;
/** The width at which the length of pages is taken: that of a desktop. */
const DESKTOP = 1280;
/** What half of the pages may have at most, and how many may have more than ten windows. */
const MEDIAN = 6000;
const SCREENS = 10;
const MOST_LONG = 60;

/** How long each page is on a desktop, in CSS pixels. The tests of this file run one after the other, and the last one reads it. */
const lengths = new Map<string, number>();
test.describe.configure({ mode: 'default' });

// Each page is opened once and shows everything that is asked of all pages. The guard of `test` is the larger half of it: no console
// message, hydration warning, violation or foreign request.
for (const { name, routes } of sections()) {
  test(`the ${routes.length} pages of ${name} are hydrated, name themselves, and keep their measures`, async ({
    page,
  }) => {
    test.setTimeout(within(routes.length * 20_000));
    // One page is opened in the narrowest window and widened, the next one at the width where that ended: half of them hydrate without a sidebar.
    let isWidened = true;
    for (const route of routes) {
      const rules = RULES.filter(({ pages }) => pages.test(route));
      const widths = [...new Set([DESKTOP, ...rules.flatMap((rule) => rule.widths)])].sort((a, b) => a - b);
      const steps = isWidened ? widths : widths.toReversed();
      await page.setViewportSize({ width: steps[0] ?? DESKTOP, height: HEIGHT });
      await openHydrated(page, route);
      const { headings, title } = await page.evaluate(() => ({
        headings: [...document.querySelectorAll('h1')]
          .filter((heading) => heading.checkVisibility())
          .map((heading) => heading.textContent.trim()),
        title: document.title,
      }));
      expect.soft(headings, route).toEqual([title.split(' | ')[0]]);
      expect.soft(title, route).not.toBe('');
      expect.soft(new URL(page.url()).pathname).toBe(route);
      for (const width of steps) {
        await page.setViewportSize({ width, height: HEIGHT });
        await drawn(page);
        for (const rule of rules.filter((candidate) => candidate.widths.includes(width))) {
          expect.soft(await rule.broken(page), `${rule.name}: ${route} at ${width} px`).toEqual([]);
        }
        if (width === DESKTOP)
          lengths.set(route, await page.evaluate(() => document.documentElement.scrollHeight));
      }
      isWidened = !isWidened;
    }
  });
}

test('half of the pages have at most 6,000 px, and few have more than ten screens', () => {
  const ordered = [...lengths].toSorted(([, a], [, b]) => a - b);
  // A test that fails takes what it has measured with it.
  expect(ordered, 'every page has been measured above').toHaveLength(builtRoutes().length);
  const [route, length] = ordered[Math.floor(ordered.length / 2)] ?? [];
  expect.soft(length, `the page in the middle, ${String(route)}`).toBeLessThanOrEqual(MEDIAN);
  const long = ordered.filter(([, px]) => px > SCREENS * HEIGHT);
  expect(long.length, long.map((one) => one.join(': ')).join('\n')).toBeLessThanOrEqual(MOST_LONG);
});
