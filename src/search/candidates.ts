/**
 * The ladder from a slot to terms of the index: the word itself and its inflections, words that mean the same, words that it
 * begins, and only where none of these exists, words that it may misspell. Each term comes with a quality between 0 and 1.
 */
import { allowedDistance, bitCount, distance, letterMask, withoutDoubles } from './fuzzy';
import { lowerBound } from './index/dictionary';
import type { SearchIndex } from './index/search-index';
import type { Slot } from './query';
import { stem } from './tokens';

const QUALITY = {
  same: 1,
  synonym: 0.6,
  longestBeginning: 0.9,
  shortestBeginning: 0.4,
  misspelt: 0.7,
} as const;
/** Each letter that differs beyond the first costs this much. */
const DISTANCE_COST = 0.2;
const MAX_BEGUN = 60;
const MAX_NEAR = 12;

export interface Candidates {
  /** Per term the quality of the match. */
  readonly terms: ReadonlyMap<number, number>;
  /** Whether the word is in the index as it stands, by its meaning or as a beginning; false for a guess and for nothing. */
  readonly isCertain: boolean;
}

/** @returns whether the index has the key, as a form, by its stem or by a synonym */
export function isKnown(index: SearchIndex, key: string): boolean {
  return ownTerm(index, key) !== undefined || synonymTerms(index, key).length > 0;
}

/**
 * @param index head, or head and body
 * @param slot one slot of the query
 * @returns the terms that match it; none where nothing is near
 */
export function candidatesOf(index: SearchIndex, slot: Slot): Candidates {
  const terms = new Map<number, number>();
  const add = (term: number, quality: number) => terms.set(term, Math.max(quality, terms.get(term) ?? 0));
  const own = ownTerm(index, slot.key);
  if (own !== undefined) add(own, QUALITY.same);
  for (const term of synonymTerms(index, slot.key)) add(term, QUALITY.synonym);
  if (slot.isUnfinished)
    begun(index, slot.key, own !== undefined).forEach((quality, term) => add(term, quality));
  if (terms.size > 0) return { terms, isCertain: true };
  return { terms: near(index, slot.key), isCertain: false };
}

function ownTerm(index: SearchIndex, key: string): number | undefined {
  return index.termOfForm.get(key) ?? index.termOfStem.get(stem(key));
}

function synonymTerms(index: SearchIndex, key: string): number[] {
  const others = index.synonymsOf.get(stem(key)) ?? [];
  return others.map((other) => index.termOfStem.get(other)).filter((term) => term !== undefined);
}

/**
 * Words that the key begins, the better the more of them is typed. A number is complete: 20 does not begin 203. A word that
 * exists is probably complete too: then only words of titles, headings and keywords are tried, and they count half.
 */
function begun(index: SearchIndex, key: string, isWord: boolean): Map<number, number> {
  const found = new Map<number, number>();
  if (key.length < 2 || !/\p{L}/u.test(key)) return found;
  for (const { forms, terms } of isWord ? index.dictionaries.slice(0, 1) : index.dictionaries) {
    for (let i = lowerBound(forms, key); forms[i]?.startsWith(key) && found.size < MAX_BEGUN; i += 1) {
      const share = key.length / (forms[i]?.length ?? 1);
      const quality =
        QUALITY.shortestBeginning + (QUALITY.longestBeginning - QUALITY.shortestBeginning) * share;
      const term = terms[i] ?? 0;
      found.set(term, Math.max(isWord ? quality / 2 : quality, found.get(term) ?? 0));
    }
  }
  return found;
}

/** The nearest words: all at the smallest distance that occurs, within what the length of the key allows. */
function near(index: SearchIndex, key: string): Map<number, number> {
  const limit = allowedDistance(key);
  if (limit === 0) return new Map();
  const undoubled = withoutDoubles(key);
  const mask = letterMask(key);
  // What is short once doubled letters are written once is compared as the short word that it is.
  let nearest = Math.min(limit, allowedDistance(undoubled));
  let found: number[] = [];
  for (const { forms, terms, undoubled: targets, masks } of index.dictionaries) {
    for (let i = 0; i < forms.length; i += 1) {
      if (bitCount(mask ^ (masks[i] ?? 0)) > 2 * nearest) continue;
      const apart = distance(undoubled, targets[i] ?? '', nearest);
      // A short word or a code is no one's misspelling, unless only a doubled letter differs.
      if (apart > nearest || (apart > 0 && allowedDistance(forms[i] ?? '') === 0)) continue;
      if (apart < nearest) found = [];
      nearest = apart;
      found.push(terms[i] ?? 0);
    }
  }
  const quality = QUALITY.misspelt - DISTANCE_COST * Math.max(0, nearest - 1);
  return new Map(found.slice(0, MAX_NEAR).map((term) => [term, quality]));
}
