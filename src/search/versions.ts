/**
 * API pages exist once per version and say nearly the same. Of such twins the newer version leads, or the one that the reader
 * asks for; the other follows it, however many words it happens to repeat.
 */
import { API_VERSIONS, type ApiVersion } from './settings';

/** Enough to fall behind the twin, too little to fall behind anything else. */
const BEHIND = 0.999;

/** @returns the version of a route, or undefined: `/api/v2/transaction/create` is of v2 */
export function versionOf(url: string): ApiVersion | undefined {
  const segments = url.split('/');
  return API_VERSIONS.find((version) => segments.includes(version));
}

/**
 * @param ranked results with the route and score of their page
 * @param preferred the version that leads
 * @returns the results with the scores of the other twins lowered, best first
 */
export function orderCounterparts<T extends { readonly url: string; readonly score: number }>(
  ranked: readonly T[],
  preferred: ApiVersion,
): T[] {
  const scores = new Map(ranked.map(({ url, score }) => [url, score]));
  return ranked
    .map((result) => {
      const version = versionOf(result.url);
      if (version === undefined || version === preferred) return result;
      const twin = scores.get(result.url.replace(`/${version}/`, `/${preferred}/`));
      return twin === undefined ? result : { ...result, score: Math.min(result.score, twin * BEHIND) };
    })
    .sort((a, b) => b.score - a.score);
}
