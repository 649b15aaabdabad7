import { drawn, expect, openHydrated, test } from '../support/test';

/** The tables that are wider than their box, without a shade at the cut edge. */
const cutWithoutCue = (boxes: Element[]) =>
  boxes
    .filter((box) => box.querySelector('table') && box.scrollWidth > box.clientWidth + 1)
    .filter((box) => !getComputedStyle(box).backgroundImage.includes('gradient'))
    .map((box) => box.getAttribute('data-scrolls'));

test('a table that is cut has a shade at its edge, and its first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openHydrated(page, '/cabinet/final_report');
  await drawn(page);
  const boxes = page.locator('article [data-scrolls]');
  expect(await boxes.evaluateAll(cutWithoutCue)).toEqual([]);
  const cut = page
    .locator('article [data-scrolls][tabindex]')
    .filter({ has: page.locator('table') })
    .first();
  const first = cut.locator('tbody td').first();
  const left = () => first.evaluate((cell) => Math.round(cell.getBoundingClientRect().left));
  const before = await left();
  await cut.evaluate((box) => box.scrollTo({ left: 20, behavior: 'instant' }));
  expect(await cut.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBe(before);
});

test('the head of a long table stays below the bar', async ({ page }) => {
  await openHydrated(page, '/reference/country_codes#ke');
  // The cells stay, the element around them does not.
  const head = page.locator('article thead th').first();
  await expect(head).toBeInViewport();
  const row = page.locator('#ke');
  await expect(row).toBeInViewport();
  const [top, bottom] = await Promise.all([
    row.evaluate((element) => element.getBoundingClientRect().top),
    head.evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
});

for (const width of [360, 700, 1280]) {
  test(`days in tables stay on one line, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['/not_offered', '/services/pix', '/cabinet/final_report']) {
      await openHydrated(page, route);
      await page.locator('article details').evaluateAll((blocks) => {
        for (const block of blocks) block.setAttribute('open', '');
      });
      const days = await page.locator('article td time').evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return { day: element.textContent, lines: range.getClientRects().length };
        }),
      );
      expect(days.length, route).toBeGreaterThan(5);
      expect(
        days.filter(({ lines }) => lines !== 1),
        route,
      ).toEqual([]);
    }
  });
}
