import type { Page } from '@playwright/test';
import { expect, idle, openHydrated, test } from '../support/test';

/** One page of each template. */
const TEMPLATES = [
  '/',
  '/callbacks',
  '/api/v2/transaction/create',
  '/reference/currency_codes',
  '/services/pix',
  '/cabinet/balances/',
] as const;
const WIDTHS = [360, 412, 768, 996, 1280, 1600] as const;

/** Left edge and width of the boxes that make the layout, in whole pixels; heights follow from them. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    ['main', '.theme-doc-markdown', '.theme-doc-breadcrumbs', '.footer'].map((selector) => {
      const { left, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {
        left: 0,
        width: 0,
      };
      return `${selector}: ${Math.round(left)} + ${Math.round(width)}`;
    }),
  );

for (const route of TEMPLATES) {
  test(`the static page of ${route} has the layout of the hydrated one at every width, in both modes`, async ({
    browser,
    page,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const staticPage = await context.newPage();
    await staticPage.goto(route);
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 };
      await staticPage.setViewportSize(viewport);
      await expect(staticPage.locator('.navbar__logo img:visible')).toHaveCount(1);
      const asBuilt = await boxes(staticPage);
      // Each mode and width is hydrated anew: a table of contents or a sidebar that the width has no room for goes with hydration.
      await page.setViewportSize(viewport);
      for (const mode of ['dark', 'light']) {
        await openHydrated(page, `${route}?docusaurus-theme=${mode}`);
        expect.soft(asBuilt, `${width} px, ${mode}`).toEqual(await boxes(page));
      }
    }
    await context.close();
  });
}

// Styles that are for one page alone ask for its class.
for (const route of ['/', '/payment_methods'])
  test(`${route} has its own class while its scripts come to life`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.documentElement;
        seen.push(root.className);
        new MutationObserver(() => seen.push(root.className)).observe(root, { attributeFilter: ['class'] });
      });
    });
    await openHydrated(page, route);
    await idle(page);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((classes) => !classes.includes('docs-doc-id-'))).toEqual([]);
  });

for (const width of [360, 768]) {
  for (const [route, target] of [
    ['/reference/country_codes#ke', '#ke'],
    ['/reference/failure_reason_codes#8006', '[id="8006"]'],
    ['/#methods', '#methods'],
    ['/api/v2/transaction/create#responses', '#responses'],
  ] as const) {
    test(`${route} lands below the bar at ${width} px, without scripts and with them`, async ({
      browser,
      page,
      site,
    }) => {
      const viewport = { width, height: 740 };
      const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: site.origin });
      const staticPage = await context.newPage();
      await staticPage.goto(route);
      await expect(staticPage.locator(target)).toBeInViewport();
      const bar = (await staticPage.locator('.navbar').boundingBox())?.height ?? 0;
      const top = async (of: Page) => Math.round((await of.locator(target).boundingBox())?.y ?? 0);
      const before = await top(staticPage);
      expect(before).toBeGreaterThanOrEqual(Math.round(bar) - 1);
      await page.setViewportSize(viewport);
      await openHydrated(page, route);
      await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThanOrEqual(1);
      await context.close();
    });
  }
}
