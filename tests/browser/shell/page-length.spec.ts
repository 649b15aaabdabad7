import { LAZY_BLOCKS } from '@gateway-docs/docusaurus-static-body/names';
import { sections } from '../support/routes';
import { drawn, expect, test } from '../support/test';

test.use({ wholePages: false, readerIsThere: false });

/** How far the length of a page may be from the length that it has once its reader has gone through it. */
const MOST = 0.1;
const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

// Each screen opens a page of its own: a browser remembers heights of blocks that it has shown, and after a change of width they are another width's.
for (const { name, routes } of sections())
  test(`the length of a page is known from the start: ${name}`, async ({ page }) => {
    test.slow();
    const length = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const unlike: string[] = [];
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const route of routes) {
        await page.goto(route);
        await drawn(page);
        const first = await length();
        await page.evaluate((mark) => document.documentElement.removeAttribute(mark), LAZY_BLOCKS);
        const error = first / (await length()) - 1;
        if (!(Math.abs(error) <= MOST)) unlike.push(`${route} at ${screen.width}: ${error.toFixed(3)}`);
      }
    }
    expect(unlike).toEqual([]);
  });
