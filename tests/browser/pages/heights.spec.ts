import { builtRoutes } from '../support/routes';
import { expect, test } from '../support/test';

/** A desktop window, in CSS pixels. */
const WINDOW = { width: 1280, height: 800 } as const;
/** What half of the pages may have at most, and how many may have more than ten windows. */
const MEDIAN = 6000;
const SCREENS = 10;
const MOST_LONG = 60;

// The static page has the layout of the hydrated one (shell/static-layout.spec.ts), so that no script is needed to measure it.
test('half of the pages have at most 6,000 px, and few have more than ten screens', async ({ page }) => {
  const routes = builtRoutes();
  test.setTimeout(routes.length * 10_000);
  await page.setViewportSize(WINDOW);
  await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const heights: { route: string; height: number }[] = [];
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const height = await page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollHeight;
    });
    heights.push({ route, height });
  }
  const ordered = heights.toSorted((a, b) => a.height - b.height);
  const median = ordered[Math.floor(ordered.length / 2)];
  expect.soft(median?.height, `the page in the middle, ${String(median?.route)}`).toBeLessThanOrEqual(MEDIAN);
  const long = ordered.filter(({ height }) => height > SCREENS * WINDOW.height);
  expect(long.length, long.map(({ route, height }) => `${route}: ${height}`).join('\n')).toBeLessThanOrEqual(
    MOST_LONG,
  );
});
