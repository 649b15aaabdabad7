/** What the site has told the search, as the plugin wrote it for the browser (plugin/options.ts). */
import options from '@generated/search-index/default/options.json';
import type { BrowserOptions } from '../plugin/options';
import { contextOf, versionOf } from '../engine/facets';

const { contexts, versions }: BrowserOptions = options;

/** @returns `path` of the context that a route belongs to, or an empty string */
export function contextOfRoute(route: string): string {
  return contextOf(
    route,
    contexts.map(({ path }) => path),
  );
}

/** @returns the version that a route belongs to, or an empty string */
export const versionOfRoute = (route: string): string => versionOf(route, versions) ?? '';
