import { hold, SCRIPTS } from '../support/hold';
import { within } from '../support/slowed';
import { arrivedAt, drawn, expect, hydrated, idle, test, type Page } from '../support/test';

test.use({ readerIsThere: false });

const root = (page: Page) => page.locator('html');

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) asked.push(request.url());
  });
  return asked;
}

/** A page that is whole, whose reader has done nothing. */
async function openStill(page: Page, route = '/callbacks'): Promise<void> {
  await page.goto(route);
  await idle(page);
}

test('who only reads loads no script, also where the browser scrolls', async ({ page }) => {
  const asked = scriptsOf(page);
  await openStill(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await drawn(page);
  await idle(page);
  expect(asked).toEqual([]);
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
});

const SIGNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a moved pointer': async ({ mouse }) => {
    await mouse.move(300, 300);
    await mouse.move(310, 300);
  },
  'the wheel': ({ mouse }) => mouse.wheel(0, 40),
  'a key': ({ keyboard }) => keyboard.press('Tab'),
  'a click': (page) => page.getByRole('heading', { level: 1 }).click(),
  'the focus of a helping program': (page) => page.getByRole('link').nth(1).focus(),
};
for (const [what, sign] of Object.entries(SIGNS)) {
  test(`${what} brings the page alive`, async ({ page }) => {
    await openStill(page);
    await sign(page);
    await hydrated(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the touch that opens the menu brings the page alive and opens the menu', async ({ page }) => {
    await openStill(page);
    await page.locator('button.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });
});

test('a pointer that lies still over the page is no sign', async ({ page }) => {
  const asked = scriptsOf(page);
  // Where the browser itself reports the pointer of a page that has just come.
  await page.mouse.move(0, 0);
  await openStill(page);
  for (let i = 0; i < 3; i += 1) await page.mouse.move(0, 0);
  await idle(page);
  expect(asked).toEqual([]);
});

for (const address of ['/payment_methods?direction=payin', '/callbacks#answer']) {
  test(`${address} comes alive by itself: its HTML does not say what it asks for`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
  });
}

test('a page comes alive by itself for a reader who has chosen something before', async ({ page }) => {
  await openStill(page);
  await page.getByRole('button', { name: /^Colour mode/ }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.goto('/request_format');
  await hydrated(page);
});

test('a page that waits takes the colour mode that is chosen in another tab', async ({ page, context }) => {
  await openStill(page);
  const other = await context.newPage();
  await other.goto('/request_format');
  await other.getByRole('button', { name: /^Colour mode/ }).click();
  await expect(root(other)).toHaveAttribute('data-theme', 'light');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.bringToFront();
  await page.mouse.wheel(0, 40);
  await expect(page.getByRole('button', { name: /^Colour mode: light/ })).toBeVisible();
});

test('a page that waits follows the system where the profile says so', async ({ page, secondSite }) => {
  await page.goto(secondSite.home);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
});

test('pages that are nothing without their scripts do not wait', async ({ page }) => {
  await page.goto('/search');
  await hydrated(page);
});

test('a link that is clicked first leads to its page, and the way back to this one', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openStill(page);
  await page.locator('.menu__link[href="/request_format"]').click();
  await expect(page).toHaveTitle(/request/i);
  await page.goBack();
  await expect(page).toHaveTitle(/callbacks/i);
  await scripts.release();
});

test('a navigation after the first interaction loads no page anew', async ({ page }) => {
  await openStill(page);
  await page.mouse.wheel(0, 40);
  await hydrated(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.locator('.menu__link[href="/request_format"]').click();
  await arrivedAt(page, '/request_format');
  expect(loads).toBe(0);
});

test('a script that could not be loaded is asked for again at a later sign', async ({ page, guard }) => {
  guard.expectMessage(/net::ERR_FAILED/);
  let isBroken = true;
  await page.route(SCRIPTS, (route) => (isBroken ? route.abort() : route.continue()));
  await openStill(page);
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.wheel(0, 40);
  await failed;
  isBroken = false;
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: within(500) });
  }).toPass();
});
