import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtRoutes } from '../support/routes';
import { expect, openHydrated, test, type Page, type ServedSite } from '../support/test';

/** The first page that has a closed block. */
function pageWithClosedBlock({ folder }: ServedSite): string {
  const found = builtRoutes().find((route) => {
    const html = readFileSync(path.join(folder, route, 'index.html'), 'utf8');
    return /<article.*<details(?![^>]* open)/s.test(html);
  });
  if (found === undefined) throw new Error('No page has a closed block.');
  return found;
}

/** Heights of the content of all blocks of the article that are on the sheet or screen, summary excluded: 0 is a closed one. */
const contentHeights = (page: Page) =>
  page
    .locator('article details')
    .filter({ visible: true })
    .evaluateAll((blocks) =>
      blocks.map((block) => {
        const summary = block.querySelector('summary')?.getBoundingClientRect().height ?? 0;
        return Math.round(block.getBoundingClientRect().height - summary);
      }),
    );

test('closed blocks are open on paper', async ({ page, site }) => {
  await openHydrated(page, pageWithClosedBlock(site));
  const onScreen = await contentHeights(page);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await contentHeights(page);
  expect(Math.min(...onPaper)).toBeGreaterThan(Math.min(...onScreen));
  expect(onPaper.filter((height) => height <= 10)).toEqual([]);
});

test('paper carries the article and not the navigation, dark ink on white', async ({ page }) => {
  await openHydrated(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Main', 'Docs sidebar']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  }
  const { ink, paper } = await page.evaluate(() => ({
    ink: getComputedStyle(document.querySelector('article p') ?? document.body).color,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
  const lightness = (color: string) =>
    (color.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).reduce((sum, n) => sum + Number(n), 0) / 3;
  expect(lightness(ink)).toBeLessThan(100);
  expect(paper === 'rgba(0, 0, 0, 0)' ? 255 : lightness(paper)).toBeGreaterThan(240);
});

test('text, tables and code have the full width of the sheet', async ({ page }) => {
  // A4 without margins of 10 mm, at 96 points to the inch.
  await page.setViewportSize({ width: 718, height: 1123 });
  await openHydrated(page, '/callbacks');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['p', 'ul', 'pre', 'table']) {
    const widest = await page
      .locator(`.theme-doc-markdown ${part}`)
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
    expect.soft(widest, part).toBeGreaterThan(718 * 0.94);
    expect.soft(widest, part).toBeLessThanOrEqual(718);
  }
});

test('paper and a page without scripts have no buttons of tools', async ({ page, browser, site }) => {
  await openHydrated(page, '/services/blik');
  const onScreen = page.getByRole('button', { name: 'Run this request here' });
  await expect(onScreen.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(onScreen.filter({ visible: true })).toHaveCount(0);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.origin}/services/blik`);
  await expect(plain.getByText('Run this request here').filter({ visible: true })).toHaveCount(0);
  await context.close();
});

/** A sheet of A4 without margins of 10 mm, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

for (const { route, sheets } of [
  { route: '/services/pix', sheets: 17 },
  { route: '/api/v2/transaction/create', sheets: 12 },
])
  test(`${route} has at most ${sheets} sheets, and no empty frame: nothing that is tall is unbreakable`, async ({
    page,
  }) => {
    await page.setViewportSize(SHEET);
    await openHydrated(page, route);
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
    });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? Infinity).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: 'print' });
    const unbreakable = await page.locator('article *').evaluateAll((all) =>
      all.flatMap((box) => {
        const { overflowX, overflowY, breakInside } = getComputedStyle(box);
        const isBreakable = overflowX === 'visible' && overflowY === 'visible' && breakInside !== 'avoid';
        const isTall = box.getBoundingClientRect().height > 1047 / 2 && !box.closest('svg');
        return isTall && !isBreakable ? [`${box.tagName} ${box.textContent.slice(0, 40)}`] : [];
      }),
    );
    expect(unbreakable).toEqual([]);
  });

test('each diagram is on paper once: the picture, without its text', async ({ page }) => {
  await openHydrated(page, '/services/pix');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article svg[role="img"]').first()).toBeVisible();
  await expect(page.getByText('The diagram as text').filter({ visible: true })).toHaveCount(0);
});

test('the text of a call comes before its samples on paper', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create');
  await page.emulateMedia({ media: 'print' });
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().top);
  expect(await topOf('[data-sample-column] pre')).toBeGreaterThan(await topOf('article #errors'));
});

test('each sheet says the address of its page and the day of the change', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .join('\n'),
    );
  expect(await sheets()).toMatch(
    /@page\s*\{[^}]*@bottom-left\s*\{[^}]*https:\/\/[^"]*\/callbacks · Page changed on 20\d\d-\d\d-\d\d/,
  );
});
