import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { build, serve, type Served } from './releases';

let releases: readonly string[] = [];
let site: Served;

test.beforeAll(() => {
  test.setTimeout(300_000);
  releases = [build('1'), build('2')];
});
test.beforeEach(async () => {
  site = await serve(releases[0] ?? '');
});
test.afterEach(() => site.close());
test.afterAll(() => releases.forEach((folder) => rmSync(folder, { recursive: true })));

/** Opens the page of the sections, which registers the worker at once, and then a page, which it saves. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(`${site.origin}/offline`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(site.origin + address);
  await isSaved(page, address);
}

const isSaved = async (page: Page, address: string) =>
  expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address)).toBe(true);

const title = (page: Page) => page.locator('.navbar__title');

/** Another release has another one. */
const mainScript = (page: Page) => page.locator('script[src*="/main."]').getAttribute('src');

test('a page that was read opens without a network; one that was not says so', async ({ page, context }) => {
  await read(page, '/green');
  await context.setOffline(true);
  await page.goto(`${site.origin}/green`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green tea');
  await page.goto(`${site.origin}/rooibos`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network, no tea');
  await expect(page.getByRole('link', { name: 'Green tea' })).toBeVisible();
});

test('after a new release no page mixes the two, with a network or without', async ({ page, context }) => {
  await read(page, '/green');
  await expect(title(page)).toHaveText('Tea, release 1');
  const before = await mainScript(page);

  site.deploy(releases[1] ?? '');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByRole('complementary', { name: 'New version' })).toContainText('new version');
  // The open page is as it was.
  await expect(title(page)).toHaveText('Tea, release 1');
  expect(await mainScript(page)).toBe(before);

  await context.setOffline(true);
  await page.goto(`${site.origin}/green`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green tea');
  await expect(title(page)).toHaveText('Tea, release 2');
  expect(await mainScript(page)).not.toBe(before);
  // The scripts are those of the page: they draw the same frame on the next one.
  await page.getByRole('link', { name: 'Tea', exact: true }).first().click();
  await expect(title(page)).toHaveText('Tea, release 2');
});

test('sections are saved on request', async ({ page, context }) => {
  await page.goto(`${site.origin}/offline`);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${site.origin}/rooibos`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooibos');
});
