/** A build with a base path, behind the servers of deploy/ that take the path off, is what `npm start` gives of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { underBasePath } from '@gateway-docs/kit';
import { markdownTwinRoute } from '../../src/base/markdown-twin-route';
import { publishedFiles } from '../../scripts/serve/site-files';
import { folderOf, profileOf } from '../built-site/support/site';
import { differences } from './support/compare';
import { caddyBelow, nginxBelow, ownServer, type Host } from './support/servers';

const site = folderOf('second');
const { base_path: basePath } = profileOf('second');
const files = [...publishedFiles(site)].filter((file) => file !== '_headers');
const pages = files
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => `/${file.replace(/\/index\.html$/, '')}`);
const others = files.filter(
  (file, i) => !file.endsWith('.html') && (!/^(samples|search-index)\//.test(file) || i % 20 === 0),
);
const below = (route: string): string => underBasePath(basePath, route);

let own: Host;
let hosts: Host[] = [];

beforeAll(async () => {
  own = await ownServer(site, basePath);
  hosts = await Promise.all([nginxBelow(site, basePath), caddyBelow(site, basePath)]);
});
afterAll(async () => {
  await Promise.all([own, ...hosts].map(({ stop }) => stop()));
});

describe('nginx and Caddy in front of nginx and Caddy', () => {
  it('give every page and each kind of file below the base path', async () => {
    const spellings = pages.slice(0, 5).flatMap((page) => [`${page}/`, `${page}.html`, `${page}/index.html`]);
    const asked = ['/', '/index.html', ...pages, ...spellings, ...others.map((file) => `/${file}`)];
    expect(asked.length).toBeGreaterThan(300);
    expect(await differences(own, hosts, asked.map(below))).toEqual([]);
  });

  it('give the page for unknown addresses below it', async () => {
    const missing = ['/no/such/page', '/assets/js/none.js', '/_headers', '/404.html'];
    expect(await differences(own, hosts, missing.map(below))).toEqual([]);
    for (const { origin } of hosts)
      for (const route of missing) expect((await fetch(origin + below(route))).status).toBe(404);
  });

  it('lead from the front of the host and from the path without its slash to the site', async () => {
    for (const { origin, name } of [own, ...hosts])
      for (const asked of ['/', basePath.slice(0, -1)]) {
        const response = await fetch(origin + asked, { redirect: 'manual' });
        expect([name, asked, response.status, response.headers.get('location')]).toEqual([
          name,
          asked,
          302,
          basePath,
        ]);
      }
  });

  it('give nothing of the site outside of it', async () => {
    for (const { origin, name } of [own, ...hosts])
      for (const page of pages.slice(0, 5))
        expect([name, (await fetch(origin + page)).status]).toEqual([name, 404]);
  });

  it('give the contact for weaknesses at the root of the host, where it is looked for', async () => {
    const file = '/.well-known/security.txt';
    const wanted = await (await fetch(own.origin + below(file))).text();
    expect(wanted).toContain('Contact: ');
    for (const { origin, name } of hosts) {
      const response = await fetch(origin + file);
      expect([name, response.status, await response.text()]).toEqual([name, 200, wanted]);
    }
  });

  it('give the Markdown twin of a page to who asks for Markdown', async () => {
    for (const { origin } of hosts)
      for (const page of ['/', ...pages.slice(0, 5)]) {
        const asked = await fetch(origin + below(page), { headers: { Accept: 'text/markdown, */*' } });
        expect(asked.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        expect(await asked.text()).toBe(
          await (await fetch(own.origin + below(markdownTwinRoute(page)))).text(),
        );
      }
  });
});
