import { expect, openHydrated, test } from '../support/test';
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
