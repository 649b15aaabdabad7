import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createSiteServer, listen, type RunningServer } from '../../../scripts/serve/server';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { drawn, expect, test } from '../support/test';

/** Pages whose layout depends on what comes late in them, the place up to which a browser has them when it paints first, and what it has by then. */
const PAGES = [
  {
    title: 'a table',
    route: '/response_format',
    cut: /<table[^]*?(?=error\.message)/,
    arrived: 'article td',
  },
  {
    title: 'samples beside the text',
    route: '/api/v2/transaction/create',
    cut: /[^]*?(?=<section[^>]*data-sample-column)/,
    arrived: 'article h1',
  },
  {
    title: 'samples of a guide',
    route: '/invoicing/api_invoicing/token',
    cut: /[^]*?(?=<section[^>]*data-sample-column)/,
    arrived: 'article h1',
  },
  {
    title: 'the way to the page',
    route: '/response_format',
    cut: /[^]*?<li class="?breadcrumbs__item"?>/,
    arrived: '.breadcrumbs__item',
  },
  {
    title: 'contents beside the text',
    route: '/callbacks',
    cut: /<article[^]*?<\/article>/,
    arrived: 'article h1',
  },
  {
    title: 'an announcement',
    route: '/api/v1/transaction/resend_giftcode',
    cut: /[^]*?class="gw-announcement[^]*?(?=<a)/,
    arrived: '.gw-announcement',
  },
  {
    title: 'the sample of the front page',
    route: '/',
    cut: /[^]*?<code[^>]*>[^]{200}/,
    arrived: 'article code',
  },
  {
    title: 'ways in',
    route: '/',
    cut: /[^]*?<h3[^]*?<h3[^]*?<\/h3>/,
    arrived: 'article h3',
  },
  {
    title: 'the fields of a search',
    route: '/search',
    cut: /[^]*?<select[^]*?<option/,
    arrived: 'main input',
  },
  {
    title: 'the footer of a short page',
    route: '/search',
    cut: /[^]*?<footer[^]*?<a/,
    arrived: 'footer',
  },
];

/** Is painted with the first part of a page, also where that waits for the rest. */
const PAINTED = '<p style="position: fixed; bottom: 0">Painted</p>';

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

for (const { title, route, cut, arrived } of PAGES)
  test(`a page that arrives in two parts does not move: ${title}`, async ({ browser, site }) => {
    const html = readFileSync(path.join(site.folder, route, 'index.html'), 'utf8');
    const found = cut.exec(html);
    const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
    expect(end).toBeGreaterThan(0);
    const first = html.slice(0, end).replace('<body>', `<body>${PAINTED}`);
    const slow = await serveInParts(site.folder, route, first, html.slice(end));
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await watchLayoutShifts(page);
    await page.goto(slow.origin + route, { waitUntil: 'commit' });
    const firstPaint = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(firstPaint)).toBe(1);
    await expect(page.locator(arrived).first()).toBeAttached();
    await drawn(page);
    slow.sendRest();
    await expect(page.locator(arrived).first()).toBeVisible();
    await page.waitForLoadState();
    // A shift is reported after the frame in which it happened.
    await drawn(page);
    expect(await layoutShifts(page)).toEqual([]);
    await page.close();
    await slow.close();
  });
