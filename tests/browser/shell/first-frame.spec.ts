import type { Page } from '@playwright/test';
import { LAZY_BLOCKS } from '@gateway-docs/docusaurus-static-body/names';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts';
import { sections } from '../support/routes';
import { drawn, expect, hydrated, test } from '../support/test';

test.use({ wholePages: false, readerIsThere: false });

/** As in the benchmark, on any line; text that changes from the stand-in to the typeface may move by a pixel. */
const MOST_SHIFT = 0.01;

/** How far the length of a page may be from the length that it has once its reader has gone through it. */
const MOST_ERROR = 0.1;

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Pages whose tool comes with the first interaction of a reader, into the room that is left for it. */
const TOOLS = ['/what_does_this_mean', '/signature_workbench', '/first_payment'];

/** Frames in which the length has to stay as it is. */
const CALM_FRAMES = 3;

/** The length of the open page once the blocks near the screen are drawn: on a slow machine that takes more frames than two. */
function settledLength(page: Page): Promise<number> {
  return page.evaluate(async (wanted) => {
    let [length, calm] = [0, 0];
    while (calm < wanted) {
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      calm = scrollHeight === length ? calm + 1 : 0;
      length = scrollHeight;
    }
    return length;
  }, CALM_FRAMES);
}

test.beforeEach(({ page }) => watchLayoutShifts(page));

for (const screen of SCREENS) {
  // Each screen opens a page of its own: a browser remembers heights of blocks that it has shown, and after a change of width they are another width's.
  for (const { name, routes } of sections())
    test(`at ${screen.width} px no page moves while it is painted first, and its length is known from the start: ${name}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(screen);
      for (const route of routes) {
        await page.goto(route);
        const first = await settledLength(page);
        expect.soft(await layoutShift(page), `${route} moves`).toBeLessThanOrEqual(MOST_SHIFT);
        const real = await page.evaluate((mark) => {
          document.documentElement.removeAttribute(mark);
          return document.documentElement.scrollHeight;
        }, LAZY_BLOCKS);
        const error = first / real - 1;
        expect.soft(Math.abs(error), `the length of ${route} is wrong`).toBeLessThanOrEqual(MOST_ERROR);
      }
    });

  for (const route of TOOLS)
    test(`at ${screen.width} px the tool of ${route} moves nothing when it comes`, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.goto(route);
      await drawn(page);
      await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
      await hydrated(page);
      await expect(page.locator('[data-island] textarea').first()).toBeVisible();
      await drawn(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });
}
