import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoutes } from '../../content/site-routes';
import { builtRoutes } from '../support/routes';
import { expect, openHydrated, test } from '../support/test';

/** First page of each sidebar, which tells the two apart. */
const OPENS_AT = { documentation: '/', cabinet: '/cabinet/general/overview' } as const;

/** The links of a page's sidebar in its static HTML, or null where it has none. */
function sidebarLinks(folder: string, route: string): string[] | null {
  const html = readFileSync(path.join(folder, route, 'index.html'), 'utf8');
  const start = html.indexOf('aria-label="Docs sidebar"');
  if (start < 0) return null;
  const sidebar = html.slice(start, html.indexOf('</nav>', start));
  return Array.from(sidebar.matchAll(/href="?([^"\s>]+)/g), ([, href = '']) => href);
}

test('every page has the agreed sidebar', async ({ site }) => {
  const routes = await siteRoutes(path.resolve(__dirname, '../../..'));
  for (const route of builtRoutes()) {
    const agreed = routes.find(({ path: agreedPath }) => agreedPath === route) ?? { sidebar: null };
    const links = sidebarLinks(site.folder, route);
    if (agreed.sidebar) {
      expect.soft(links?.[0], route).toBe(OPENS_AT[agreed.sidebar as keyof typeof OPENS_AT]);
      expect.soft(links, route).toContain(route);
    } else expect.soft(links, route).toBeNull();
  }
});

test('the sidebar marks the open page, and only that', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/pay');
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/api/v2/transaction/pay');
});
