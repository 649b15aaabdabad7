import { expect, openHydrated, test, type Page } from '../support/test';
import { templates } from '../support/templates';

/** Where a stop of the keyboard begins, in CSS pixels of the page, and what it is. */
interface Stop {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** In the column of samples, which goes along while the reader scrolls: where the column begins. */
  readonly column?: number;
}

/** Words of one line stand at most so far apart: chips and buttons are higher than text. */
const LINE = 14;

/** All stops in the order of the document; none has a place of its own, so that this is the order of the Tab key. */
const stopsOf = (page: Page): Promise<Stop[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]',
      ),
    ]
      .filter((element) => element.tabIndex === 0 && element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const [box] = element.getClientRects();
        // What is drawn outside of the window, such as the link that skips the navigation, shows when it has the focus.
        if (!box || box.width < 2 || box.left >= window.innerWidth || box.right <= 0) return [];
        // The sidebar has been scrolled to the open page, and its entries go on above; the shelves stay where they are.
        const scrolled = element.closest('.gw-shelves') ? 0 : (element.closest('.menu')?.scrollTop ?? 0);
        const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
        const column = element.closest('[data-sample-column]')?.getBoundingClientRect().top;
        const stop = { name, left: box.left, right: box.right, top: box.top + window.scrollY + scrolled };
        return [column === undefined ? stop : { ...stop, column: column + window.scrollY }];
      }),
  );

/** True where the eye goes from one stop to the next: on in the line, into a line below, or into a column at the right. */
function isNext(stop: Stop, to: Stop): boolean {
  // From the column at the right the eye comes back to the text beside it.
  const from = stop.column === undefined || to.column !== undefined ? stop : { ...stop, top: stop.column };
  const isOnLine = Math.abs(to.top - from.top) <= LINE;
  if (isOnLine) return to.left >= from.left;
  return to.top > from.top || to.left >= from.right - 1;
}

const jumps = (stops: readonly Stop[]): string[] =>
  stops.flatMap((stop, i) => {
    const before = stops[i - 1];
    const isJump = before && !isNext(before, stop);
    const at = ({ left, top }: Stop) => `${Math.round(left)},${Math.round(top)}`;
    return isJump ? [`${before.name} (${at(before)}) -> ${stop.name} (${at(stop)})`] : [];
  });

for (const width of [360, 1280]) {
  for (const [template, route] of Object.entries(templates)) {
    test(`${template} at ${width} px: the keyboard goes as the eye reads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, route);
      expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0);
      expect(jumps(await stopsOf(page))).toEqual([]);
    });
  }
}

test('the Tab key goes through the stops in that order', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, templates.operation);
  const names = (await stopsOf(page)).map(({ name }) => name);
  const reached: string[] = [];
  while (reached.length < 25) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.getBoundingClientRect().width < 2) return '';
      return `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
    });
    reached.push(name);
  }
  // The first one is the link that skips the navigation.
  const seen = reached.slice(1);
  expect(names.slice(0, seen.length)).toEqual(seen);
});
