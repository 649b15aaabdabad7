import { LAZY_BLOCKS } from '@gateway-docs/docusaurus-static-body/names';
import { inView } from '../support/in-view';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { builtRoutes } from '../support/routes';
import { drawn, expect, goInPlace, openHydrated, test, type Page } from '../support/test';

test.use({ wholePages: false, viewport: { width: 412, height: 823 } });

/** A page for each kind of block. */
const TEMPLATES = ['/', '/callbacks', '/services/pix', '/api/v2/transaction/create', '/cabinet/balances/'];

const isLazy = (page: Page) => page.locator(`html[${LAZY_BLOCKS}]`);

/** Blocks of the body that the browser has left out. */
const leftOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.theme-doc-markdown > * > *')].filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test('blocks far below the screen are left out until the reader comes near', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await drawn(page);
  const before = await leftOut(page);
  expect(before).toBeGreaterThan(20);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await drawn(page);
  expect(await leftOut(page)).toBeLessThan(before);
});

for (const route of TEMPLATES)
  test(`nothing on ${route} moves while its reader goes down`, async ({ page }) => {
    await watchLayoutShifts(page);
    await openHydrated(page, route);
    const jumps = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const STEP = 300;
      const found: number[] = [];
      while (window.scrollY + window.innerHeight + STEP < document.documentElement.scrollHeight) {
        const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
        const top = middle?.getBoundingClientRect().top ?? 0;
        window.scrollBy({ top: STEP, behavior: 'instant' });
        await frame();
        await frame();
        const way = top - (middle?.getBoundingClientRect().top ?? 0);
        if (Math.abs(way - STEP) > 1) found.push(way);
      }
      return found;
    });
    expect(jumps).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });

test.describe('before any script', () => {
  test.use({ readerIsThere: false });

  test('a block is as tall in a page that leaves blocks out as in a whole one', async ({ page }) => {
    test.slow();
    const different: string[] = [];
    for (const route of builtRoutes()) {
      await page.goto(route);
      const found = await page.evaluate((mark) => {
        const blocks = [
          ...document.querySelectorAll('.theme-doc-markdown > *, [data-island] > *, article ~ nav, footer'),
        ];
        const heights = (): number[] => blocks.map((block) => block.getBoundingClientRect().height);
        const isMeant = blocks.map((block) => getComputedStyle(block).contentVisibility === 'auto');
        // As the browser has a block that it has laid out.
        const styles = new CSSStyleSheet();
        const contain = 'content-visibility: visible !important; contain: layout style paint;';
        styles.replaceSync(`.is-meant { ${contain} }`);
        document.adoptedStyleSheets = [styles];
        blocks.forEach((block, i) => block.classList.toggle('is-meant', isMeant[i]));
        const contained = heights();
        document.adoptedStyleSheets = [];
        document.documentElement.removeAttribute(mark);
        const whole = heights();
        return blocks
          .filter((_, i) => Math.abs((contained[i] ?? 0) - (whole[i] ?? 0)) > 0.5)
          .map((block) => block.outerHTML.slice(0, 60));
      }, LAZY_BLOCKS);
      different.push(...found.map((block) => `${route}: ${block}`));
    }
    expect(different).toEqual([]);
  });
});

test('who lands at a target has the whole page', async ({ page }) => {
  await page.goto('/callbacks#answer');
  await expect(page.locator('#answer')).toBeInViewport();
  await expect(isLazy(page)).toHaveCount(0);
});

test('a link to a section of the page leads there', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await expect(isLazy(page)).toHaveCount(1);
  const link = page
    .locator('.theme-doc-markdown a[href="#answer"], .table-of-contents a[href="#answer"]')
    .first();
  await link.dispatchEvent('click');
  await expect(page.locator('#answer')).toBeInViewport();
  await expect(isLazy(page)).toHaveCount(0);
});

test('a navigation leaves blocks out again, one to a target does not', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await goInPlace(page, '/request_format');
  await expect(page).toHaveTitle(/request/i);
  await expect(isLazy(page)).toHaveCount(1);
  await goInPlace(page, '/callbacks#answer');
  await expect(page.locator('#answer')).toBeInViewport();
  await expect(isLazy(page)).toHaveCount(0);
});

test('a page that is loaded anew keeps its place', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  for (let i = 0; i < 10; i += 1) {
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await drawn(page);
  }
  const before = await inView(page);
  await page.reload();
  await expect(isLazy(page)).toHaveCount(0);
  // Blocks above may have another height than before, so the same text may be at another distance from the page's top.
  await expect.poll(async () => (await inView(page)).text).toBe(before.text);
  expect(Math.abs((await inView(page)).top - before.top)).toBeLessThan(2);
});

test('paper has the whole page', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await page.emulateMedia({ media: 'print' });
  expect(await leftOut(page)).toBe(0);
});
