import { expect, openHydrated, test, type Page } from '../support/test';

const ROUTE = '/payment_methods';

const finder = (page: Page) => page.getByRole('search', { name: 'Payment methods' });
const field = (page: Page, name: string) => finder(page).getByLabel(name, { exact: true });
const status = (page: Page) => finder(page).getByRole('status');
const rows = (page: Page) => page.locator('table[data-table="methods"] > tbody > tr');
const shown = (page: Page) => page.locator('table[data-table="methods"] > tbody > tr:visible');
const everywhere = (page: Page) => page.locator('#everywhere > summary');

test('the home page leads to a country, whose own methods stand first and the others folded', async ({
  page,
}) => {
  await openHydrated(page, '/#methods');
  await page.getByRole('article').getByRole('link', { name: 'Kenya', exact: true }).click();
  await expect(page).toHaveURL(`${ROUTE}?country=KE`);
  await expect(field(page, 'Country')).toHaveValue('KE');
  await expect(shown(page).first().getByRole('link').first()).toHaveText('M-Pesa, Kenya');
  await expect(shown(page)).toHaveCount(1);
  await expect(everywhere(page)).toHaveText(/^Bound to no country \(\d+\)$/);
  await everywhere(page).click();
  await expect.poll(() => shown(page).count()).toBeGreaterThan(20);
  await expect(shown(page).first()).toContainText('M-Pesa, Kenya');
});

test('a row says name, direction, time to final, refund and call', async ({ page }) => {
  await openHydrated(page, `${ROUTE}?country=KE`);
  const cells = shown(page).first().locator('td');
  await expect(cells).toHaveCount(5);
  await expect(cells.nth(0)).toContainText('Kenya, KES');
  await expect(cells.nth(1)).toHaveText('Pay-in');
  await expect(cells.nth(0)).toContainText('89.7 % of mobile money');
  await expect(cells.nth(2)).toHaveText('when the payer confirms');
  await expect(cells.nth(3)).toHaveText('Whole');
  await expect(cells.nth(4).getByRole('link')).toHaveAttribute('href', '/api/v2/transaction/pay');
});

test('on a phone the directions stand below each other at the right', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/payment_methods');
  const edges = await page
    .locator('table[data-table="methods"] td:nth-child(2)')
    .filter({ visible: true })
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(50);
  expect([...new Set(edges)]).toEqual([344]);
});

test('narrows by country and direction, and says how many are left', async ({ page }) => {
  await openHydrated(page, ROUTE);
  await field(page, 'Country').selectOption({ label: 'Brazil' });
  await expect(shown(page).getByRole('link', { name: 'Pix pay-in', exact: true })).toBeVisible();
  await expect(shown(page).getByRole('link', { name: 'BLIK', exact: true })).toHaveCount(0);
  const brazil = await shown(page).count();
  await field(page, 'Direction').selectOption({ label: 'Payout' });
  await expect.poll(() => shown(page).count()).toBeLessThan(brazil);
  for (const row of await shown(page).all()) await expect(row).toContainText('Payout');
  const left = await shown(page).count();
  await expect(status(page)).toHaveText(new RegExp(`^${left} local methods?, \\d+ bound to no country$`));
  await finder(page).getByRole('button', { name: 'Clear' }).click();
  await expect(field(page, 'Country')).toHaveValue('');
  await expect(page).toHaveURL(ROUTE);
});

test('the columns stay where they are, whatever is chosen', async ({ page }) => {
  await openHydrated(page, ROUTE);
  const columns = () =>
    page
      .locator('table[data-table="methods"] th:visible')
      .evaluateAll((heads) => heads.slice(0, 5).map((head) => head.getBoundingClientRect().x));
  const all = await columns();
  for (const country of ['Brazil', 'Kenya', 'Poland']) {
    await field(page, 'Country').selectOption({ label: country });
    expect(await columns(), country).toEqual(all);
  }
});

test('the first method stands within the first screen, and Brazil begins with Pix', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, `${ROUTE}?country=BR`);
  await expect(shown(page).first().getByRole('link').first()).toHaveText('Pix pay-in');
  const top = await shown(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(430);
});

test('time and share lead to the sentence and the source', async ({ page }) => {
  await openHydrated(page, `${ROUTE}?country=BR`);
  await shown(page).first().getByRole('link', { name: '40 % of payments' }).click();
  await expect(page).toHaveURL('/services/pix#pix-facts');
  const facts = page.locator('#pix-facts');
  await expect(facts.getByText('Seconds after the confirmation')).toBeVisible();
  await expect(facts.getByText(/40 % of payments in online shops in 2024\. .*2026-11-28/)).toBeVisible();
});

test('with nothing of the country, what works everywhere is open and no empty head stays', async ({
  page,
}) => {
  await openHydrated(page, `${ROUTE}?country=KE&gives=crypto_address`);
  await expect(page.locator('#everywhere')).toHaveAttribute('open', '');
  await expect(shown(page)).not.toHaveCount(0);
  await expect(page.locator('table[data-table="methods"] thead:visible')).toHaveCount(1);
});

test('with nothing at all, no empty box is left', async ({ page }) => {
  await openHydrated(page, `${ROUTE}?country=KE&direction=payout&gives=code`);
  await expect(status(page)).toHaveText('No method matches all of this');
  await expect(page.locator('#everywhere')).toBeHidden();
  await finder(page).getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('#everywhere')).toBeVisible();
});

test('keeps the choice in the address, which brings the list back', async ({ page }) => {
  await openHydrated(page, ROUTE);
  await field(page, 'Country').selectOption({ label: 'Poland' });
  await field(page, 'The payer gives').selectOption({ label: 'code' });
  await expect(page).toHaveURL(`${ROUTE}?country=PL&gives=code`);
  await page.reload();
  await expect(field(page, 'Country')).toHaveValue('PL');
  await expect(shown(page).getByRole('link', { name: 'BLIK', exact: true })).toBeVisible();
});

test('ignores an address that asks for what is not there', async ({ page }) => {
  await openHydrated(page, `${ROUTE}?country=XX&flow=%00`);
  await expect(field(page, 'Country')).toHaveValue('');
  await expect(shown(page)).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every method stands in the tables', async ({ page }) => {
    await page.goto(ROUTE);
    await everywhere(page).click();
    await expect(shown(page)).toHaveCount(await rows(page).count());
    await expect(finder(page)).toBeHidden();
  });
});

test('the same list, in the same order, is there for programs', async ({ page, request }) => {
  await openHydrated(page, ROUTE);
  const reply = await request.get('/services.json');
  const { services } = (await reply.json()) as {
    services: { name: string; guide?: string; countries: 'any' | string[] }[];
  };
  const names = await rows(page).locator('td:first-child > a').allTextContents();
  expect(services.filter(({ guide }) => guide !== undefined).map(({ name }) => name)).toEqual(names);
  const firstOfAll = services.findIndex(({ countries }) => countries === 'any');
  expect(firstOfAll).toBeGreaterThan(40);
  expect(services.slice(firstOfAll).every(({ countries }) => countries === 'any')).toBe(true);
});
