import { openSaved, saved, test } from '../offline/support';
import { expect, hydrated, openHydrated } from '../support/test';
import { suggest } from './support';

test('the search page opens by its address without a network, and answers from what is saved', async ({
  page,
  context,
}) => {
  await openSaved(page);
  await openHydrated(page, '/callbacks');
  await saved(page, '/search');
  await suggest(page, 'callbacks');
  await context.setOffline(true);
  await page.goto('/search?q=callbacks');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toContainText('Callbacks');
  // The bar has loaded the parts of eight suggestions, and the page shows fifty results.
  await expect(main.getByRole('alert')).toContainText('some results may be missing');
});
