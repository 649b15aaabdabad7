import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createSiteServer, listen } from '../../../scripts/serve/server';
import { drawn, expect, test } from '../support/test';

declare global {
  interface Window {
    shift: number;
  }
}

/** This page has a wide table in its first screen. */
const FILE = 'response_format/index.html';
/** In the middle of that table. */
const CUT = 'error.message';

test('a table that arrives in two parts does not move', async ({ browser, site }) => {
  const html = readFileSync(path.join(site.folder, FILE), 'utf8');
  const cut = html.indexOf(CUT, html.indexOf('<table'));
  expect(cut).toBeGreaterThan(0);
  let held: ServerResponse | undefined;
  const files = createSiteServer(site.folder);
  const slow = await listen(
    createServer((request, response) => {
      if (request.url !== '/response_format') return files.emit('request', request, response);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, cut));
      held = response;
      return true;
    }),
    0,
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${slow.origin}/response_format`, { waitUntil: 'commit' });
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(firstPaint)).toBe(1);
  await expect(page.locator('article td').first()).toBeAttached();
  held?.end(html.slice(cut));
  await expect(page.locator('article td').first()).toBeVisible();
  await page.waitForLoadState();
  // A shift is reported after the frame in which it happened.
  await drawn(page);
  expect(await page.evaluate(() => window.shift)).toBe(0);
  await page.close();
  await slow.close();
});
