import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openWithStoppedClock } from '../support/clock';
import { pretendConnection, SLOW } from '../support/connection';
import { hold } from '../support/hold';
import { expect, followSuddenly, hydrated, idle, openHydrated, type Page } from '../support/test';
import { suggest } from '../search/support';
import { isSaved, openSaved, saved, test } from './support';

const PAGE = '/response_format';
const FAR = '/reference/currency_codes';

/** The script that speaks to the worker; it is loaded when the reader has stayed. */
function saverScript(folder: string): string {
  const scripts = readdirSync(path.join(folder, 'assets/js')).filter((name) => name.endsWith('.js'));
  const holding = scripts.filter((name) =>
    readFileSync(path.join(folder, 'assets/js', name), 'utf8').includes('page-read'),
  );
  // The page of the sections holds a part of it too, and is larger.
  const [smallest = ''] = holding.sort(
    (a, b) =>
      statSync(path.join(folder, 'assets/js', a)).size - statSync(path.join(folder, 'assets/js', b)).size,
  );
  return smallest;
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a first visit asks for nothing of the worker before the reader has stayed, and then saves what it has loaded', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const script = saverScript(site.folder);
  const saver = page.waitForRequest((request) => request.url().endsWith(script));
  await page.goto(PAGE);
  const loaded = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!.loadEventEnd,
  );
  await saver;
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(loaded + 4900);
  await saved(page, PAGE);
  await saved(page, asked.find((one) => one.endsWith('.css')) ?? 'a style sheet');
  // Nothing but the page and what it had loaded: no neighbour, no tool.
  const addresses = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((address) => !asked.includes(address))).toEqual([]);
  expect(addresses.filter((address) => !address.includes('.'))).toEqual([PAGE]);
});

test('the worker waits for what the reader has asked for', async ({ page }) => {
  await openWithStoppedClock(page, PAGE);
  const index = await hold(page, '**/search-index/**');
  await page.locator('.navbar input').focus();
  await expect.poll(() => index.addresses()).not.toEqual([]);
  await page.keyboard.type('signature');
  await page.clock.runFor(20_000);
  expect(await registrations(page)).toBe(0);
  await index.release();
  await page.clock.resume();
  await expect.poll(() => registrations(page)).toBe(1);
});

test('who loses the network before the worker is there gets it when the network is back', async ({
  page,
  context,
  site,
}) => {
  const script = saverScript(site.folder);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithStoppedClock(page, PAGE);
  await context.setOffline(true);
  await page.clock.runFor(20_000);
  expect(asked.filter((address) => address.endsWith(script))).toEqual([]);
  await context.setOffline(false);
  await page.clock.resume();
  await saved(page, PAGE);
});

test('pages that were read, their neighbours, search and gateway work without a network', async ({
  page,
  context,
}) => {
  await openSaved(page);
  await openHydrated(page, '/api/v2/transaction/create');
  const [previous, next] = await page
    .locator('a.pagination-nav__link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
  for (const address of [previous, next, '/api/v2/transaction/create', '/sandbox/worker.js'])
    await saved(page, address ?? '');
  // The parts of the search are saved as they are loaded.
  await suggest(page, 'callbacks');
  await expect(page.getByRole('option').first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Create');
  await suggest(page, 'callbacks');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Run this request here' }).first().click();
  const runner = page.getByRole('group', { name: 'Run this request' });
  await runner.getByRole('button', { name: 'Sign and send' }).click();
  await expect(runner.getByRole('group', { name: /^Transaction/ }).first()).toBeVisible();

  await page.locator(`a.pagination-nav__link[href="${next ?? ''}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${next ?? ''}$`));
  await expect(page.locator('article h1')).toBeVisible();
  await page.goto(previous ?? '');
  await hydrated(page);
  await expect(page.locator('article h1')).toBeVisible();
});

test('a soft navigation to a page that is not saved leaves the page that can be read, and offers Retry', async ({
  page,
  context,
}) => {
  // Otherwise the page may have been loaded ahead.
  await pretendConnection(page, SLOW);
  await openSaved(page);
  await openHydrated(page, PAGE);
  await saved(page, PAGE);
  await context.setOffline(true);
  await page.locator('.menu__link[href="/environments"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page.locator('article h1')).toContainText('Response format');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('article h1')).toContainText('Environments');
});

test('opening a page that is not saved says so, lists what is saved, and Retry opens it later', async ({
  page,
  context,
  guard,
}) => {
  guard.expectMessage(/status of 503/);
  await openSaved(page);
  await openHydrated(page, PAGE);
  await saved(page, PAGE);
  await context.setOffline(true);
  await page.goto(`${FAR}?x=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline, and this page is not saved',
  );
  await expect(page.getByRole('link', { name: 'Response format' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await hydrated(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${FAR}?x=1`);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator('article h1')).toContainText('Response format');
});

/** Notes in each document that it asks for a worker: until there is one, a registration says nothing. */
async function noteRegistering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const worker = ServiceWorkerContainer.prototype;
    worker.register = new Proxy(Reflect.get(worker, 'register'), {
      apply(register, container, wanted) {
        performance.mark('registering');
        return Reflect.apply(register, container, wanted) as ReturnType<typeof register>;
      },
    });
  });
}

const isRegistering = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('registering').length > 0);

test('a reader who spares the line gets no worker without asking for it', async ({ page, site }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  await noteRegistering(page);
  const script = saverScript(site.folder);
  const saver = page.waitForResponse((response) => response.url().endsWith(script));
  await openHydrated(page, PAGE);
  await (await saver).finished();
  await idle(page);
  expect(await isRegistering(page)).toBe(false);
  // The script that speaks to the worker hears of each further page.
  await followSuddenly(page, '/callbacks');
  await expect(page.locator('article h1')).toHaveText('Callbacks');
  await idle(page);
  expect(await isRegistering(page)).toBe(false);
  expect(await registrations(page)).toBe(0);
  expect(await isSaved(page, PAGE)).toBe(false);
  // A section is the reader's own wish.
  await openSaved(page);
  expect(await isRegistering(page)).toBe(true);
  expect(await registrations(page)).toBe(1);
});
