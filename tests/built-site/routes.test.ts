// The built site has the agreed routes, each spelt as agreed, and no others but those that the facts give a home; old addresses lead to them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../content/site-routes';
import { folderOf, htmlFiles, isRedirect, OTHER_PAGES, pagesIn } from './support/site';

const folder = folderOf('main');
const agreed = await siteRoutes();
const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
const inSitemap = Array.from(
  sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, url]) => new URL(url ?? '').pathname,
);

describe('the routes of the built site', () => {
  it('are the agreed ones, with and without a last slash as agreed', () => {
    const routes = inSitemap.filter((route) => !OTHER_PAGES.includes(route));
    expect(routes.sort()).toEqual(agreed.map((route) => route.path).sort());
  });

  it('each have a page', () => {
    const built = new Set(pagesIn(folder).map(({ route }) => route));
    const missing = agreed.filter(
      ({ path: route }) => !built.has(route === '/' ? '/' : route.replace(/\/$/, '')),
    );
    expect(missing).toEqual([]);
  });
});

describe('the aliases', () => {
  const redirects = new Map(
    htmlFiles(folder)
      .filter(({ html }) => isRedirect(html))
      .map(({ file, html }) => [`/${file.replace(/\/index\.html$/, '')}`, html]),
  );
  const pairs = agreed.flatMap((route) => (route.aliases ?? []).map((alias) => [alias, route.path] as const));

  it.each(pairs)('%s leads to %s', (alias, target) => {
    expect(redirects.get(alias) ?? '').toContain(`url=${target}`);
  });

  it('are the agreed ones and no others', () => {
    expect([...redirects.keys()].sort()).toEqual(pairs.map(([alias]) => alias).sort());
  });
});
