import { expect, hydrated, openHydrated, test, type Page } from '../support/test';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link without pointing at it, so that nothing is loaded before the click. */
async function followSuddenly(page: Page, href: string): Promise<void> {
  await page.locator(`.menu__link[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
}

test.describe('scrolling after a route change', () => {
  test('goes to the top of the next page', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    await page.evaluate(() => window.scrollTo(0, 600));
    await followSuddenly(page, '/request_format');
    await expect(page).toHaveURL(/request_format$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('goes to the hash target of the same page, and to the top when the hash is left', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    const last = page.locator('.theme-doc-toc-desktop a').last();
    const hash = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page.locator(`article ${hash}`)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
    await followSuddenly(page, '/callbacks');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('goes to the hash target of another page', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    const hash = (await page.locator('.theme-doc-toc-desktop a').last().getAttribute('href')) ?? '';
    await openHydrated(page, '/');
    await page.evaluate((target) => {
      history.pushState({}, '', target);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `/callbacks${hash}`);
    await expect(page.locator(`article ${hash}`)).toBeInViewport();
  });

  test('leaves the page where it is when only the query changes', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    await page.evaluate(() => {
      window.scrollTo(0, 500);
      history.pushState({}, '', '?a=1');
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.waitForTimeout(200);
    expect(await scrollTop(page)).toBe(500);
  });

  for (const { frames, found } of [
    { frames: 12, found: true },
    { frames: 40, found: false },
  ]) {
    test(`a target that appears after ${frames} frames is ${found ? 'found' : 'given up'}`, async ({
      page,
    }) => {
      await openHydrated(page, '/callbacks');
      await page.evaluate((count) => {
        location.hash = '#late';
        let frame = 0;
        const step = () => {
          frame += 1;
          if (frame < count) return void requestAnimationFrame(step);
          const target = Object.assign(document.createElement('p'), { id: 'late', textContent: 'late' });
          document.querySelector('article')?.append(target);
        };
        requestAnimationFrame(step);
      }, frames);
      await expect(page.locator('#late')).toBeAttached();
      await page.waitForTimeout(300);
      const top = await scrollTop(page);
      if (found) expect(top).toBeGreaterThan(0);
      else expect(top).toBe(0);
    });
  }
});

test.describe('a navigation that takes', () => {
  /** Records whether the progress bar was ever shown. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.documentElement.dataset.navigation === 'pending') seen.push(performance.now());
      }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-navigation'] });
    });
  const shown = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen.length);

  async function delayScripts(page: Page, milliseconds: number): Promise<void> {
    await page.route('**/assets/js/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue().catch(() => undefined);
    });
  }

  test('longer than 200 ms shows progress bar and spinner, and both go', async ({ page }) => {
    await openHydrated(page, '/');
    await delayScripts(page, 1200);
    await followSuddenly(page, '/request_format');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading the page' });
    await expect(spinner).toBeVisible();
    const bar = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);
    expect(bar).toBe('3px');
    // One bar: the stock one, which knows nothing of failures and abandoned navigations, is not there as well.
    expect(await page.locator('#nprogress').count()).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/request/i);
    await expect(spinner).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-navigation');
  });

  test('less shows neither', async ({ page }) => {
    await openHydrated(page, '/');
    await watch(page);
    await followSuddenly(page, '/request_format');
    await expect(page).toHaveTitle(/request/i);
    await page.waitForTimeout(400);
    expect(await shown(page)).toBe(0);
  });

  test('long and is abandoned for another leaves no trace', async ({ page }) => {
    await openHydrated(page, '/');
    await delayScripts(page, 800);
    await followSuddenly(page, '/request_format');
    await page.waitForTimeout(300);
    await followSuddenly(page, '/response_format');
    await expect(page).toHaveTitle(/response/i);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(0);
    await page.waitForTimeout(900);
    await expect(page).toHaveTitle(/response/i);
  });
});

test.describe('an address that ends in .html is the page without it', () => {
  for (const [asked, shown] of [
    ['/callbacks.html', '/callbacks'],
    ['/callbacks/index.html', '/callbacks'],
    ['/index.html', '/'],
    ['/cabinet/general/overview.html?from=mail', '/cabinet/general/overview?from=mail'],
    ['/api/v2/transaction/create/index.html#_', '/api/v2/transaction/create#_'],
  ] as const) {
    test(asked, async ({ page, site }) => {
      await openHydrated(page, asked);
      expect(page.url()).toBe(site.origin + shown);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/not found/i);
    });
  }
});

test('history keys have 6 characters', async ({ page }) => {
  await openHydrated(page, '/');
  await followSuddenly(page, '/request_format');
  await expect(page).toHaveURL(/request_format$/);
  const key = await page.evaluate(() => (history.state as { key: string }).key);
  expect(key).toMatch(/^[a-z0-9]{6}$/);
});

test.describe('route assets', () => {
  const prefetched = (page: Page) => page.locator('head link[rel="prefetch"]');

  /** Pretends a connection, before any script of the site runs. */
  async function pretendConnection(page: Page, connection: object): Promise<void> {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
  }

  /** The scripts that an action makes the page ask for; a prefetch is no script yet. */
  async function scriptsAskedFor(page: Page, action: () => Promise<unknown>): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await action();
    await page.waitForTimeout(500);
    return asked;
  }

  test('of links in view are prefetched, and preloaded on intent', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: false });
    await openHydrated(page, '/');
    await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
    const asked = await scriptsAskedFor(page, () =>
      page.locator('.menu__link[href="/response_format"]').hover(),
    );
    expect(asked.length).toBeGreaterThan(0);
  });

  for (const connection of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`are not loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await pretendConnection(page, connection);
      await openHydrated(page, '/');
      const asked = await scriptsAskedFor(page, () =>
        page.locator('.menu__link[href="/response_format"]').hover(),
      );
      expect(asked).toEqual([]);
      await expect(prefetched(page)).toHaveCount(0);
    });
  }
});

test('back and forward show the pages again', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  await followSuddenly(page, '/request_format');
  await expect(page).toHaveTitle(/request/i);
  await page.goBack();
  await expect(page).toHaveTitle(/callbacks/i);
  await page.goForward();
  await expect(page).toHaveTitle(/request/i);
  await hydrated(page);
});
