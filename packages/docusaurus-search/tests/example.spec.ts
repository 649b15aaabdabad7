import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

let folder = '';
let server: Server;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(path.join(tmpdir(), 'search-example-'));
  const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build', 'example', '--out-dir', folder], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    stdio: 'pipe',
  });
  server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const candidates = [pathname, `${pathname}/index.html`].map((name) => path.join(folder, name));
    const file = candidates.find((name) => existsSync(name) && statSync(name).isFile());
    if (file === undefined) response.writeHead(404).end('not here');
    else
      response
        .writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Types a query into the bar of the start page. @returns the suggestions */
async function suggested(page: Page, query: string) {
  await page.goto(origin);
  await page.getByRole('combobox').fill(query);
  return page.getByRole('option');
}

for (const [what, query, title, hash] of [
  ['a title', 'green tea', 'Green tea', ''],
  ['an error in typing', 'rooibso', 'Rooibos', ''],
  ['another word of the thesaurus', 'ройбуш', 'Rooibos', ''],
  ['what a reader wants to do in a section', 'how hot', 'Green tea', '#water'],
  ['a code', 'FOP', 'Grades of leaves', '#fop'],
] as const)
  test(`the bar finds ${what}`, async ({ page }) => {
    const first = (await suggested(page, query)).first();
    await expect(first).toContainText(title);
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(new URL(page.url()).hash).toBe(hash);
  });

test('the page of results narrows by context and kind, and says when there are none', async ({ page }) => {
  await page.goto(`${origin}/search?q=tea`);
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results).toHaveCount(3);
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('herbs');
  await expect(results).toHaveCount(1);
  await expect(page).toHaveURL(/ctx=herbs/);
  await page.getByRole('searchbox').fill('zzzzzzzzz');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results');
  await expect(page.getByRole('link', { name: 'the gardener' })).toBeVisible();
});

test('the look follows the variables that a site sets', async ({ page }) => {
  await page.goto(origin);
  await page.addStyleTag({ content: ':root { --search-line-strong: rgb(1, 2, 3); }' });
  await expect(page.getByRole('combobox')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
});
