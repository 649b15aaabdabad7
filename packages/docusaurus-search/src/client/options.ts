/** What the site has told the search, as the plugin wrote it for the browser (plugin/options.ts). */
import options from '@generated/search-index/default/options.json';
import type { BrowserOptions } from '../plugin/options';
import { contextOf, versionOf } from '../engine/facets';

const { contexts, versions }: BrowserOptions = options;
const paths = contexts.map(({ path }) => path);

/** @returns `path` of the context that a route belongs to, or an empty string */
export const contextOfRoute = (route: string): string => contextOf(route, paths);

/** @returns the version that a route belongs to, or an empty string */
export const versionOfRoute = (route: string): string => versionOf(route, versions) ?? '';
