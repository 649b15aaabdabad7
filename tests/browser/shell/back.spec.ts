import { hold } from '../support/hold';
import { inView } from '../support/in-view';
import {
  arrivedAt,
  drawn,
  expect,
  followSuddenly,
  hydrated,
  openHydrated,
  test,
  type Page,
} from '../support/test';

/** Far below the first screen of each page here. */
const FAR = 2500;

/** Screen by screen, each of which is drawn: as a reader does it. @returns where the reader then is */
async function scrollDown(page: Page): Promise<{ text: string; top: number }> {
  for (let y = 0; y < FAR; y += 500) {
    await page.evaluate(() => window.scrollBy(0, 500));
    await drawn(page);
  }
  return inView(page);
}

/** Opens a page with its typeface: a file that comes late is for the next load alone, and lines of the stand-in may break elsewhere. */
async function openInItsTypeface(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await openHydrated(page, url);
}

/** Goes on by the last link of the page, which says what comes next: the sidebar is not there on a phone. */
async function goOn(page: Page): Promise<void> {
  const next = page.locator('.pagination-nav__link--next');
  const address = (await next.getAttribute('href')) ?? '';
  await next.evaluate((link: HTMLElement) => link.click());
  await arrivedAt(page, address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

async function back(page: Page, address: string): Promise<void> {
  await page.goBack();
  await arrivedAt(page, address);
}

// What the browser leaves out of a long page is part of the question.
test.use({ wholePages: false });

for (const width of [360, 1280]) {
  for (const route of ['/callbacks', '/services/pix', '/reference/api_error_codes', '/request_format']) {
    test(`the first Back of a visit leads to where the reader was: ${route} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openInItsTypeface(page, route);
      const before = await scrollDown(page);
      await goOn(page);
      const second = await page.evaluate(() => document.title);
      await page.evaluate(() => window.scrollTo(0, 300));
      await back(page, route);
      await expect.poll(() => inView(page)).toEqual(before);
      await page.goForward();
      await expect(page).toHaveTitle(second);
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
      await back(page, route);
      await expect.poll(() => inView(page)).toEqual(before);
    });
  }
}

test('the open page stays where it is until the one before has come on a slow line', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  const before = await scrollDown(page);
  await goOn(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  const pages = await hold(page, /\/callbacks$/);
  await page.evaluate(() => history.back());
  await expect.poll(pages.addresses).not.toEqual([]);
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await pages.release();
  await arrivedAt(page, '/callbacks');
  await expect.poll(() => inView(page)).toEqual(before);
});

test('a target in the address does not take the place of where the reader went on to', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  const hash = await page.locator('.theme-doc-toc-desktop a').nth(3).getAttribute('href');
  await openHydrated(page, `/callbacks${hash ?? ''}`);
  const before = await scrollDown(page);
  await followSuddenly(page, '/request_format');
  await arrivedAt(page, '/request_format');
  await back(page, `/callbacks${hash ?? ''}`);
  await expect.poll(() => inView(page)).toEqual(before);
});

test('Back within a page leads to where the reader was', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  const before = await scrollDown(page);
  await page.locator('.theme-doc-toc-desktop a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => inView(page)).not.toEqual(before);
  await back(page, '/callbacks');
  await expect.poll(() => inView(page)).toEqual(before);
});

test('a page that is loaded again is where it was, and Back from it too', async ({ page }) => {
  await openInItsTypeface(page, '/callbacks');
  const first = await scrollDown(page);
  await goOn(page);
  const address = new URL(page.url()).pathname;
  const second = await page.evaluate(() => window.scrollTo(0, 400)).then(() => inView(page));
  await page.reload();
  await arrivedAt(page, address);
  await expect.poll(() => inView(page)).toEqual(second);
  await back(page, '/callbacks');
  await expect.poll(() => inView(page)).toEqual(first);
});

test.describe('before the scripts of a page that was loaded again', () => {
  test('Back leads to the page before', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    await followSuddenly(page, '/request_format');
    await arrivedAt(page, '/request_format');
    const scripts = await hold(page, '**/assets/js/main*');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle(/callbacks/i);
    await scripts.release();
    await arrivedAt(page, '/callbacks');
  });

  test('Back while they begin leads to where the reader was', async ({ page }) => {
    await openInItsTypeface(page, '/callbacks');
    const before = await scrollDown(page);
    await followSuddenly(page, '/request_format');
    await arrivedAt(page, '/request_format');
    await page.evaluate(() => window.scrollTo(0, 400));
    // Their first lines care for the place, long before there is a router.
    await page.addInitScript(() => {
      if (location.pathname !== '/request_format') return;
      const native = Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration');
      Object.defineProperty(history, 'scrollRestoration', {
        configurable: true,
        set(value: string) {
          Reflect.deleteProperty(history, 'scrollRestoration');
          history.back();
          native?.set?.call(history, value);
        },
      });
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page).toHaveTitle(/callbacks/i);
    await hydrated(page);
    await expect.poll(() => inView(page)).toEqual(before);
  });
});
