import { expect, openHydrated, test } from '../support/test';

test('the version switch leads to the same place of the other version', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create');
  await page.getByRole('heading', { name: 'Errors' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('heading', { name: 'Errors' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const link = page
    .getByRole('navigation', { name: 'Version of the API' })
    .getByRole('link', { name: 'Version 1' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/api\/v1\/transaction\/create#errors$/);
  await expect(page.getByRole('heading', { name: 'Errors' })).toBeInViewport();
});

test('a link to a parameter inside a closed block opens the block', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/create#request-point-callback_url');
  await expect(page.locator('#request-point-callback_url')).toBeInViewport();
});

test('the sample stands beside the parameters on wide screens and before them on others', async ({
  page,
}) => {
  const places = async () => {
    const [sample, first] = await Promise.all([
      page.getByRole('tablist', { name: 'Example of the request' }).boundingBox(),
      page.locator('#request-service_id').boundingBox(),
    ]);
    if (!sample || !first) throw new Error('The page has no sample or no parameters.');
    return { sample, first };
  };
  await page.setViewportSize({ width: 1600, height: 900 });
  await openHydrated(page, '/api/v2/transaction/create');
  const wide = await places();
  expect(wide.sample.x).toBeGreaterThan(wide.first.x + wide.first.width - 1);
  await page.setViewportSize({ width: 1024, height: 900 });
  const narrow = await places();
  expect(narrow.sample.y).toBeLessThan(narrow.first.y);
  // The sample has a border of one pixel, and fractions of pixels are rounded.
  expect(Math.abs(narrow.sample.x - narrow.first.x)).toBeLessThan(2);
});

test('what is wider than a phone scrolls in its own box, which the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/services/acquiring_h2h');
  const diagram = page.getByRole('region', { name: 'Host-to-host card payment with 3-D Secure' });
  await diagram.focus();
  await expect(diagram).toBeFocused();
  const before = await diagram.evaluate((box) => box.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => diagram.evaluate((box) => box.scrollLeft)).toBeGreaterThan(before);
});
