/**
 * The server of `npm start` is what all other tests run on. Hosts that serve a build with the files of deploy/ give the same for every
 * file and every page, and what a browser or a program may ask for beside it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownTwinRoute } from '../../src/base/markdown-twin-route';
import { publishedFiles } from '../../scripts/serve/site-files';
import { folderOf } from '../built-site/support/site';
import { differences } from './support/compare';
import { caddy, nginx, ownServer, type Host } from './support/servers';

const site = folderOf('main');
const files = [...publishedFiles(site)].filter((file) => !/\.(br|gz)$/.test(file) && file !== '_headers');
const pages = files
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => `/${file.replace(/\/index\.html$/, '')}`);
/** Files that are asked for as they are: one of each hundred is enough where thousands are of one kind. */
const others = files.filter(
  (file, i) => !file.endsWith('.html') && (!/^(samples|search-index)\//.test(file) || i % 20 === 0),
);
const MISSING = [
  '/no/such/page',
  '/assets/js/none.js',
  '/_headers',
  '/index.html.br',
  '/index',
  '/404',
  '/404.html',
  '/.env',
];

let own: Host;
let hosts: Host[] = [];

beforeAll(async () => {
  own = await ownServer(site);
  hosts = await Promise.all([nginx(site), caddy(site)]);
});
afterAll(async () => {
  await Promise.all([own, ...hosts].map(({ stop }) => stop()));
});

describe('nginx and Caddy with the files of deploy/', () => {
  it('give every page as npm start does', async () => {
    expect(pages.length).toBeGreaterThan(190);
    expect(await differences(own, hosts, ['/', ...pages])).toEqual([]);
  });

  it('give a page under each spelling of its route, without a redirect', async () => {
    const spellings = pages
      .slice(0, 10)
      .flatMap((page) => [`${page}/`, `${page}.html`, `${page}/index.html`]);
    expect(await differences(own, hosts, ['/index.html', '/?q=1', ...spellings])).toEqual([]);
  });

  it('lead from the start of the cabinet to its first page, with and without a slash at the end', async () => {
    for (const { origin, name } of [own, ...hosts])
      for (const route of ['/cabinet', '/cabinet/']) {
        const response = await fetch(origin + route, { redirect: 'manual' });
        const target = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(await response.text())?.[1];
        expect([name, route, response.status, target]).toEqual([
          name,
          route,
          200,
          '/cabinet/general/overview',
        ]);
      }
  });

  it('give the files beside the pages with type, encoding and caching', async () => {
    expect(
      await differences(
        own,
        hosts,
        others.map((file) => `/${file}`),
      ),
    ).toEqual([]);
  });

  it('answer 404 with the page for it, and hide what is for hosts', async () => {
    expect(await differences(own, hosts, MISSING)).toEqual([]);
    for (const host of hosts)
      for (const route of MISSING)
        expect((await fetch(host.origin + route)).status, host.name + route).toBe(404);
  });

  it('give the Markdown twin of a page to who asks for Markdown', async () => {
    for (const host of hosts)
      for (const page of ['/', ...pages.slice(0, 20)]) {
        const asked = await fetch(host.origin + page, { headers: { Accept: 'text/markdown, */*' } });
        expect(asked.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        expect(asked.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
        expect(await asked.text()).toBe(await (await fetch(own.origin + markdownTwinRoute(page))).text());
      }
  });

  it('send a part of a file, and nothing when nothing has changed', async () => {
    const file = '/favicon.ico';
    const page = '/callbacks';
    for (const host of hosts) {
      const part = await fetch(host.origin + file, { headers: { Range: 'bytes=0-3' } });
      expect(part.status).toBe(206);
      expect((await part.arrayBuffer()).byteLength).toBe(4);
      const first = await fetch(host.origin + page);
      await first.text();
      const again = await fetch(host.origin + page, {
        headers: { 'If-None-Match': first.headers.get('etag') ?? 'none' },
      });
      expect(again.status).toBe(304);
      const head = await fetch(host.origin + page, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      const post = await fetch(host.origin + page, { method: 'POST', body: 'x' });
      expect(post.status).toBe(405);
    }
  });

  it('let other sites load what is open, ask for the worker each time, and give the one file with a dot', async () => {
    for (const host of [own, ...hosts]) {
      const header = async (route: string, name: string) =>
        [host.name, (await fetch(host.origin + route)).headers.get(name)] as const;
      expect(await header('/openapi/v2.yaml', 'access-control-allow-origin')).toEqual([host.name, '*']);
      expect(await header('/changelog.atom', 'cross-origin-resource-policy')).toEqual([
        host.name,
        'cross-origin',
      ]);
      expect(await header('/callbacks', 'access-control-allow-origin')).toEqual([host.name, null]);
      expect(await header('/service-worker.js', 'cache-control')).toEqual([host.name, 'no-cache']);
      const contact = await fetch(`${host.origin}/.well-known/security.txt`);
      expect([contact.status, await contact.text()]).toEqual([200, expect.stringContaining('Contact: ')]);
    }
  });
});
