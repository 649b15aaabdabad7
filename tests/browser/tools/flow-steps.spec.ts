import { axeOf } from '../support/axe';
import { expect, openHydrated, test, type Page } from '../support/test';

const PIX = '/services/pix';
const BEELINE = '/services/beeline';

const runner = (page: Page) => page.getByRole('group', { name: 'Run this request' }).first();
const button = (page: Page, name: string) => runner(page).getByRole('button', { name });
/** The steps that have just happened, as the runner names them. */
const named = (page: Page) =>
  runner(page)
    .locator('div', { has: page.getByText('Just happened, in the diagram of this guide') })
    .getByRole('listitem');
/** The current step, in the picture or in the text, whichever the page shows. */
const current = (page: Page) => page.locator('[data-step][aria-current="step"]').filter({ visible: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function play(page: Page, route: string, request?: string): Promise<void> {
  await openHydrated(page, route);
  await page.getByRole('button', { name: 'Run this request here' }).first().click();
  if (request !== undefined) await runner(page).getByLabel('Request', { exact: true }).selectOption(request);
  await button(page, 'Sign and send').click();
  await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
}

test('the picture marks the call and its response, then what the gateway does', async ({ page }) => {
  await play(page, PIX);
  await expect(named(page)).toHaveText([
    'All goes well, step 2. Your server to Gateway: transaction/pay with itn and names',
    'All goes well, step 3. Gateway to Your server: Status 10 pending, result.qr with payload',
  ]);
  await expect(current(page)).toHaveText(/Status 10 pending/);
  await expect(page.locator('[data-step][data-happened]').filter({ visible: true })).toHaveCount(2);
  await button(page, 'Go to the next event').click();
  await expect(named(page)).toHaveText([/Money has arrived/, /Signed callback/, /HTTP 200/]);
  await expect(current(page)).toHaveText(/HTTP 200/);
  await button(page, 'Show the step in the diagram').click();
  await expect(current(page)).toBeInViewport();
});

test('another case opens its tab', async ({ page }) => {
  await play(page, BEELINE, 'Number without a wallet');
  await expect(tab(page, 'Number of another operator')).toHaveAttribute('aria-selected', 'true');
  // The picture breaks its texts into lines.
  await expect(current(page)).toHaveText(/Status 2 failed,\s*reason 8004/);
  await expect(named(page).last()).toHaveText(/HTTP 200/);
  await button(page, 'Clear the gateway').click();
  await expect(page.locator('[data-step][aria-current]')).toHaveCount(0);
  await expect(named(page)).toHaveCount(0);
});

test('what the diagram does not show is not marked', async ({ page }) => {
  await play(page, PIX);
  await runner(page).getByLabel('Path').fill('/api/v2/account/info');
  await button(page, 'Sign and send').click();
  await expect(page.locator('[data-step][aria-current]')).toHaveCount(0);
});

for (const mode of ['dark', 'light'] as const)
  test(`on a narrow screen the timeline marks it: ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await play(page, PIX);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    await expect(current(page)).toHaveText(
      'Gateway to Your server: Status 10 pending, result.qr with payload',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await axeOf(page)
      .include('[data-steps]')
      .include('[aria-label="Run this request"]')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
