import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { drawn, expect, openHydrated, test, type Page } from '../support/test';

const GUIDE = '/services/pix';
const ways = (page: Page) => page.getByRole('navigation', { name: 'Direction of payments' });
const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');

async function expectShown(page: Page, direction: 'payin' | 'payout'): Promise<void> {
  const isPayout = direction === 'payout';
  await expect(page.locator('#payout-fields')).toBeVisible({ visible: isPayout });
  await expect(page.locator('#steps')).toBeVisible({ visible: !isPayout });
  await expect(page.locator('#scheme')).toBeVisible();
  await expect(contents(page).locator('[href="#payout-fields"]')).toBeVisible({ visible: isPayout });
  await expect(contents(page).locator('[href="#steps"]')).toBeVisible({ visible: !isPayout });
  await expect(contents(page).locator('[href="#scheme"]')).toBeVisible();
}

test('a guide to both directions shows one of them, that of the address, and what is of both', async ({
  page,
}) => {
  await openHydrated(page, GUIDE);
  await expectShown(page, 'payin');
  await ways(page).getByRole('link', { name: 'Payout' }).click();
  await expect(page).toHaveURL(/#payout$/);
  await expectShown(page, 'payout');
  await expect(ways(page).locator('[aria-current="true"]')).toHaveText('Payout');
  await expect(ways(page)).toBeInViewport();
  await ways(page).getByRole('link', { name: 'Pay-in' }).click();
  await expectShown(page, 'payin');
  await page.goBack();
  await expectShown(page, 'payout');
  await page.goBack();
  await expectShown(page, 'payin');
});

test('a link to an anchor shows its direction, and Back from another page the one that was left', async ({
  page,
}) => {
  await openHydrated(page, `${GUIDE}#pix_payout-itn`);
  await expectShown(page, 'payout');
  await expect(page.locator('#pix_payout-itn')).toBeInViewport();
  await contents(page).locator('[href="#scheme"]').click();
  await expectShown(page, 'payout');
  await page.getByRole('link', { name: 'Which status allows which action' }).click();
  await expect(page).toHaveURL(/\/callbacks#actions$/);
  await page.goBack();
  await expectShown(page, 'payout');
  await page.reload();
  await expectShown(page, 'payout');
});

test('the search of the browser finds the direction that is not shown', async ({ page }) => {
  await openHydrated(page, GUIDE);
  const hidden = page.locator('#payout-fields');
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.evaluate((heading) => heading.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectShown(page, 'payout');
});

test.describe('before the scripts', () => {
  test.use({ readerIsThere: false });

  test('the page and its contents show the pay-in, and nothing moves when the scripts come', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await watchLayoutShifts(page);
    await page.goto(GUIDE);
    await expectShown(page, 'payin');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.mouse.wheel(0, 1);
    await expect(page.locator('#payout-fields')).toHaveAttribute('hidden', 'until-found');
    await drawn(page);
    expect(await layoutShifts(page)).toEqual([]);
    // Blocks below the screen have the heights that the build guessed.
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.01);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both directions stand in order, on paper too', async ({ page }) => {
    await page.goto(GUIDE);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const id of ['steps', 'payout', 'payout-fields', 'scheme'])
        await expect(page.locator(`#${id}`)).toBeVisible();
    }
  });
});

test('on paper both directions stand in order after scripts have hidden one', async ({ page }) => {
  await openHydrated(page, GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#payout-fields')).toHaveCSS('content-visibility', 'visible');
  const [steps, payout] = await Promise.all(
    ['#steps', '#payout-fields'].map((id) =>
      page.locator(id).evaluate((block) => block.getBoundingClientRect().top),
    ),
  );
  expect(payout).toBeGreaterThan(steps ?? 0);
});
