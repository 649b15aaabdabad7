/** Which version of the API a route belongs to. */
import { API_VERSIONS, type ApiVersion } from './settings';

/** A search asks for the version of every page several times. */
const known = new Map<string, ApiVersion | undefined>();

/** @returns the version of a route, or undefined: `/api/v2/transaction/create` is of v2 */
export function versionOf(url: string): ApiVersion | undefined {
  if (!known.has(url)) {
    const segments = url.split('/');
    known.set(
      url,
      API_VERSIONS.find((version) => segments.includes(version)),
    );
  }
  return known.get(url);
}

/** @returns whether a route belongs to a version before the newest one */
export function isOfOlderVersion(url: string): boolean {
  const version = versionOf(url);
  return version !== undefined && version !== API_VERSIONS[0];
}

/** @returns where the same page would be in the other version; the route itself where it has no version */
export function routeInOtherVersion(url: string): string {
  const version = versionOf(url);
  const other = API_VERSIONS.find((name) => name !== version);
  return version === undefined ? url : url.replace(`/${version}/`, `/${other ?? version}/`);
}
