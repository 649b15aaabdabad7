import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer } from '../../../scripts/serve/server';
import { host, type Host } from '../support/deploy';
import { within } from '../support/slowed';
import { expect, hydrated, openHydrated, type Page, type ServedSite } from '../support/test';
import type { Guard } from '../support/guard';
import { nextRelease, openSaved, saveNews, saved, test } from './support';

const root = path.resolve(__dirname, '../../..');
const run = (script: string, ...folders: string[]) =>
  spawnSync(path.join(root, 'deploy', script), folders, { encoding: 'utf8' });

interface Deployment {
  readonly origin: string;
  readonly deploy: () => void;
}

/** Serves the site, and the next release as deploy/README.md says after `deploy`. */
async function whileDeploying(
  { folder }: ServedSite,
  guard: Guard,
  read: (deployment: Deployment) => Promise<void>,
  change: (next: string) => void = () => undefined,
  how: Parameters<typeof nextRelease>[1] = {},
): Promise<void> {
  const next = await nextRelease(folder, how);
  change(next);
  expect(run('carry-over.sh', folder, next).stderr).toBe('');
  const running: Host = await host(createSiteServer(folder));
  guard.allowOrigin(running.origin);
  await read({ origin: running.origin, deploy: () => running.deploy(createSiteServer(next)) });
  await running.close();
  rmSync(next, { recursive: true });
}

const look = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Saves a section, and reads a page that is not of it: what saves it is at work then, and hears of a release. */
async function readSaved(page: Page, origin: string): Promise<void> {
  await openSaved(page, origin);
  await saveNews(page);
  await openHydrated(page, `${origin}/response_format`);
  await saved(page, '/response_format');
}

const mainScript = (page: Page) => page.locator('script[src*="/main."]').getAttribute('src');
const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' });

test('a new release is announced on the open page, which goes on; the next page has it, whole, also without a network', async ({
  page,
  context,
  site,
  guard,
}) => {
  await whileDeploying(site, guard, async ({ origin, deploy }) => {
    await readSaved(page, origin);
    const before = await mainScript(page);
    deploy();
    await look(page);
    await expect(notice(page)).toContainText('new version');
    expect(await mainScript(page)).toBe(before);
    // A tool that the open page has not loaded yet is of its own release.
    await expect(page.locator('article h1')).not.toContainText('(next)');

    await context.setOffline(true);
    // The next page is saved, and of the new release: the open page gives way to it.
    await page.locator('.navbar__link[href="/changelog"]').evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1').first()).toContainText('(next)');
    await hydrated(page);
    expect(await mainScript(page)).toContain('next0000');
    await page.goto(`${origin}/response_format`);
    await hydrated(page);
    await expect(page.locator('h1').first()).toContainText('(next)');
    await expect(notice(page)).toHaveCount(0);
  });
});

/** Follows a link of the page, wherever it stands. */
const goOn = (page: Page, to: string) =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** The worker of another release is at work when its name stands in the name of a cache that the one before did not have. */
const releases = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' release ')));

/**
 * A browser stops a worker that has nothing to do for half a minute, and one that waits begins then. Playwright is a debugger, which keeps workers awake:
 * a request of the old one at the wrong moment keeps it for ever, in place of that half minute.
 */
async function stopWhatIsWaitedFor(page: Page): Promise<void> {
  if (!(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))) return;
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test('a release of texts alone is announced where the open page reads otherwise in it, and the next page has it', async ({
  page,
  site,
  guard,
}) => {
  await whileDeploying(
    site,
    guard,
    async ({ origin, deploy }) => {
      await readSaved(page, origin);
      await goOn(page, '/callbacks');
      await expect(page.locator('article h1')).toHaveText('Callbacks');
      deploy();
      await look(page);
      await expect(notice(page)).toContainText('new version');
      await expect(page.locator('article h1')).not.toContainText('(next)');
      // This page was read before the release, and was held for a navigation back to it.
      await goOn(page, '/response_format');
      await expect(page.locator('article h1')).toContainText('(next)');
      await page.getByRole('button', { name: 'Show it now' }).click();
      await expect(page.locator('article h1')).toContainText('(next)');
      await expect(notice(page)).toHaveCount(0);
    },
    undefined,
    { only: 'texts' },
  );
});

test('a release of texts alone is not announced where the open page is the same, or is newer than the worker', async ({
  page,
  site,
  guard,
}) => {
  await whileDeploying(
    site,
    guard,
    async ({ origin, deploy }) => {
      await readSaved(page, origin);
      const [before] = await releases(page);
      deploy();
      // The page comes from the network, and the worker that meets the request is of the release before.
      await openHydrated(page, `${origin}/changelog`);
      await expect(page.locator('article h1')).toContainText('(next)');
      await expect
        .poll(async () => (await stopWhatIsWaitedFor(page), releases(page)), { timeout: within(30_000) })
        .not.toContain(before);
      // Saved with what has been read: the page has asked by then.
      await saved(page, '/versions_and_support');
      await goOn(page, '/versions_and_support');
      await expect(page.locator('article h1')).not.toContainText('(next)');
      await expect(notice(page)).toHaveCount(0);
    },
    undefined,
    { only: 'texts', isChanged: (file) => file.startsWith('changelog/') },
  );
});

test('a release that cannot be saved whole leaves the old one as it is saved', async ({
  page,
  context,
  site,
  guard,
}) => {
  await whileDeploying(
    site,
    guard,
    async ({ origin, deploy }) => {
      await openSaved(page, origin);
      await saveNews(page);
      deploy();
      await look(page).catch(() => undefined);
      await page.waitForFunction(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return !installing && !waiting;
      });
      await context.setOffline(true);
      await page.goto(`${origin}/changelog`);
      await hydrated(page);
      await expect(page.locator('h1').first()).not.toContainText('(next)');
    },
    (next) => rmSync(path.join(next, 'changelog'), { recursive: true }),
  );
});

test('an operator takes the worker back from browsers that have it', async ({
  page,
  context,
  site,
  guard,
}) => {
  expect(run('retire-worker.sh', '/nowhere').stderr).toContain('Usage: deploy/retire-worker.sh SITE');
  await whileDeploying(
    site,
    guard,
    async ({ origin, deploy }) => {
      await openSaved(page, origin);
      await saveNews(page);
      deploy();
      await page.goto(`${origin}/response_format`);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      // The page that is open goes on, and the next one comes from the network.
      await page.locator('.menu__link[href="/callbacks"]').first().click();
      await expect(page.locator('article h1')).toContainText('(next)');
      await context.setOffline(true);
      expect(await page.goto(`${origin}/changelog`).catch(() => 'no page')).toBe('no page');
    },
    (next) => expect(run('retire-worker.sh', next).stderr).toBe(''),
  );
});
