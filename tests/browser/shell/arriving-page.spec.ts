import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createSiteServer, listen, type RunningServer } from '../../../scripts/serve/server';
import { drawn, expect, test } from '../support/test';

declare global {
  interface Window {
    shift: number;
  }
}

/** Pages whose layout depends on what comes late in them, and the place up to which a browser has them when it paints first. */
const PAGES = [
  { title: 'a table', route: '/response_format', cut: /<table[^]*?(?=error\.message)/ },
  {
    title: 'samples beside the text',
    route: '/api/v2/transaction/create',
    cut: /[^]*?(?=<aside[^>]*data-sample-column)/,
  },
  {
    title: 'samples of a guide',
    route: '/invoicing/api_invoicing/token',
    cut: /[^]*?(?=<aside[^>]*data-sample-column)/,
  },
  { title: 'contents beside the text', route: '/callbacks', cut: /<article[^]*?<\/article>/ },
];

interface SlowSite extends RunningServer {
  /** Sends the rest of the page. */
  readonly sendRest: () => void;
}

/** Serves a site of which one page comes in two parts, and which has no typeface: text that changes its typeface may move. */
async function serveInParts(folder: string, route: string, first: string, rest: string): Promise<SlowSite> {
  let held: ServerResponse | undefined;
  const files = createSiteServer(folder);
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.woff2')) return response.writeHead(404).end();
    if (request.url !== route) return files.emit('request', request, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(first);
    held = response;
    return response;
  });
  return { ...(await listen(server, 0)), sendRest: () => held?.end(rest) };
}

for (const { title, route, cut } of PAGES)
  test(`a page that arrives in two parts does not move: ${title}`, async ({ browser, site }) => {
    const html = readFileSync(path.join(site.folder, route, 'index.html'), 'utf8');
    const found = cut.exec(html);
    const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
    expect(end).toBeGreaterThan(0);
    const slow = await serveInParts(site.folder, route, html.slice(0, end), html.slice(end));
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(slow.origin + route, { waitUntil: 'commit' });
    const firstPaint = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(firstPaint)).toBe(1);
    await expect(page.locator('article h1')).toBeVisible();
    await drawn(page);
    slow.sendRest();
    await page.waitForLoadState();
    // A shift is reported after the frame in which it happened.
    await drawn(page);
    expect(await page.evaluate(() => window.shift)).toBe(0);
    await page.close();
    await slow.close();
  });
