// A page translator wraps every text in elements of its own. React must not trip over them: it would replace the page by its error page.
import { expect, openHydrated, test } from '../support/test';
import { translate } from '../support/translator';

test('the page of results goes on from one query to another, and to one without results', async ({
  page,
}) => {
  await openHydrated(page, '/search?q=pix');
  const main = page.locator('main');
  const results = main.locator('ol[data-results="whole"] li');
  await expect(results.first()).toBeVisible();
  await translate(main);
  const query = main.getByRole('searchbox');
  await query.fill('blik');
  await expect(results.first()).toContainText('BLIK');
  await query.fill('zzzzqqqq');
  await expect(main.getByText('No results', { exact: true }).last()).toBeVisible();
  await query.fill('pix');
  await expect(results.first()).toContainText('Pix');
  await main.getByLabel('Kind').selectOption({ index: 1 });
  await expect(main.getByRole('heading', { level: 1 })).toContainText('pix');
});

test('the amount fields say what is wrong, and then the amount again', async ({ page }) => {
  await openHydrated(page, '/reference/currency_codes');
  const converter = page.getByRole('group', { name: 'Amount converter' });
  await translate(converter);
  const written = converter.getByLabel('Amount as people write it');
  await written.fill('1.2.3');
  await expect(converter.getByRole('status')).not.toContainText('is sent as');
  await written.fill('7.50');
  await expect(converter.getByRole('status')).toContainText('7.50 EUR is sent as');
  await expect(converter.getByRole('status')).toContainText('"amount": 750');
  await converter.getByLabel('Currency').selectOption('JPY');
  await written.fill('8');
  await expect(converter.getByRole('status')).toContainText('"amount": 8,');
});

test('the finder of payment methods narrows, counts, and is cleared', async ({ page }) => {
  await openHydrated(page, '/payment_methods');
  const finder = page.getByRole('search', { name: 'Payment methods' });
  await translate(page.locator('article'));
  const before = await finder.getByRole('status').textContent();
  await finder.getByLabel('Country').selectOption({ index: 3 });
  await expect(finder.getByRole('status')).not.toHaveText(before ?? '');
  await finder.getByRole('button', { name: 'Clear' }).click();
  await expect(finder.getByRole('status')).toHaveText(before ?? '');
  await expect(finder.getByRole('button', { name: 'Clear' })).toHaveCount(0);
});
