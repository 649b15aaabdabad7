/**
 * Hosts that lead `/x` to `/x/`, as Cloudflare Pages, Netlify and GitHub Pages do: pages open under their one address, and the next one is read in
 * place. What such a host costs is a redirect for each page.
 */
import { createServer } from 'node:http';
import { createSiteServer, listen, type RunningServer } from '../../../scripts/serve/server';
import { expect, openHydrated, test } from '../support/test';

/** The site behind a host that has a folder for each page, and wants the slash. */
async function slashHost(folder: string): Promise<RunningServer> {
  const inner = createSiteServer(folder);
  const outer = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (/\/$|\.\w+$/.test(pathname)) {
      inner.emit('request', request, response);
      return;
    }
    response.writeHead(308, { Location: `${pathname}/${search}` }).end();
  });
  return listen(outer, 0);
}

test('a host that adds a slash shows each page under its own address, first and after a link', async ({
  page,
  site,
  guard,
}) => {
  const host = await slashHost(site.folder);
  guard.allowOrigin(host.origin);
  let documents = 0;
  page.on(
    'request',
    (request) => (documents += Number(request.isNavigationRequest() && !request.redirectedFrom())),
  );
  await openHydrated(page, `${host.origin}/callbacks?from=mail`);
  await expect(page).toHaveURL(`${host.origin}/callbacks?from=mail`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/callbacks$/);
  await page.locator('.menu__link[href="/request_format"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request format, version 2');
  await expect(page).toHaveURL(`${host.origin}/request_format`);
  expect(documents).toBe(1);
  // An alias is one redirect more.
  await page.goto(`${host.origin}/cabinet`);
  await expect(page).toHaveURL(`${host.origin}/cabinet/general/overview`);
  await host.close();
});
