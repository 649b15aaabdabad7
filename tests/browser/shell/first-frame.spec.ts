import { layoutShift, watchLayoutShifts } from '../support/layout-shifts';
import { builtRoutes } from '../support/routes';
import { drawn, expect, hydrated, test } from '../support/test';

test.use({ wholePages: false, readerIsThere: false });

/** As in the benchmark, on any line; text that changes from the stand-in to the typeface may move by a pixel. */
const MOST = 0.01;

/** The benchmark's devices: a phone and a desktop. */
const WIDTHS = [412, 1280];

/** Pages whose tool comes with the first interaction of a reader, into the room that is left for it. */
const TOOLS = ['/what_does_this_mean', '/signature_workbench'];

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 823 : 900 } });

    test.beforeEach(({ page }) => watchLayoutShifts(page));

    test('no page moves while it is painted first', async ({ page }) => {
      test.slow();
      const moved: string[] = [];
      for (const route of builtRoutes()) {
        await page.goto(route);
        await drawn(page);
        const shift = await layoutShift(page);
        if (shift > MOST) moved.push(`${route}: ${shift.toFixed(4)}`);
      }
      expect(moved).toEqual([]);
    });

    for (const route of TOOLS)
      test(`the tool of ${route} moves nothing when it comes`, async ({ page }) => {
        await page.goto(route);
        await drawn(page);
        await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
        await hydrated(page);
        await expect(page.locator('[data-island] textarea').first()).toBeVisible();
        await drawn(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(MOST);
      });
  });
