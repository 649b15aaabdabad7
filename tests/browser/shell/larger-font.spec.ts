// Readers with a larger font in their browser: nothing of the bar stands on something else.
import { expect, openHydrated, test } from '../support/test';

const CASES = [20, 24].flatMap((size) => [1100, 1280, 1366, 1440].map((width) => [size, width] as const));

for (const [size, width] of CASES) {
  test(`with letters of ${size} px at ${width} px the entries of the bar do not overlap`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/');
    const overlapping = () =>
      page.evaluate(() => {
        const items = [...document.querySelectorAll('.navbar__inner *')]
          .filter((element) => element.matches('a, button, input') && element.checkVisibility())
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1);
        return items.flatMap(({ element, box }, i) =>
          items
            .slice(i + 1)
            .filter((other) => !element.contains(other.element) && !other.element.contains(element))
            .filter(
              ({ box: next }) =>
                next.left < box.right - 1 &&
                box.left < next.right - 1 &&
                next.top < box.bottom - 1 &&
                box.top < next.bottom - 1,
            )
            .map((other) => `${element.textContent} | ${other.element.textContent}`),
        );
      });
    await expect.poll(overlapping).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
  });
}
