import { ICON_HOSTS } from '../../../src/base/icon-hosts';
import { expect, openHydrated, test } from '../support/test';

test('an icon that is not bundled is fetched by GET from the public icon hosts and drawn', async ({
  page,
  guard,
}) => {
  ICON_HOSTS.forEach((host) => guard.allowOrigin(host));
  const asked: string[] = [];
  const isIconHost = ({ origin }: URL) => ICON_HOSTS.some((host) => host === origin);
  await page.route(isIconHost, async (route) => {
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
  // A browser on a busy machine may have asked the second host before the first one has responded.
  const wanted = ICON_HOSTS.map((host) => `GET ${host}/tabler.json?icons=home`);
  expect(asked).toEqual(wanted.slice(0, Math.max(1, asked.length)));
});

test('a site whose icons are all bundled asks no icon host', async ({ page }) => {
  // The guard of `test` fails on any request to a foreign host.
  await openHydrated(page, '/');
  await expect(page.locator('.gw-icon--empty')).toHaveCount(0);
});
