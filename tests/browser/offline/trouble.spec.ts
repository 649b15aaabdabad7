import { createServer } from 'node:http';
import { createSiteServer } from '../../../scripts/serve/server';
import { host } from '../support/deploy';
import { suggest } from '../search/support';
import { expect, hydrated, openHydrated } from '../support/test';
import { isSaved, openSaved, saveNews, saved, test } from './support';

test('a device without room says so, and everything else goes on', async ({ page, context, site }) => {
  await openSaved(page);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 100_000 });
  await page.getByRole('button', { name: 'Save News' }).click();
  await expect(page.getByRole('alert')).toContainText('no room left');
  await openHydrated(page, '/response_format');
  await suggest(page, 'callbacks');
  await expect(page.getByRole('option').first()).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  await openHydrated(page, '/offline');
  await saveNews(page);
});

test('a worker that is unregistered in the middle is not missed', async ({ page }) => {
  await openSaved(page);
  await openHydrated(page, '/response_format');
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.locator('.menu__link[href="/callbacks"]').first().click();
  await expect(page.locator('article h1')).toContainText('Callbacks');
  await page.reload();
  await hydrated(page);
  await suggest(page, 'refund');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('a browser that blocks workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('has everything but saved pages', async ({ page }) => {
    await openHydrated(page, '/offline');
    await expect(page.getByText('This browser does not let the site save pages')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Introduction' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a worker whose registration fails is not missed', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
  });
  await openHydrated(page, '/offline');
  await expect(page.getByText('This browser does not let the site save pages')).toBeVisible();
});

test('a server that fails, or a network that answers with a page of its own, costs no saved page', async ({
  page,
  site,
  guard,
}) => {
  guard.allowMessage(/status of 500|MIME/);
  const running = await host(createSiteServer(site.folder));
  guard.allowOrigin(running.origin);
  await openSaved(page, running.origin);
  await openHydrated(page, `${running.origin}/response_format`);
  await saved(page, '/response_format');
  running.deploy(createServer((_, response) => response.writeHead(500).end('out of order')));
  await page.reload();
  await hydrated(page);
  await expect(page.locator('article h1')).toContainText('Response format');
  // A hotel's page with status 200 is not what the release has: nobody saves it.
  running.deploy(
    createServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Pay for the network</h1>'),
    ),
  );
  await page.goto(`${running.origin}/limits`);
  await expect(page.getByRole('heading')).toHaveText('Pay for the network');
  expect(await isSaved(page, '/limits')).toBe(false);
  await running.close();
});
