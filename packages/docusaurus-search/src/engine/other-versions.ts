/**
 * API pages exist once per version and say nearly the same. Of such counterparts one answers for both: the newer one, or the one
 * that the reader asks for.
 */
import type { SearchIndex } from '../format/search-index';

/**
 * @param among numbers of the pages that answer
 * @param leading the version that answers for both
 * @returns whether a page is left out because its otherVersion answers for it
 */
export function isCoveredByOther(
  index: SearchIndex,
  page: number,
  among: { has(page: number): boolean },
  leading: string,
): boolean {
  const { version, otherVersion } = index.pages[page] ?? {};
  return (
    version !== undefined && version !== leading && otherVersion !== undefined && among.has(otherVersion)
  );
}

/**
 * @param ranked results with the number and score of their page
 * @param leading the version that answers for both
 * @returns the results without the other counterparts; the one that stays has the better score of the two
 */
export function onePerOtherVersion<T extends { readonly page: number; readonly score: number }>(
  index: SearchIndex,
  ranked: readonly T[],
  leading: string,
): T[] {
  const scores = new Map(ranked.map(({ page, score }) => [page, score]));
  return ranked.flatMap((result) => {
    if (isCoveredByOther(index, result.page, scores, leading)) return [];
    const other = scores.get(index.pages[result.page]?.otherVersion ?? -1) ?? 0;
    return [other > result.score ? { ...result, score: other } : result];
  });
}
