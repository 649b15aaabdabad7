import { COMING_PAGE, PAGE_AHEAD } from '@gateway-docs/docusaurus-static-body/names';
import { openWithStoppedClock, stopClock } from '../support/clock';
import { pretendConnection, SLOW } from '../support/connection';
import { hold, SCRIPTS } from '../support/hold';
import { expect, hydrated, idle, test, type Page } from '../support/test';

const LINK = '.menu__link[href="/response_format"]';
/** A page of the site, which has no ending. */
const PAGES = /^https?:\/\/[^/]+\/(?!search-index\/)[\w/]*$/;

/** What the page asks for from now on, without the host. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const pages = (paths: readonly string[]): string[] => paths.filter((path) => /^\/[\w/]*$/.test(path));

/** Lets the page's stopped clock run, and everything that follows happen. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  const last = page.waitForRequest('**/favicon.ico?last');
  await page.evaluate(() => fetch('/favicon.ico?last'));
  await last;
}

test.describe('what nobody has asked for yet', () => {
  test.beforeEach(({ page }) => pretendConnection(page, { effectiveType: '4g', saveData: false }));

  test('waits until the page has been quiet for two seconds, comes page by page, with the lowest priority', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const priorities: string[] = [];
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ request, type }) => {
      if (type === 'Fetch' && PAGES.test(request.url)) priorities.push(request.initialPriority);
    });
    await openWithStoppedClock(page, '/');
    const ahead = await hold(page, PAGES);
    await pass(page, 1500);
    expect(ahead.addresses()).toEqual([]);
    await page.clock.runFor(5000);
    await expect.poll(() => ahead.addresses()).toHaveLength(1);
    await pass(page, 5000);
    expect(ahead.addresses()).toHaveLength(1);
    expect(priorities).toEqual(['Low']);
    await ahead.release();
    await expect.poll(() => priorities.length).toBe(8);
    await pass(page, 5000);
    expect(priorities).toHaveLength(8);
  });

  test('is given up for the page that the reader points at, and begun again after it', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const all = asked(page);
    const ahead = await hold(page, PAGES);
    await page.clock.runFor(5000);
    await expect.poll(() => ahead.addresses()).toHaveLength(1);
    const [first = ''] = ahead.addresses();
    const given = page.waitForEvent('requestfailed', (request) => request.url() === first);
    // Far from the links that are in view first.
    await page.getByRole('contentinfo').locator('a[href="/changelog"]').hover();
    await given;
    await expect.poll(() => pages(all)).toEqual([new URL(first).pathname, '/changelog']);
    await pass(page, 5000);
    expect(pages(all)).toHaveLength(2);
    await ahead.release();
    await expect(async () => {
      await page.clock.runFor(2000);
      expect(pages(all).slice(2)).toContain(new URL(first).pathname);
    }).toPass();
  });

  test('waits for the first results of the search', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const all = asked(page);
    const index = await hold(page, '**/search-index/**');
    await page.locator('.navbar input').focus();
    await expect.poll(() => index.addresses()).not.toEqual([]);
    await page.keyboard.type('signature');
    await pass(page, 20_000);
    expect(pages(all)).toEqual([]);
    await index.release();
    await page.clock.resume();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect.poll(() => pages(all)).not.toEqual([]);
  });
});

test('a page that is pointed at after another one is loaded alone', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const held = await hold(page, PAGES);
  await page.locator(LINK).hover();
  await expect.poll(() => held.addresses()).toHaveLength(1);
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/response_format'));
  await page.locator('.menu__link[href="/request_format"]').hover();
  await given;
  await held.release();
});

test.describe('before the scripts', () => {
  test.use({ readerIsThere: false });

  test('who turns to a link loads its page and no script of the one that is left', async ({ page }) => {
    const all = asked(page);
    await page.goto('/callbacks');
    await idle(page);
    await page.locator(LINK).hover();
    await expect(page.locator(LINK)).toHaveAttribute(COMING_PAGE, '');
    await page.locator(LINK).click();
    await expect(page).toHaveTitle(/response/i);
    expect(all.filter((path) => path.startsWith('/assets/js/'))).toEqual([]);
  });

  test('a pointer that moves towards a link marks it before it is there', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto('/callbacks');
    await idle(page);
    const box = await page.locator(LINK).boundingBox();
    if (!box) throw new Error('The link is not on the page.');
    const y = box.y + box.height / 2;
    const right = box.x + box.width;
    // On a busy machine the pointer may be too slow.
    await expect(async () => {
      for (let x = right + 400; x > right + 20; x -= 20) await page.mouse.move(x, y);
      await expect(page.locator(LINK)).toHaveAttribute(COMING_PAGE, '', { timeout: 500 });
    }).toPass();
  });

  test.describe('who reads on', () => {
    const marked = (page: Page) => page.locator(`[${PAGE_AHEAD}]`);

    test('has the pages of three links near the middle ahead, one after the other', async ({ page }) => {
      await pretendConnection(page, { effectiveType: '4g', saveData: false });
      const ahead: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname);
      });
      await stopClock(page);
      await page.goto('/callbacks');
      await page.clock.runFor(1900);
      await expect(marked(page)).toHaveCount(0);
      for (const count of [1, 2, 3, 3]) {
        await page.clock.runFor(2000);
        await expect(marked(page)).toHaveCount(count);
      }
      const links = await marked(page).evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.pathname));
      await expect.poll(() => ahead.toSorted()).toEqual(links.toSorted());
    });

    for (const connection of [SLOW, { effectiveType: '4g', saveData: true }] as const)
      test(`has none on ${JSON.stringify(connection)}`, async ({ page }) => {
        await pretendConnection(page, connection);
        await stopClock(page);
        await page.goto('/callbacks');
        await page.clock.runFor(10_000);
        await expect(marked(page)).toHaveCount(0);
      });

    const acts: Record<string, (page: Page) => Promise<void>> = {
      'turns to a link': (page) => page.locator(LINK).hover(),
      'goes to the search': (page) => page.locator('.navbar input').focus(),
    };
    for (const [what, act] of Object.entries(acts))
      test(`and then ${what} gets that alone`, async ({ page }) => {
        await stopClock(page);
        await page.goto('/callbacks');
        await page.clock.runFor(1900);
        await act(page);
        await page.clock.runFor(10_000);
        await expect(marked(page)).toHaveCount(0);
      });
  });

  test('a section that opens brings the page alive', async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto('/services/pix');
    await idle(page);
    for (const section of [0, 1]) await page.locator('.menu__link[aria-expanded=false]').nth(section).hover();
    await expect.poll(() => scripts.addresses()).not.toEqual([]);
    await scripts.release();
    await hydrated(page);
  });

  test.describe('a click on a link', () => {
    // Nothing is loaded ahead, so the page to come is asked for by the click.
    test.beforeEach(({ page }) => pretendConnection(page, SLOW));

    test('takes scripts that are on their way off the line', async ({ page }) => {
      const scripts = await hold(page, SCRIPTS);
      await page.goto('/callbacks');
      await idle(page);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => scripts.addresses()).not.toEqual([]);
      const [first] = scripts.addresses();
      const given = page.waitForEvent('requestfailed', (request) => request.url() === first);
      const next = await hold(page, /\/response_format$/);
      const clicked = page.locator(LINK).click();
      await given;
      await next.release();
      await clicked;
      await expect(page).toHaveTitle(/response/i);
      await scripts.release();
    });

    test('leaves them alone where it opens another tab', async ({ page, context }) => {
      const scripts = await hold(page, SCRIPTS);
      await page.goto('/callbacks');
      await idle(page);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => scripts.addresses()).not.toEqual([]);
      const other = context.waitForEvent('page');
      await page.locator(LINK).click({ modifiers: ['ControlOrMeta'] });
      await other;
      await scripts.release();
      await hydrated(page);
    });
  });
});
