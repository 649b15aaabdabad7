import { axeOf } from '../support/axe';
import { clipboard } from '../support/clipboard';
import { body, response, runner, send } from '../support/runner';
import { expect, hydrated, openHydrated, test, type Page } from '../support/test';

const PAY = '/api/v2/transaction/pay';

const panel = (page: Page) => page.getByRole('group', { name: 'Your own values' });
/** The field for the service with this id; its label says what the service is. */
const ownService = (page: Page, id: string) =>
  panel(page).getByLabel(new RegExp(`^Your service_id for .+ \\(${id}\\)$`));
const service = (page: Page) => page.locator('[data-own="service"]').first();

async function openPanel(page: Page, route = PAY): Promise<void> {
  await openHydrated(page, route);
  await page.getByRole('button', { name: 'Put in your own values' }).first().click();
  await expect(panel(page)).toBeFocused();
}

test('a value stands in the samples, in what is copied, and in the request that is run', async ({ page }) => {
  const documented = await (async () => {
    await openPanel(page);
    return (await service(page).textContent()) ?? '';
  })();
  await ownService(page, documented).fill('88001');
  await panel(page).getByLabel('Point id').fill('77');
  await expect(service(page)).toHaveText('88001');
  const copied = await clipboard(page);
  await page.locator('button[data-copy=""]').first().click();
  await expect.poll(copied).toContain('88001');
  await page.getByRole('button', { name: 'Run this request here' }).first().click();
  await expect(body(page)).toHaveValue(/"service_id": 88001/);
  await send(page);
  await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
  await expect(response(page)).toContainText('"point_id": 77');
});

test('an id is named by what it is, and the account can be replaced like the others', async ({ page }) => {
  await openPanel(page, '/api/v2/transaction/create');
  await expect(
    panel(page).getByLabel('Your service_id for Card payment on the hosted page (1042)'),
  ).toBeVisible();
  await expect(panel(page).getByLabel('Your wallet_id for EUR (7001)')).toBeVisible();
  const account = page.locator('[data-own="account"]').first();
  await panel(page)
    .getByLabel(/^Your account_id for 5001$/)
    .fill('88005');
  await expect(account).toHaveText('88005');
  await page.getByRole('button', { name: 'Run this request here' }).first().click();
  await expect(body(page)).toHaveValue(/"account_id": 88005/);
  await send(page);
  await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
  // The documented account is still there.
  await body(page).fill((await body(page).inputValue()).replace('88005', '5001').replace('order-', 'other-'));
  await send(page);
  await expect(runner(page).getByText('Accepted, error.code 0.')).toBeVisible();
});

test('the panel closes, and the focus is where it was opened', async ({ page }) => {
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Put in your own values' }).first()).toBeFocused();
});

test('another language has it, and so has the next page', async ({ page }) => {
  await openPanel(page);
  const documented = (await service(page).textContent()) ?? '';
  await ownService(page, documented).fill('88001');
  await page.getByRole('tab', { name: 'PHP' }).first().click();
  await expect(page.locator('code.language-php [data-own="service"]').first()).toHaveText('88001');
  await page.goto('/api/v2/transaction/validate');
  await hydrated(page);
  const marks = page.locator('[data-own="service"]');
  await expect(marks).not.toHaveCount(0);
});

test('what does not fit is explained and not taken over, and a token is refused', async ({ page }) => {
  await openPanel(page);
  await panel(page).getByLabel('Point id').fill('abc');
  await expect(panel(page).getByText('An id is a whole number above 0.')).toBeVisible();
  const token = panel(page).getByLabel(/API token/);
  await token.fill('demo-token-7Zt4Qw');
  await expect(panel(page).getByText('Never write the token itself.')).toBeVisible();
  await panel(page).getByLabel('Callback address').fill("https://shop.example/'$(id)");
  await expect(panel(page).getByText('An address begins with https://')).toBeVisible();
  await panel(page)
    .getByLabel(/Store them in this browser/)
    .check();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/demo-token|abc|\$\(id\)/);
});

test('they end with the tab, stay in the browser on request, and one button clears them', async ({
  page,
  context,
}) => {
  await openPanel(page);
  await panel(page).getByLabel('Point id').fill('77');
  const inAnotherTab = async (): Promise<string> => {
    const other = await context.newPage();
    await openPanel(other);
    const value = await panel(other).getByLabel('Point id').inputValue();
    await other.close();
    return value;
  };
  expect(await inAnotherTab()).toBe('');
  await panel(page)
    .getByLabel(/Store them in this browser/)
    .check();
  expect(await inAnotherTab()).toBe('77');
  await panel(page).getByRole('button', { name: 'Clear my values' }).click();
  await expect(panel(page).getByLabel('Point id')).toHaveValue('');
  expect(
    await page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes('reader')),
    ),
  ).toEqual([]);
  expect(await inAnotherTab()).toBe('');
});

for (const mode of ['dark', 'light'] as const)
  test(`has no accessibility violation, and fits 360 pixels: ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPanel(page);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    await panel(page).getByLabel('Point id').fill('x');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await axeOf(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the documented values stand in the samples, and nothing is offered', async ({ page }) => {
    await page.goto(PAY);
    await expect(service(page)).toHaveText(/^\d+$/);
    await expect(page.getByRole('button', { name: 'Put in your own values' })).toHaveCount(0);
  });
});
