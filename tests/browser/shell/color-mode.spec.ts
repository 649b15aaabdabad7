import { expect, hydrated, openHydrated, test, type Page } from '../support/test';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /^Colour mode/ });

test.describe('where the profile does not respect the system preference', () => {
  test('the site is dark, whatever the system prefers, and the button flips dark and light', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    for (const [mode, name] of [
      ['light', 'Colour mode: light. Switch to dark'],
      ['dark', 'Colour mode: dark. Switch to light'],
      ['light', 'Colour mode: light. Switch to dark'],
    ] as const) {
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', mode);
      await expect(toggle(page)).toHaveAccessibleName(name);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the choice is stored and is there before the first paint', async ({ page }) => {
    await openHydrated(page, '/');
    await toggle(page).click();
    // Without the site's scripts there is no hydration: what sets the mode is the inline script alone.
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe('rgb(252, 252, 253)');
    await expect(page.locator('.gw-color-mode__light svg')).toBeVisible();
  });

  for (const stored of ['purple', 'system', '']) {
    test(`a stored mode that is none, "${stored}", is forgotten`, async ({ page }) => {
      await openHydrated(page, '/');
      await toggle(page).click();
      await page.evaluate((value) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('theme'));
        localStorage.setItem(key ?? 'none', value);
      }, stored);
      await page.reload();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
      await expect(page.locator('.gw-color-mode__dark svg').first()).toBeVisible();
    });
  }

  for (const name of ['docusaurus-theme', 'docusaurus-data-theme', 'docusaurus-data-theme-choice']) {
    test(`an address says no mode that is none by ${name}`, async ({ page }) => {
      await page.goto(`/callbacks?${name}=purple&q=a+b#retries`);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
      await expect(page).toHaveURL('/callbacks?q=a+b#retries');
      await hydrated(page);
      await expect(page.locator('.gw-color-mode__dark svg').first()).toBeVisible();
    });
  }

  test('two tabs agree', async ({ page, context }) => {
    await openHydrated(page, '/');
    const other = await context.newPage();
    await openHydrated(other, '/callbacks');
    await toggle(page).click();
    await expect(root(other)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(other)).toHaveAccessibleName(/^Colour mode: light/);
    await toggle(other).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('the button works by keyboard and keeps the focus', async ({ page }) => {
    await openHydrated(page, '/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Space');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toBeFocused();
  });

  test('the mobile sidebar has the button too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('button', { name: /^Colour mode/ })
      .click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('where the profile respects the system preference', () => {
  test('the button cycles light, dark, system, and system follows the OS', async ({ page, secondSite }) => {
    await openHydrated(page, secondSite.home);
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');

    await expect(toggle(page)).toHaveAccessibleName('Colour mode: system. Switch to light');
    for (const [choice, mode] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ] as const) {
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
      await expect(root(page)).toHaveAttribute('data-theme', mode);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`^Colour mode: ${choice}`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await hydrated(page);
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'light');
  });

  test('an explicit choice no longer follows the OS', async ({ page, secondSite }) => {
    await openHydrated(page, secondSite.home);
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('the static page names the button without a mode, which it cannot know', async ({ request }) => {
  const html = await (await request.get('/callbacks')).text();
  expect(html).toMatch(/aria-label="Colour mode"/);
  expect(html).not.toContain('Colour mode:');
});

test('the mode is set before there is a body to paint', async ({ page, site }) => {
  await page.route('**/callbacks?*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The page as far as the head; the rest of it is still on its way.
    await route.fulfill({ response, body: html.slice(0, html.search(/<link[^>]*rel=["']?stylesheet/)) });
  });
  await page.goto(`${site.origin}/callbacks?docusaurus-theme=light`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
