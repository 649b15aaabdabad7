import { setTimeout } from 'node:timers/promises';
import { hold, SCRIPTS } from '../support/hold';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts';
import { drawn, expect, goInPlace, hydrated, openHydrated, test, type Page } from '../support/test';
import { growthWithoutTypeface } from '../support/without-typeface';

test('the Latin file is asked for ahead, comes from this site, and is the typeface of the text', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  await openHydrated(page, '/callbacks');
  const preload = page.locator('body > link[rel="preload"][as="font"]');
  await expect(preload).toHaveCount(1);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.startsWith(`${site.origin}/assets/fonts/manrope-latin`)).toBe(true);
  expect(await page.evaluate(() => document.fonts.check('16px Manrope'))).toBe(true);
});

/** @returns names of the typefaces in which the browser has drawn an element */
async function drawnIn(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

// Around the first layout the file may be there or not.
const DELAYS = [0, 10, 20, 30, 45, 60, 80, 110, 150];

async function delayTypeface(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(milliseconds);
    await route.fallback();
  });
}

test.describe('a reader who acts when the page is there', () => {
  test.use({ readerIsThere: false });

  // The pages that moved most when a late typeface took over their text.
  for (const [width, address] of [
    [360, '/reference/language_codes'],
    [360, '/services/boleto'],
    [768, '/callbacks'],
    [1280, '/services/turkey'],
    [1280, '/'],
  ] as const) {
    test(`a typeface that is late for ${address} moves nothing there, and is on the next page, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      const scripts = await hold(page, SCRIPTS);
      const file = await hold(page, '**/*.woff2');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toBeVisible();
      await drawn(page);
      expect(await drawnIn(page, 'h1')).toMatch(/Liberation|Arial/);
      await file.release();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family === 'Manrope' && status === 'loaded'),
      );
      await page.keyboard.press('Shift');
      await scripts.release();
      await hydrated(page);
      await drawn(page);
      expect(await drawnIn(page, 'h1')).toMatch(/Liberation|Arial/);
      expect(await layoutShift(page)).toBeLessThan(0.005);
      await goInPlace(page, '/request_format');
      await expect(page.locator('h1')).toContainText('Request format');
      await expect.poll(() => drawnIn(page, 'h1')).toMatch(/^Manrope/);
    });
  }

  // Whichever it was, the first sign changes nothing.
  const around = DELAYS.map((delay) => ['/services/boleto', delay] as const);
  // Titles that are as wide without the typeface, as a whole and letter by letter.
  for (const [address, delay] of [...around, ['/callbacks', 0], ['/services/upi', 0]] as const) {
    test(`what ${address} is drawn in stays when its typeface is ${delay} ms late`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await watchLayoutShifts(page);
      await delayTypeface(page, delay);
      await page.goto(address);
      await drawn(page);
      const before = await drawnIn(page, 'h1');
      await page.keyboard.press('Shift');
      await hydrated(page);
      await drawn(page);
      expect(await drawnIn(page, 'h1')).toBe(before);
      expect(await layoutShift(page)).toBeLessThan(0.005);
    });
  }
});

// Whoever acts before the first layout has the page in what that layout had.
for (const delay of DELAYS) {
  test(`a page that comes alive while its typeface is ${delay} ms late does not move`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watchLayoutShifts(page);
    await delayTypeface(page, delay);
    await openHydrated(page, '/services/boleto');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => document.documentElement.style.setProperty('--any', '1'));
    await drawn(page);
    expect(await layoutShift(page)).toBeLessThan(0.005);
  });
}

for (const width of [360, 1280]) {
  test(`a page is as long without the typeface as with it, at ${width} px`, async ({ page, guard }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await growthWithoutTypeface(page, guard, '/')).toBeLessThan(0.02);
  });
}

test('text has 16 px and lines of 38 to 40 rem', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/callbacks');
  const { size, width } = await page
    .locator('.theme-doc-markdown > p')
    .first()
    .evaluate((text) => ({
      size: getComputedStyle(text).fontSize,
      width: text.getBoundingClientRect().width / 16,
    }));
  expect(size).toBe('16px');
  expect(width).toBeGreaterThanOrEqual(38);
  expect(width).toBeLessThanOrEqual(40);
});

test('nothing on a page moves for longer than a fifth of a second, but what says that something is loading', async ({
  page,
}) => {
  await openHydrated(page, '/payment_methods');
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration } = getComputedStyle(element);
      const longest = Math.max(...transitionDuration.split(',').map(parseFloat));
      return longest > 0.2 ? [`${element.tagName}.${element.getAttribute('class') ?? ''}: ${longest} s`] : [];
    }),
  );
  expect(slow).toEqual([]);
});
