import type { Locator } from '@playwright/test';
import { expect, openHydrated, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

/** What a reader sees of an element in the colours of the system. */
const looks = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(node);
    const frame = borderTopStyle === 'none' ? '0px' : borderTopWidth;
    return { color, background: backgroundColor, frame, frameColor: borderTopColor };
  });

test('what is chosen differs from what can be chosen: tab, shelf, sidebar, contents, version', async ({
  page,
}) => {
  await openHydrated(page, '/api/v2/transaction/create');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const versions = page.getByRole('navigation', { name: 'Version of the API' });
  const pairs: readonly (readonly [chosen: Locator, other: Locator])[] = [
    [page.getByRole('tab', { selected: true }).first(), page.getByRole('tab', { selected: false }).first()],
    [
      sidebar.getByRole('link', { name: 'API', exact: true }),
      sidebar.getByRole('link', { name: 'Guides', exact: true }),
    ],
    [sidebar.locator('a[aria-current="page"]'), sidebar.locator('a.menu__link:not([aria-current])').first()],
    [versions.locator('strong'), versions.getByRole('link')],
  ];
  for (const [chosen, other] of pairs)
    expect((await looks(chosen)).background, String(chosen)).not.toBe((await looks(other)).background);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/callbacks#verify');
  const active = page.locator('.table-of-contents__link--active').first();
  await expect(active).toBeVisible();
  const others = page.locator('.table-of-contents__link:not(.table-of-contents__link--active)').first();
  expect((await looks(active)).background).not.toBe((await looks(others)).background);
});

test('chips and buttons have a frame, and what the keyboard has reached a ring', async ({ page }) => {
  await openHydrated(page, '/services/blik');
  const canvas = (await looks(page.locator('html'))).background;
  for (const selector of [
    '.gw-chip[data-chip="status"]',
    '[data-chip="error"] > .gw-chip',
    '[data-chip="reason"] > .gw-chip',
    '.gw-button',
    '.gw-quiet-button',
  ]) {
    const { frame, frameColor, background } = await looks(
      page.locator(`article ${selector}`).filter({ visible: true }).first(),
    );
    expect.soft(frame, selector).not.toBe('0px');
    expect.soft(frameColor, selector).not.toBe(background);
    // The browser draws a plate of the page's colour behind the text: on any other surface it would hide the text or cut the surface.
    expect
      .soft([canvas, canvas.replace('rgb(', 'rgba(').replace(')', ', 0)')], selector)
      .toContain(background);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element) throw new Error('Nothing has the focus.');
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const { backgroundColor } = getComputedStyle(document.body);
    return { outlineStyle, outlineWidth, differs: outlineColor !== backgroundColor };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', differs: true });
});

test('a row that the address names has a frame, and a drawing the colours of the system', async ({
  page,
}) => {
  await openHydrated(page, '/reference/api_error_codes#203');
  const row = page.locator('tr[id="203"]');
  await expect(row).toHaveAttribute('data-target', '');
  await expect(row).toHaveCSS('outline-style', 'solid');
  await openHydrated(page, '/services/blik');
  const svg = page.locator('article svg[role="img"]:has(.dg-box)').filter({ visible: true }).first();
  const { stroke, fill, text } = await svg.evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    const color = getComputedStyle(probe).color;
    probe.remove();
    const of = (selector: string) => getComputedStyle(element.querySelector(selector) ?? element);
    return { stroke: of('.dg-box').stroke, fill: of('.dg-text').fill, text: color };
  });
  expect(stroke).toBe(text);
  expect(fill).toBe(text);
});
