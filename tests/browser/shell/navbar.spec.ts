import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, openHydrated, test } from '../support/test';

const ENTRIES = [
  { name: 'Home', target: '/' },
  { name: 'Merchant Dashboard', target: '/cabinet/general/overview' },
  { name: "What's New", target: '/changelog' },
  { name: 'Knowledge Hub', target: /^https:\/\/[\w.]+\.example/ },
  { name: 'Become a Client', target: /^https:\/\/[\w.]+\.example/ },
] as const;

test('the entries stand in order, lead to their targets and each has its icon', async ({ page }) => {
  await openHydrated(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a.navbar__item');
  await expect(links).toHaveCount(ENTRIES.length);
  for (const [i, { name, target }] of ENTRIES.entries()) {
    const link = links.nth(i);
    await expect(link).toContainText(name);
    await expect(link).toHaveAttribute('href', target);
    await expect(link.locator('svg.gw-icon path')).toHaveCount(1);
    await expect(link.locator('svg.gw-icon')).toBeVisible();
  }
});

test('external entries open in a new tab, which cannot reach this one', async ({ page }) => {
  await openHydrated(page, '/');
  for (const name of ['Knowledge Hub', 'Become a Client']) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('icons are in the static HTML', ({ site }) => {
  const html = readFileSync(path.join(site.folder, 'index.html'), 'utf8');
  const navbar = html.slice(html.indexOf('navbar__items'), html.indexOf('</nav>'));
  expect(navbar.match(/<svg class="?gw-icon/g)?.length).toBeGreaterThanOrEqual(ENTRIES.length);
});

test('the entry of the open section is marked, and only that one', async ({ page }) => {
  const active = page.getByRole('navigation', { name: 'Main' }).locator('.navbar__link--active');
  for (const [route, name] of [
    ['/', 'Home'],
    ['/cabinet/control/api_requests_log', 'Merchant Dashboard'],
    ['/changelog', "What's New"],
  ] as const) {
    await openHydrated(page, route);
    await expect(active).toHaveCount(1);
    await expect(active).toContainText(name);
  }
  await openHydrated(page, '/request_format');
  await expect(active).toHaveCount(0);
});

test('all entries fit beside each other from the breakpoint on', async ({ page }) => {
  await openHydrated(page, '/');
  for (const width of [997, 1024, 1240, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => ({
        page: document.documentElement.scrollWidth - window.innerWidth,
        entries: [...document.querySelectorAll('.navbar__link, .navbar__brand')].filter(
          (entry) => entry.getBoundingClientRect().height > 40,
        ).length,
      }));
    await expect.poll(overflow, `at ${width} px`).toEqual({ page: 0, entries: 0 });
    await expect(page.locator('.navbar__brand')).toBeInViewport({ ratio: 1 });
  }
});

// As on Windows; the browser of the tests draws none.
for (const scrollbar of [0, 17])
  test(`the bar is one row from the breakpoint on, beside a scrollbar of ${scrollbar} px`, async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.evaluate((width) => {
      document.documentElement.style.paddingRight = `${width}px`;
    }, scrollbar);
    for (const width of [997, 1100, 1239, 1240, 1259, 1260, 1280, 1319, 1320, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const height = () => page.locator('.navbar__inner').evaluate((bar) => bar.clientHeight);
      await expect.poll(height, `at ${width} px`).toBeLessThan(60);
    }
  });

test.describe('the language menu', () => {
  const menu = '.navbar .gw-menu';

  test('has English only, opens by click and closes by Escape and by a click elsewhere', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    const summary = page.locator(`${menu} > summary`);
    const english = page.locator(menu).getByRole('link');
    await expect(summary).toContainText('English');
    await expect(english).toBeHidden();

    await summary.click();
    await expect(english).toHaveText(['English']);
    await expect(english).toHaveAttribute('lang', /^en/);
    await expect(english).toHaveAttribute('href', '/callbacks');
    await expect(english).toHaveAttribute('aria-current', 'true');

    await page.keyboard.press('Escape');
    await expect(english).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(english).toBeHidden();
  });

  test('works by keyboard alone and closes when the focus leaves it', async ({ page }) => {
    await openHydrated(page, '/');
    await page.locator(`${menu} > summary`).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(page.locator(menu).getByRole('link')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(menu).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(menu).getByRole('link')).toBeHidden();
  });

  test('keeps query and hash', async ({ page }) => {
    await openHydrated(page, '/callbacks?from=mail#top');
    await expect(page.locator(menu).locator('a')).toHaveAttribute('href', '/callbacks?from=mail#top');
  });
});

for (const [font, width] of [
  [20, 1280],
  [20, 1366],
  [24, 1100],
  [24, 1440],
] as const) {
  test(`no entry covers another with a font of ${font} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, font);
    await openHydrated(page, '/callbacks');
    const covered = await page.locator('.navbar__items > *').evaluateAll((entries) => {
      const boxes = entries.map((entry) => entry.getBoundingClientRect()).filter(({ width: w }) => w > 0);
      return boxes.filter((a, i) =>
        boxes.some(
          (b, k) =>
            k > i &&
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
      ).length;
    });
    expect(covered).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
