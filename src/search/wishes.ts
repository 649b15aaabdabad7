/**
 * In: the slots of a query. Out: the pages of which a wish, compared as a whole, says about the same: a question of everyday words shares
 * few words with the page, and each of them with many pages, but most of them with one phrase of a reader who wanted the same.
 */
import { wishesOfTerm, type SearchIndex } from './index/search-index';
import type { Matched } from './rank';
import { RANK } from './rank-weights';

/** A query of fewer words names its subject; any wish that has the name would be as good as any other. */
const FEWEST_WORDS = 3;
/** One word alone is no question. */
const FEWEST_SHARED = 2;
/** A word that no wish has is missed by this share of its weight where no page has it either. */
const UNKNOWN = 0.5;

/** What a wish shares with the query. */
interface Shared {
  readonly slots: number;
  readonly weight: number;
}

/** @returns per page how much its best wish and the query are the same, above 0 and at most 1; pages without a wish in common have no entry */
export function wishShares(index: SearchIndex, matched: readonly Matched[]): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  if (matched.filter(({ slot }) => !slot.isOptional).length < FEWEST_WORDS) return shares;
  const shared = new Map<number, Shared>();
  let whole = 0;
  for (const { slot, weight, evidence } of matched) {
    const qualities = wishesWith(index, slot.alternatives);
    whole += evidence.places.length === 0 && qualities.size === 0 ? weight * UNKNOWN : weight;
    for (const [wish, quality] of qualities) {
      const { slots, weight: before } = shared.get(wish) ?? { slots: 0, weight: 0 };
      shared.set(wish, { slots: slots + 1, weight: before + weight * quality });
    }
  }
  for (const [wish, { slots, weight }] of shared) {
    if (slots < FEWEST_SHARED) continue;
    const missed = Math.max(0, (index.wishSizes[wish] ?? 0) - slots);
    const share = weight / (whole + RANK.missedOfWish * missed);
    const page = index.pageOfWish[wish] ?? 0;
    shares.set(page, Math.max(share, shares.get(page) ?? 0));
  }
  return shares;
}

/** @returns the wishes that have what a slot may mean, each with the quality of the best meaning */
function wishesWith(
  index: SearchIndex,
  alternatives: Matched['slot']['alternatives'],
): ReadonlyMap<number, number> {
  const qualities = new Map<number, number>();
  for (const { terms, quality } of alternatives) {
    const [first, ...rest] = terms.map((term) => wishesOfTerm(index, term));
    for (const wish of first ?? []) {
      if (quality > (qualities.get(wish) ?? 0) && rest.every((others) => others.includes(wish)))
        qualities.set(wish, quality);
    }
  }
  return qualities;
}
