// The page where the first payment is made: its steps, and the bench that marks them.
import { button, response, runner } from '../support/runner';
import { axeOf } from '../support/axe';
import { expect, openHydrated, test, type Page } from '../support/test';

const steps = (page: Page) => page.locator('#send li');
const next = (page: Page) => page.locator('#send li[aria-current="step"]');

test('home is one click from the first signed call', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Run it here' }).click();
  await expect(page).toHaveURL(/\/first_payment#send$/);
  await page.mouse.move(200, 300);
  await expect(response(page)).toContainText('"external_transaction_id": "order-');
  await expect(next(page)).toContainText('Pay with this card');
});

test('after each step the next one is marked: created, paid, called back, found, and the same id again', async ({
  page,
}) => {
  await openHydrated(page, '/first_payment');
  await expect(steps(page)).toHaveCount(5);
  await expect(next(page)).toContainText('Sign and send');
  await button(page, 'Sign and send').click();
  await expect(next(page)).toContainText('Pay with this card');
  await button(page, 'Pay with this card').click();
  // The callback comes by itself, so its step and that of the payer are done.
  await expect(next(page)).toContainText('Find it');
  await button(page, 'Find it').click();
  await expect(next(page)).toContainText('rejected');
  // In the second of the first request the signature is the same, and the gateway repeats its first response.
  await expect(async () => {
    await button(page, 'Sign and send').click();
    await expect(runner(page).getByRole('link', { name: 'Error 203' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(next(page)).toHaveCount(0);
  await expect(page.locator('#send li[class]')).toHaveCount(5);
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  for (const mode of ['dark', 'light'])
    test(`the first screen has the steps and the bench with its request, ${width} px, ${mode}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, '/first_payment');
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      await expect(steps(page).last()).toBeInViewport({ ratio: 1 });
      await expect(runner(page).getByLabel('Body', { exact: true })).toBeInViewport();
      await expect(button(page, 'Sign and send')).toBeInViewport({ ratio: 1 });
      await button(page, 'Sign and send').click();
      await expect(next(page)).toContainText('Pay with this card');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await axeOf(page).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    });
