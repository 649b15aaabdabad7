import { builtRoutes } from '../support/routes';
import { expect, openHydrated, test } from '../support/test';

// The guard of `test` is the larger half of these tests: no console message, hydration warning, violation or foreign request.
for (const route of builtRoutes()) {
  test(`${route} comes alive with its own heading`, async ({ page }) => {
    await openHydrated(page, route);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    const title = (await heading.textContent()) ?? '';
    expect(title.trim()).not.toBe('');
    const [pageTitle] = (await page.title()).split(' | ');
    expect(pageTitle).toBe(title.trim());
    expect(new URL(page.url()).pathname).toBe(route);
  });
}
