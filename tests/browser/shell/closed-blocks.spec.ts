import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { builtRoutes } from '../support/routes';
import { arrivedAt, expect, goInPlace, openHydrated, test, type Page } from '../support/test';

/** An anchor of a built page that stands inside a closed block. */
function hiddenAnchor(folder: string): { route: string; id: string } {
  for (const route of builtRoutes()) {
    const $ = load(readFileSync(path.join(folder, route, 'index.html'), 'utf8'));
    const id = $('article details:not([open]) > :not(summary)')
      .find('[id]')
      .addBack('[id]')
      .first()
      .attr('id');
    if (id) return { route, id };
  }
  throw new Error('No page has an anchor inside a closed block.');
}

/** Puts two closed blocks, one in the other, at the end of the article; the inner one holds `#deep`. */
async function addNestedBlocks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = '<a href="#deep" id="to-deep">to the deep text</a>';
    const blocks =
      '<details id="outer"><summary>outer</summary><details id="inner"><summary>inner</summary>' +
      '<p id="deep" style="margin-top: 120vh">deep</p></details></details>';
    const host = document.createElement('div');
    host.innerHTML = link + blocks;
    document.querySelector('article')?.append(host);
  });
}

const openBlocks = (page: Page) =>
  page.evaluate(() => ['outer', 'inner'].filter((id) => document.getElementById(id)?.hasAttribute('open')));

const closeBlocks = (page: Page) =>
  page.evaluate(() =>
    ['outer', 'inner'].forEach((id) => document.getElementById(id)?.removeAttribute('open')),
  );

test('on load, the block around the target is open and the target in view', async ({ page, site }) => {
  const { route, id } = hiddenAnchor(site.folder);
  await openHydrated(page, `${route}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a click opens every block around the target and scrolls to it', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await addNestedBlocks(page);
  await page.locator('#to-deep').click();
  await expect(page.locator('#deep')).toBeInViewport();
  expect(await openBlocks(page)).toEqual(['outer', 'inner']);
});

test('a second click on the same hash opens them again', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await addNestedBlocks(page);
  await page.locator('#to-deep').click();
  await expect(page.locator('#deep')).toBeInViewport();
  await closeBlocks(page);
  await page.locator('#to-deep').click();
  await expect(page.locator('#deep')).toBeInViewport();
  expect(await openBlocks(page)).toEqual(['outer', 'inner']);
});

test('back and forward open them', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await addNestedBlocks(page);
  await page.locator('#to-deep').click();
  await expect(page.locator('#deep')).toBeInViewport();
  await page.goBack();
  await arrivedAt(page, '/callbacks');
  await closeBlocks(page);
  await page.goForward();
  await expect(page.locator('#deep')).toBeInViewport();
  expect(await openBlocks(page)).toEqual(['outer', 'inner']);
});

test('a link from another page opens the block', async ({ page, site }) => {
  const { route, id } = hiddenAnchor(site.folder);
  await openHydrated(page, '/changelog');
  await goInPlace(page, `${route}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
