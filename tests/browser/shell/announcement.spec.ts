import { hold, SCRIPTS } from '../support/hold';
import { arrivedAt, expect, hydrated, laidOut, openHydrated, test, type Page } from '../support/test';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button');

test('stays dismissed on every page, and does not flash up before hydration', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(bar(page)).toBeVisible();
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await openHydrated(page, '/callbacks');
  await expect(bar(page)).toHaveCount(0);

  await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page)).toBeHidden();
});

test('an announcement with another id is shown again', async ({ page }) => {
  await openHydrated(page, '/');
  await close(page).click();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id'));
    if (key) localStorage.setItem(key, 'an-older-one');
  });
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
});

test('its link stays inside the site without loading it again', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await bar(page).getByRole('link').click();
  await expect(page).not.toHaveURL(/\/$/);
  await arrivedAt(page, new URL(page.url()).pathname);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('moves nothing when the page comes alive', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await laidOut(page);
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await scripts.release();
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
});
