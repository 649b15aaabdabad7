import { expect, openHydrated, test } from '../support/test';
import { templates } from '../support/templates';

/** Width of a window of 1280 px at a zoom of 400 % (WCAG 1.4.10). */
const NARROW = 320;

for (const [template, route] of Object.entries(templates)) {
  test(`${template} fits ${NARROW} px: the page does not scroll sideways, and nothing is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: NARROW, height: 800 });
    await openHydrated(page, route);
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('main details')) block.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW);
    // What is wider than the window stands in a box that scrolls by itself: code, pictures, a row of tabs.
    const cut = await page.locator('body').evaluate((body, width) => {
      const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
      // The head of a table whose rows are cards is for screen readers alone.
      const isHidden = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none';
      const isInBox = (element: Element): boolean => {
        for (let parent: Element | null = element; parent; parent = parent.parentElement)
          if (parent !== document.documentElement && (scrolls(parent) || isHidden(parent))) return true;
        return false;
      };
      return [...body.querySelectorAll('main *, footer *, .navbar__inner *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          return own > 1 && (right > width + 1 || left < -1) && !isInBox(element);
        })
        .map(
          (element) =>
            `${element.tagName}.${String(element.getAttribute('class'))} ${element.textContent.slice(0, 40)}`,
        );
    }, NARROW);
    expect(cut).toEqual([]);
  });
}
