import { WAITING_TYPE } from '@gateway-docs/docusaurus-static-body/names';
import { templates } from '../support/templates';
import { expect, hydrated, idle, test, type Page } from '../support/test';

test.use({ readerIsThere: false });

/** What elements look like, and where they are. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      const drawn = [style.color, style.backgroundColor, style.backgroundImage, style.font, style.opacity];
      const edges = [style.border, style.borderRadius, style.boxShadow, style.outline, style.cursor];
      const marks = [before.content, before.color, before.backgroundImage, before.width];
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return [name, x, y, width, height, ...drawn, ...edges, ...marks].join(' | ');
    }),
  );

/** Loads the style sheet that waits, as the first interaction of a reader does, and nothing else. */
const loadWholeSheet = (page: Page): Promise<void> =>
  page.evaluate(
    (type) =>
      new Promise<void>((resolve, reject) => {
        const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][type="${type}"]`);
        if (!link) throw new Error('No style sheet waits.');
        const sheet = link.cloneNode() as HTMLLinkElement;
        sheet.removeAttribute('type');
        sheet.onload = () => resolve();
        sheet.onerror = () => reject(new Error('The style sheet did not come.'));
        link.replaceWith(sheet);
      }),
    WAITING_TYPE,
  );

/** A window, paper or screen, and the colour mode. */
const VIEWS = [
  { width: 360, media: 'screen', mode: 'dark' },
  { width: 996, media: 'print', mode: 'light' },
  { width: 1280, media: 'screen', mode: 'light' },
] as const;

async function looksInAllViews(page: Page): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { width, media, mode } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media });
    await page.evaluate((name) => {
      document.documentElement.setAttribute('data-theme', name);
      // A colour on its way to another is neither.
      for (const animation of document.getAnimations()) animation.finish();
    }, mode);
    all[`${width} px, ${media}, ${mode}`] = await looks(page);
  }
  return all;
}

// A page that is no document draws itself with scripts, and has the style sheet at once.
const { 'search results': _results, 'not found': _missing, ...documents } = templates;
for (const route of Object.values(documents)) {
  test(`${route} looks the same with its own styles as with those of the whole site`, async ({ page }) => {
    await page.goto(route);
    const own = await looksInAllViews(page);
    await loadWholeSheet(page);
    expect(await looksInAllViews(page)).toEqual(own);
  });
}

test('the first interaction of a reader brings the style sheet of the site', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/css/')) asked.push(request.url());
  });
  await page.goto('/callbacks');
  await idle(page);
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 40);
  await hydrated(page);
  expect(asked).toHaveLength(1);
});
