// Every page of the built site has the agreed sidebar.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteRoutes } from '../content/site-routes';
import { builtRoutes } from '../browser/support/routes';
import { folderOf } from './support/site';

/** First page of each sidebar, which tells the two apart. */
const OPENS_AT = { documentation: '/', cabinet: '/cabinet/general/overview' } as const;

/** The links of a page's sidebar in its static HTML, or null where it has none. */
function sidebarLinks(route: string): string[] | null {
  const html = readFileSync(path.join(folderOf('main'), route, 'index.html'), 'utf8');
  const start = html.indexOf('aria-label="Docs sidebar"');
  if (start < 0) return null;
  const sidebar = html.slice(start, html.indexOf('</nav>', start));
  return Array.from(sidebar.matchAll(/href="?([^"\s>]+)/g), ([, href = '']) => href);
}

it('every page has the agreed sidebar', async () => {
  const routes = await siteRoutes();
  for (const route of builtRoutes()) {
    const agreed = routes.find(({ path: agreedPath }) => agreedPath === route) ?? { sidebar: null };
    const links = sidebarLinks(route);
    if (agreed.sidebar) {
      expect.soft(links?.[0], route).toBe(OPENS_AT[agreed.sidebar as keyof typeof OPENS_AT]);
      expect.soft(links, route).toContain(route);
    } else expect.soft(links, route).toBeNull();
  }
});
