import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtRoutes } from '../support/routes';
import { expect, followSuddenly, openHydrated, test, type Page } from '../support/test';

/** Scripts and data that the page asks for from now on. */
function requests(page: Page): string[] {
  const asked: string[] = [];
  // Without what the browser fetches ahead for later pages.
  page.on('request', (request) => {
    if (!request.headers()['sec-purpose']) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('a first visit loads the frame alone: two scripts and the search box, and nothing of the body again', async ({
  page,
  site,
}) => {
  const asked = requests(page);
  await openHydrated(page, '/services/oxxo_pay');
  const scripts = asked.filter((address) => address.endsWith('.js'));
  const ofFrame = scripts.filter((address) => /\/(main|runtime~main|search-box)\./.test(address));
  expect(ofFrame).toHaveLength(3);
  // The button that opens the gateway in the page is an island of its own, the gateway itself is not loaded.
  const islands = scripts
    .filter((address) => !ofFrame.includes(address))
    .map((address) => statSync(path.join(site.folder, address)).size);
  expect(islands.length).toBeLessThanOrEqual(1);
  // A fifth of it says why a file could not be had: offline that cannot be loaded any more.
  expect(islands[0] ?? 0).toBeLessThan(2600);
  expect(asked.filter((address) => /\.json$|^\/services/.test(address))).toEqual(['/services/oxxo_pay']);
});

test('no script names a page', ({ site }) => {
  const folder = path.join(site.folder, 'assets/js');
  const first = readdirSync(folder).filter((name) => /^(main|runtime~main)\..*\.js$/.test(name));
  const text = first.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  // The navbar, the footer and the way to a section lead to a few pages by name. Of the guides it is the one of a section.
  expect(
    builtRoutes().filter((route) => route.startsWith('/services/') && text.includes(`"${route}"`)),
  ).toEqual(['/services/invoicing_service']);
});

test('the body of a visited page is left as it is', async ({ page }) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    document.addEventListener('DOMContentLoaded', () => {
      const body = document.querySelector('article .markdown');
      new MutationObserver((list) => changes.push(...list.map(({ type }) => type))).observe(
        body ?? document,
        {
          childList: true,
          subtree: true,
          characterData: true,
        },
      );
    });
  });
  await openHydrated(page, '/callbacks');
  expect(await page.evaluate(() => Reflect.get(window, 'changes') as string[])).toEqual([]);
});

test('every page that is navigated to has the body of its own HTML', async ({ page }) => {
  test.slow();
  await openHydrated(page, '/');
  // In the page: 198 navigations from here would each wait for a message.
  const different = await page.evaluate(async (all) => {
    const wrong: string[] = [];
    const settled = (html: string): string =>
      html.replaceAll(
        / (tabindex|role|aria-label|aria-controls|aria-labelledby|aria-current|id|data-fits|data-shown|hidden)="[^"]*"/g,
        '',
      );
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const route of all) {
      const parsed = new DOMParser().parseFromString(await (await fetch(route)).text(), 'text/html');
      const expected = parsed.querySelector('article .markdown');
      history.pushState({}, '', route);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      for (let i = 0; i < 600 && document.title !== parsed.title; i += 1) await frame();
      const shown = document.querySelector('article .markdown')?.cloneNode(true) as Element | undefined;
      // What an island or a behaviour has changed since is not compared.
      for (const part of [expected, shown])
        for (const changed of part?.querySelectorAll('[data-island], [data-checklist], [data-since]') ?? [])
          changed.replaceChildren();
      if (settled(shown?.innerHTML ?? '') !== settled(expected?.innerHTML ?? 'none')) wrong.push(route);
    }
    return wrong;
  }, builtRoutes());
  expect(different).toEqual([]);
});

test('Back shows the first page again, as it was built', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create');
  const body = page.locator('article .markdown');
  const built = await body.locator('h2').allTextContents();
  await followSuddenly(page, '/api/v2/list');
  await expect(page).toHaveTitle(/all methods/i);
  await page.goBack();
  await expect(body.locator('h2')).toHaveText(built);
  await body.getByRole('button', { name: /^Copy the address/ }).click();
});

test('a closed section of the sidebar has all its pages when it is opened, and costs nothing before', async ({
  page,
}) => {
  const asked = requests(page);
  await openHydrated(page, '/services/pix');
  const before = asked.length;
  const closed = page.locator('.theme-doc-sidebar-menu .menu__list-item--collapsed').first();
  await closed.locator('> div > a').click();
  await expect
    .poll(() => page.locator('.theme-doc-sidebar-menu .menu__list .menu__list .menu__link').count())
    .toBeGreaterThan(3);
  expect(asked.slice(before).filter((address) => address.endsWith('.js')).length).toBe(2);
});
