/**
 * API pages exist once per version and say nearly the same. Of such counterparts one answers for both: the newer one, or the one
 * that the reader asks for.
 */
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

/**
 * @param ranked results with the route and score of their page
 * @param leading the version that answers for both
 * @returns the results without the other counterparts; the one that stays has the better score of the two
 */
export function onePerCounterpart<T extends { readonly url: string; readonly score: number }>(
  ranked: readonly T[],
  leading: ApiVersion,
): T[] {
  const scores = new Map(ranked.map(({ url, score }) => [url, score]));
  const routeIn = (url: string, version: ApiVersion, other: ApiVersion) =>
    url.replace(`/${version}/`, `/${other}/`);
  return ranked.flatMap((result) => {
    const version = versionOf(result.url);
    if (version === undefined) return [result];
    if (version !== leading) {
      return scores.has(routeIn(result.url, version, leading)) ? [] : [result];
    }
    const others = API_VERSIONS.filter((other) => other !== version);
    const best = Math.max(...others.map((other) => scores.get(routeIn(result.url, version, other)) ?? 0));
    return [best > result.score ? { ...result, score: best } : result];
  });
}
