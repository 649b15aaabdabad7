/** Which part of the site and which version of it a route belongs to. Small and without imports of the engine: the bar has it in every visit. */

/** By what a search can be narrowed; the names are those in addresses. */
export interface Facets {
  /** Versions of a page, newest first. A route belongs to one when one of its segments is the name. */
  readonly versions: readonly string[];
  /** First segments of routes of parts that can be searched alone. */
  readonly contexts: readonly string[];
  /** What pages are, as they say themselves. */
  readonly kinds: readonly string[];
  /** Those kinds whose pages are the homes of codes: tables of reference. */
  readonly tables: readonly string[];
}

/** @returns the version of a route, or undefined: `/api/v2/orders/create` is of v2 */
export function versionOf(url: string, versions: readonly string[]): string | undefined {
  const segments = url.split('/');
  return versions.find((version) => segments.includes(version));
}

/** @returns where the same page would be in the newest version; the route itself where it has no version */
export function newestRoute(url: string, versions: readonly string[]): string {
  const version = versionOf(url, versions);
  return version === undefined ? url : url.replace(`/${version}/`, `/${versions[0] ?? version}/`);
}

/** @returns the context that a route belongs to, or an empty string */
export const contextOf = (url: string, contexts: readonly string[]): string =>
  contexts.find((path) => url === `/${path}` || url.startsWith(`/${path}/`)) ?? '';
