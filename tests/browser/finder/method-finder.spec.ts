import { expect, openHydrated, test, type Page } from '../support/test';

const finder = (page: Page) => page.getByRole('search', { name: 'Payment methods' });
const field = (page: Page, name: string) => finder(page).getByLabel(name, { exact: true });
const status = (page: Page) => finder(page).getByRole('status');
const rows = (page: Page) => page.locator('table[data-table="methods"] > tbody > tr');
const visible = (page: Page) => page.locator('table[data-table="methods"] > tbody > tr:visible');

test('begins with the first methods and shows all of them when asked', async ({ page }) => {
  await openHydrated(page, '/');
  const all = await rows(page).count();
  const first = Math.min(12, all);
  await expect(visible(page)).toHaveCount(first);
  if (all > first) await finder(page).getByRole('button', { name: 'Show all' }).click();
  await expect(visible(page)).toHaveCount(all);
  await expect(status(page)).toHaveText(`${all} methods`);
});

test('narrows by country and direction, and says how many are left', async ({ page }) => {
  await openHydrated(page, '/');
  await field(page, 'Country').selectOption({ label: 'Brazil' });
  await expect(visible(page).getByRole('link', { name: 'Pix pay-in', exact: true })).toBeVisible();
  await expect(visible(page).getByRole('link', { name: 'BLIK', exact: true })).toHaveCount(0);
  const brazil = await visible(page).count();
  await field(page, 'Direction').selectOption({ label: 'Payout' });
  await expect.poll(() => visible(page).count()).toBeLessThan(brazil);
  for (const row of await visible(page).all()) await expect(row).toContainText('Payout');
  await expect(status(page)).toHaveText(
    `${await visible(page).count()} of ${await rows(page).count()} methods`,
  );
  await finder(page).getByRole('button', { name: 'Clear' }).click();
  await expect(field(page, 'Country')).toHaveValue('');
  await expect(page).toHaveURL('/');
});

test('keeps the choice in the address, which brings the list back', async ({ page }) => {
  await openHydrated(page, '/');
  await field(page, 'Country').selectOption({ label: 'Poland' });
  await field(page, 'The payer gives').selectOption({ label: 'code' });
  await expect(page).toHaveURL('/?country=PL&gives=code');
  await page.reload();
  await expect(field(page, 'Country')).toHaveValue('PL');
  await expect(visible(page).getByRole('link', { name: 'BLIK', exact: true })).toBeVisible();
});

test('ignores an address that asks for what is not there', async ({ page }) => {
  await openHydrated(page, '/?country=XX&flow=%00');
  await expect(field(page, 'Country')).toHaveValue('');
  expect(await visible(page).count()).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every method stands in the table', async ({ page }) => {
    await page.goto('/');
    await expect(visible(page)).toHaveCount(await rows(page).count());
    await expect(finder(page)).toBeHidden();
  });
});

test('the same list is there for programs', async ({ page, request }) => {
  await openHydrated(page, '/');
  const reply = await request.get('/services.json');
  const { services } = (await reply.json()) as { services: { name: string; guide?: string }[] };
  const names = await rows(page).locator('a').allTextContents();
  expect(services.filter(({ guide }) => guide !== undefined).map(({ name }) => name)).toEqual(names);
});
