import { expect, openHydrated, test, type Page } from '../support/test';
import { templates } from '../support/templates';

/** A desk, the same desk at a zoom that leaves few lines, and a phone. */
const windows = [
  { width: 1280, height: 800 },
  { width: 1280, height: 420 },
  { width: 360, height: 740 },
];

/** Most stops that are visited on one page, from its end: what is above them repeats what they met. */
const MOST = 80;

/** Notes each stop that the keyboard reaches and nobody sees (WCAG 2.4.11): something else is painted over its middle and corners. */
async function watchStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isSeenAt = (stop: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (stop.contains(hit) || hit.contains(stop));
    };
    const hidden = document.createElement('output');
    hidden.hidden = true;
    document.body.append(hidden);
    document.addEventListener('keyup', () => {
      const stop = document.activeElement;
      const [box] = stop?.getClientRects() ?? [];
      if (!stop || !box) return;
      const { left, right, top, bottom } = box;
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
      if ([middle, ...corners].some(([x, y]) => isSeenAt(stop, x, y))) return;
      const over = document.elementFromPoint(...middle);
      const name = stop.getAttribute('aria-label') ?? stop.textContent.trim();
      hidden.append(
        `${stop.tagName} ${name.slice(0, 40)} at ${left},${top} below ${over?.outerHTML.slice(0, 60) ?? ''}\n`,
      );
    });
  });
}

for (const { width, height } of windows)
  for (const [template, route] of Object.entries(templates))
    test(`${template} at ${width} x ${height}: who goes back by Shift+Tab sees where`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, route);
      // Results of a search come later, and move what is below them.
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await watchStops(page);
      await page.locator('.footer a').last().focus();
      for (let stop = 0; stop < MOST; stop += 1) await page.keyboard.press('Shift+Tab');
      expect(await page.locator('output[hidden]').textContent()).toBe('');
    });
