import { expect, openHydrated, test } from '../support/test';

const ICON_HOST = 'https://api.iconify.design';

test('an icon that is not bundled is fetched by GET from the public icon host and drawn', async ({
  page,
  guard,
}) => {
  guard.allowOrigin(ICON_HOST);
  const asked: string[] = [];
  await page.route(`${ICON_HOST}/**`, async (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`);
    const headers = { 'access-control-allow-origin': '*' };
    const icons = {
      prefix: 'tabler',
      width: 24,
      height: 24,
      icons: { home: { body: '<path d="M1 2h3"/>' } },
    };
    await route.fulfill({ json: icons, headers });
  });
  // The navbar's configuration travels in the main script; there the home icon gets a name from a set that is not installed.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/icon:(["'])mdi:home-outline\1/, 'icon:"tabler:home"');
    await route.fulfill({ response, body });
  });
  guard.expectMessage(/Minified React error #418/);

  await openHydrated(page, '/');
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(home.locator('svg path[d="M1 2h3"]')).toHaveCount(1);
  expect(asked).toEqual([`GET ${ICON_HOST}/tabler.json?icons=home`]);
});

test('a site whose icons are all bundled asks no icon host', async ({ page }) => {
  // The guard of `test` fails on any request to a foreign host.
  await openHydrated(page, '/');
  await expect(page.locator('.gw-icon--empty')).toHaveCount(0);
});
