import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../../scripts/serve/server';
import { suggest } from '../search/support';
import { host } from '../support/deploy';
import type { Guard } from '../support/guard';
import { writeNextRelease } from '../support/next-release';
import { expect, goInPlace, hydrated, openHydrated, test, type Page, type ServedSite } from '../support/test';

const carryOver = (running: string, next: string) =>
  spawnSync(path.resolve(__dirname, '../../../deploy/carry-over.sh'), [running, next], { encoding: 'utf8' });

/**
 * The next release of the site, in which every script has changed, deployed as deploy/README.md says.
 */
async function whileDeploying(
  { folder }: ServedSite,
  { page, guard }: { page: Page; guard: Guard },
  route: string,
  read: (deploy: () => void, release: string) => Promise<void>,
): Promise<void> {
  const release = mkdtempSync(path.join(tmpdir(), 'release-'));
  writeNextRelease(folder, release);
  expect(carryOver(folder, release).stderr).toBe('');
  const site = await host(createSiteServer(folder));
  guard.allowOrigin(site.origin);
  await openHydrated(page, site.origin + route);
  await read(() => site.deploy(createSiteServer(release)), release);
  await site.close();
  rmSync(release, { recursive: true });
}

test('a page that is open keeps its tools and its search after a release', async ({ page, site, guard }) => {
  await whileDeploying(site, { page, guard }, '/api/v2/transaction/create', async (deploy) => {
    deploy();
    // The runner and the search are scripts that the page has not asked for before.
    await page.getByRole('button', { name: 'Run this request here' }).first().click();
    await expect(page.getByRole('group', { name: 'Run this request' })).toBeVisible();
    await suggest(page, 'callbacks');
    expect(new URL(page.url()).pathname).toBe('/api/v2/transaction/create');
  });
});

test('the next navigation of an open page loads a page of the new release, whole and once', async ({
  page,
  site,
  guard,
}) => {
  await whileDeploying(site, { page, guard }, '/callbacks', async (deploy) => {
    const script = () => page.locator('script[src*="/main."]').getAttribute('src');
    const before = await script();
    deploy();
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.locator('.menu__link[href="/request_format"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request format, version 2');
    await hydrated(page);
    expect(await script()).not.toBe(before);
    expect(documents).toBe(1);
  });
});

test('a page that is new in the release is loaded whole, where the scripts of the open page know of none', async ({
  page,
  site,
  guard,
}) => {
  await whileDeploying(site, { page, guard }, '/callbacks', async (deploy, release) => {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(release, file)), { recursive: true });
      writeFileSync(path.join(release, file), text);
    };
    write('assets/js/main.new.js', '');
    write(
      'brand_new/index.html',
      '<!doctype html><title>New</title><script src="/assets/js/main.new.js"></script><h1>Brand new</h1>',
    );
    deploy();
    await goInPlace(page, '/brand_new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new');
    expect(new URL(page.url()).pathname).toBe('/brand_new');
  });
});

test('carry-over says what it wants when a folder is no built site', () => {
  const { status, stderr } = carryOver('/nowhere', '/nowhere');
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: deploy/carry-over.sh RUNNING NEXT');
});
