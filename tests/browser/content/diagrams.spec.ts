import { expect, openHydrated, test, type Page } from '../support/test';

const PAGE = '/services/pix';
const cases = (page: Page) => page.getByRole('tablist', { name: /^Cases of/ }).first();
const pictures = (page: Page) =>
  page.locator('article svg[role="img"]:has(.dg-box)').filter({ visible: true });

test('each case but the happy path is a tab', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, PAGE);
  await expect(cases(page).getByRole('tab').first()).toHaveText('All goes well');
  const last = cases(page).getByRole('tab').last();
  const label = String(await last.textContent());
  await last.click();
  await expect(page.getByRole('img', { name: `: ${label}` })).toBeVisible();
});

test('on a phone the text is a timeline in the place of the picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, PAGE);
  await expect(pictures(page)).toHaveCount(0);
  const steps = page.locator('#flow-pix ol').first().getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  expect(await steps.count()).toBeGreaterThan(3);
});

test('every case is on paper', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  const all = page.locator('article svg[role="img"]');
  expect(await all.count()).toBeGreaterThan(3);
  await expect(all.filter({ visible: true })).toHaveCount(await all.count());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every case is there under its name', async ({ page }) => {
    await page.goto(PAGE);
    const all = page.locator('article svg[role="img"]');
    await expect(all.filter({ visible: true })).toHaveCount(await all.count());
    await expect(
      page.getByRole('tabpanel').getByText('All goes well', { exact: true }).first(),
    ).toBeVisible();
  });
});
