import { axeOf } from '../support/axe';
import { expect, laidOut, openHydrated, test, type Page } from '../support/test';

const converter = (page: Page) => page.getByRole('group', { name: 'Amount converter' });
const written = (page: Page) => converter(page).getByLabel('Amount as people write it');
const sent = (page: Page) => converter(page).getByLabel('Amount in the API');
const result = (page: Page) => converter(page).getByRole('status');

test.beforeEach(async ({ page }, { title }) => {
  if (!title.includes('without JavaScript')) await openHydrated(page, '/reference/currency_codes');
});

test('12.54 EUR is 1254', async ({ page }) => {
  await expect(sent(page)).toHaveValue('1254');
  await written(page).fill('12.54');
  await expect(sent(page)).toHaveValue('1254');
  await expect(result(page)).toHaveText('12.54 EUR is sent as "amount": 1254, "amount_currency": "EUR"');
});

test('each currency counts by the decimals of its row', async ({ page }) => {
  for (const [code, price, amount] of [
    ['EUR', '12.5', '1250'],
    ['JPY', '1254', '1254'],
    ['KWD', '1.254', '1254'],
  ] as const) {
    await converter(page).getByLabel('Currency').selectOption(code);
    await written(page).fill(price);
    await expect(sent(page)).toHaveValue(amount);
    await expect(result(page)).toContainText(`"amount_currency": "${code}"`);
  }
});

test('it knows the currencies of the table, and no funds or metals', async ({ page }) => {
  const codes = await page.locator('tr[data-exponent] td:first-child').allTextContents();
  expect(codes).not.toContain('XAU');
  expect(codes.length).toBeGreaterThan(140);
  // The static page has one option; the others come a moment after it is alive.
  await expect(converter(page).getByRole('option')).toHaveText(codes);
});

test('what the decimals do not allow is refused with the reason, and the text stays', async ({ page }) => {
  await written(page).fill('12.545');
  await expect(result(page)).toHaveText('EUR has 2 decimals; 12.545 has 3. Round it before you send it.');
  await expect(written(page)).toHaveValue('12.545');
  await expect(written(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(sent(page)).toHaveValue('');
  await converter(page).getByLabel('Currency').selectOption('KWD');
  await expect(sent(page)).toHaveValue('12545');
  await converter(page).getByLabel('Currency').selectOption('JPY');
  await expect(result(page)).toHaveText('JPY has no decimals: write a whole number.');
  await expect(written(page)).toHaveValue('12.545');
});

test('the other way: minor units become a price', async ({ page }) => {
  await sent(page).fill('5');
  await expect(written(page)).toHaveValue('0.05');
  await sent(page).fill('12.54');
  await expect(result(page)).toContainText('whole number of minor units of EUR');
  await expect(sent(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(sent(page)).toHaveValue('12.54');
  await expect(written(page)).toHaveValue('');
});

for (const mode of ['dark', 'light'] as const) {
  test(`it is accessible with an error, ${mode}`, async ({ page }) => {
    await openHydrated(page, `/reference/currency_codes?docusaurus-theme=${mode}`);
    await written(page).fill('12,54');
    await page.getByRole('searchbox', { name: 'Filter rows' }).fill('zzz');
    const { violations } = await axeOf(page).include('article').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
}

test('nothing moves while the message changes', async ({ page }) => {
  const below = page.locator('#pitfalls');
  await laidOut(page);
  const before = await below.boundingBox();
  for (const text of ['12,54', '12.545', '', '90071992547409.92']) {
    const message = await result(page).textContent();
    await written(page).fill(text);
    await expect(result(page)).not.toHaveText(message ?? '');
    expect((await below.boundingBox())?.y).toBe(before?.y);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the worked examples remain', async ({ page }) => {
    await page.goto('/reference/currency_codes');
    await expect(converter(page)).toBeHidden();
    const examples = page.getByRole('table', { name: 'The same number in three currencies' });
    await expect(examples).toContainText('12.54 EUR');
    await expect(examples).toContainText('"amount": 1254, "amount_currency": "KWD"');
  });
});
