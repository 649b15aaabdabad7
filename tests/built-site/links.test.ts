import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFile, publishedFiles } from '../../scripts/serve/site-files';
import { folderOf, htmlFiles, OTHER_PAGES, pagesIn, profileOf } from './support/site';

const main = folderOf('main');
const files = publishedFiles(main);
const { hosts } = profileOf('main');
const pages = pagesIn(main);
const sitemap = readFileSync(path.join(main, 'sitemap.xml'), 'utf8');
const addresses = Array.from(
  sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address]) => new URL(address ?? ''),
);
/** Each route as the site spells it: folder indexes with a slash at the end, others without. */
const routes = new Set(addresses.map(({ pathname }) => pathname));

/** What the address of the test bench may name: the bench looks it up in this file. */
const scenarios = Object.keys(
  JSON.parse(readFileSync(path.join(main, 'sandbox/forms/scenarios.json'), 'utf8')) as object,
);

const idsOf = new Map(
  pages.map(({ route, file, $ }) => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    return [file, new Set(route === '/run' ? [...ids, ...scenarios] : ids)];
  }),
);

/** Why a link or an asset of a page does not lead anywhere, or null. Links to other hosts are not followed. */
function problem(href: string, from: { route: string; file: string }): string | null {
  const url = new URL(href, `https://here.example${from.route}`);
  if (url.hostname !== 'here.example') return null;
  const file = href.startsWith('#') ? from.file : findFile(files, url.pathname);
  if (file === null || (typeof file !== 'string' && file.status === 404))
    return `${href}: no such page or file`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  const ids = idsOf.get(typeof file === 'string' ? file : file.file);
  return anchor && ids && !ids.has(anchor) ? `${href}: the page has no such anchor` : null;
}

describe.each(pages)('the links of $route', ({ route, file, $ }) => {
  const values = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => ($(element).attr(attribute) ?? '').replace(hosts.site, '') || '/')
      // The not-found page stands under every address that does not exist; its link to itself becomes that address.
      .filter((address) => address !== '/404');

  it('lead to pages, files and anchors that exist', () => {
    const used = [
      ...values('a[href]', 'href'),
      ...values('img[src], script[src]', 'src'),
      ...values('link[rel="stylesheet"], link[rel="icon"], link[rel="alternate"][type]', 'href'),
    ];
    const problems = used.map((address) => problem(address, { route, file })).filter((text) => text !== null);
    expect(problems).toEqual([]);
  });

  it('spell each page as its route is spelled, so that no page has two addresses', () => {
    const own = values('a[href^="/"]', 'href').map((href) => href.split(/[?#]/)[0] ?? '');
    const toPages = own.filter((href) => findFile(files, href)?.file.endsWith('.html'));
    const others = new Set(OTHER_PAGES.flatMap((page) => [page, `${page}/`]));
    expect(toPages.filter((href) => !routes.has(href) && !others.has(href))).toEqual([]);
  });
});

describe('redirect pages', () => {
  it('lead to pages that exist', () => {
    const refresh = /http-equiv="refresh" content="0; url=([^"]+)"/;
    const targets = htmlFiles(main).flatMap(({ html }) => refresh.exec(html)?.[1] ?? []);
    expect(targets.filter((target) => problem(target, { route: '/', file: 'index.html' }))).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists exactly the pages, under the host of the operator profile', () => {
    expect([...new Set(addresses.map(({ origin }) => origin))]).toEqual([hosts.site]);
    const special = new Set(OTHER_PAGES);
    const listed = [...routes]
      .map((route) => route.replace(/(.)\/$/, '$1'))
      .filter((route) => !special.has(route));
    expect(listed.sort()).toEqual(
      pages
        .map(({ route }) => route)
        .filter((route) => !special.has(route))
        .sort(),
    );
  });
});
