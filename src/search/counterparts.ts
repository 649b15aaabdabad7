/**
 * API pages exist once per version and say nearly the same. Of such counterparts one answers for both: the newer one, or the one
 * that the reader asks for.
 */
import type { SearchIndex } from './index/search-index';
import type { ApiVersion } from './settings';

/**
 * @param among numbers of the pages that answer
 * @param leading the version that answers for both
 * @returns whether a page is left out because its counterpart answers for it
 */
export function isToldByOther(
  index: SearchIndex,
  page: number,
  among: { has(page: number): boolean },
  leading: ApiVersion,
): boolean {
  const { version, counterpart } = index.pages[page] ?? {};
  return version !== undefined && version !== leading && counterpart !== undefined && among.has(counterpart);
}

/**
 * @param ranked results with the number and score of their page
 * @param leading the version that answers for both
 * @returns the results without the other counterparts; the one that stays has the better score of the two
 */
export function onePerCounterpart<T extends { readonly page: number; readonly score: number }>(
  index: SearchIndex,
  ranked: readonly T[],
  leading: ApiVersion,
): T[] {
  const scores = new Map(ranked.map(({ page, score }) => [page, score]));
  return ranked.flatMap((result) => {
    if (isToldByOther(index, result.page, scores, leading)) return [];
    const other = scores.get(index.pages[result.page]?.counterpart ?? -1) ?? 0;
    return [other > result.score ? { ...result, score: other } : result];
  });
}
