import { axeOf } from '../support/axe';
import { expect, openHydrated, test } from '../support/test';
import { growthWithoutTypeface } from '../support/without-typeface';

/** The second profile: a word mark for each mode, other colours, another typeface (tests/fixtures/second-operator.yaml). */
const PAGES = ['', 'services/pix', 'api/v2/transaction/create', 'go_live'];

for (const mode of ['light', 'dark'] as const)
  test(`another provider's look in ${mode}: its logo, its typeface, and everything can be read`, async ({
    page,
    secondSite,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const route of PAGES) {
      // Highlighted code has the same colours under every profile.
      await openHydrated(page, `${secondSite.home}${route}?docusaurus-theme=${mode}`);
      const { violations } = await axeOf(page)
        .exclude('pre')
        .withRules(['color-contrast', 'image-alt'])
        .analyze();
      expect.soft(violations, route).toEqual([]);
    }
    const logo = page.locator('.navbar__logo img:visible');
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', mode === 'dark' ? /logo-dark\.svg$/ : /logo\.svg$/);
    const { drawn, height, ratio } = await logo.evaluate((image: HTMLImageElement) => ({
      drawn: image.naturalWidth > 0,
      height: image.clientHeight,
      ratio: image.clientWidth / image.clientHeight / (image.naturalWidth / image.naturalHeight),
    }));
    expect({ drawn, height }).toEqual({ drawn: true, height: 24 });
    expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Golos Text", /);
    expect(await page.evaluate(() => document.fonts.check('16px "Golos Text"'))).toBe(true);
  });

test('without scripts the page is dark, with the logo for dark surfaces', async ({ browser, secondSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(secondSite.home);
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  const logo = page.locator('.navbar__logo img:visible');
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute('src', /logo-dark\.svg$/);
  await context.close();
});

test('on paper the colours of a provider are black, in both modes', async ({ page, secondSite }) => {
  for (const mode of ['light', 'dark']) {
    await openHydrated(page, `${secondSite.home}go_live?docusaurus-theme=${mode}`);
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('#support ~ ul a').first();
    await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

for (const width of [360, 1280])
  test(`a page is as long in the stand-in of another typeface as in it, at ${width} px`, async ({
    page,
    guard,
    secondSite,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await growthWithoutTypeface(page, guard, secondSite.home)).toBeLessThan(0.02);
  });

test('a search that finds nothing leads to the other ways to reach support', async ({ page, secondSite }) => {
  await openHydrated(page, `${secondSite.home}search?q=qzxwvkj`);
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Kestrel chat' })).toHaveAttribute('href', /^https:\/\/chat\./);
  await expect(main.getByRole('link', { name: '+44 20 7946 0958' })).toHaveAttribute('href', /^tel:\+44/);
});
