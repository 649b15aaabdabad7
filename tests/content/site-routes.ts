/**
 * In: `routes.json`, the routes that the specification demands, and the pages. Out: every route of the site. A page beyond the list is
 * there by right when the facts give it a home: an operation, a service, a table or a screen; any other has to be agreed.
 */
import type { SiteData } from '@gateway-docs/contract';
import { operationPage, tableRoutes } from '../../src/remark/cross-references/routes';
import { readAliases } from '@gateway-docs/writing/redirects';
import { root } from './guides/read-guides';
import agreed from './routes.json';
import { demoSite } from '@gateway-docs/contract/tests';

export interface SiteRoute {
  readonly path: string;
  /** Name of its sidebar; null for a page without one. */
  readonly sidebar: string | null;
  readonly aliases?: readonly string[];
}

const agreedRoutes: readonly SiteRoute[] = agreed;

/** @returns the routes that follow from the facts, whether or not they are agreed too */
function homesOf({ operations, groups, services, tables, cabinet }: SiteData): SiteRoute[] {
  const outside = new Set(groups.flatMap(({ outsideSidebar }) => outsideSidebar));
  const documentation = [
    ...[...services.values()].map(({ home }) => home),
    ...Object.keys(tables).map((name) => tableRoutes(name).page),
  ];
  return [
    ...operations.map((operation) => ({
      path: operationPage(operation).route,
      sidebar: outside.has(operation.id) ? null : 'documentation',
    })),
    ...documentation.map((path) => ({ path, sidebar: 'documentation' })),
    ...[...cabinet.screens.values()].map(({ route }) => ({ path: route, sidebar: 'cabinet' })),
  ];
}

/**
 * @returns the agreed routes, then those beyond them that the facts give a home
 */
export async function siteRoutes(): Promise<readonly SiteRoute[]> {
  const reference = await demoSite.load();
  const aliasesOf = readAliases(root);
  const known = new Set(agreedRoutes.map(({ path }) => path));
  const further = new Map(
    homesOf(reference)
      .filter(({ path }) => !known.has(path) && reference.pages.has(path))
      .map((route) => [route.path, { ...route, aliases: aliasesOf(route.path) }]),
  );
  return [...agreedRoutes, ...further.values()];
}
