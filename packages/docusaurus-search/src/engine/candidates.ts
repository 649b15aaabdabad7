/**
 * The ladder from a word to terms of the index: the word itself with what shares its stem, words that it begins, and only where none of
 * these exists, words that it may misspell. Each term comes with a quality between 0 and 1. Other words for the same thing are the
 * thesaurus' (expansions.ts).
 */
import { allowedDistance, bitCount, distance, letterMask } from './fuzzy';
import { isHan } from './han';
import { lowerBound, shardOf, type Dictionary } from '../format/dictionary';
import { FIELD, FIELDS } from '../format/format';
import { dictionariesWith, type SearchIndex } from '../format/search-index';
import { stem } from './tokens';

const QUALITY = {
  same: 1,
  longestBeginning: 0.9,
  shortestBeginning: 0.4,
  misspelt: 0.8,
  /** A name among other words that may be a slip of a common word. */
  slip: 0.3,
} as const;
/** Each edit costs this much. */
const DISTANCE_COST = 0.15;
/** Of `frequency`: how much more the site has to write of a word than of a name that may be a slip of it. */
const MORE_COMMON = 2;
const MAX_BEGUN = 10;
const MAX_NEAR = 6;

/** Per term the quality of the match. */
export type Candidates = ReadonlyMap<number, number>;

/** @returns the term of a word in the manifest; undefined where only texts may have it */
export const manifestTerm = (index: SearchIndex, key: string): number | undefined =>
  index.termOfForm.get(key) ?? index.termOfStem.get(stem(key));

/** @returns the term of a word, by its form or its stem; undefined where nothing that is here has it */
export function termOf(index: SearchIndex, key: string): number | undefined {
  const inManifest = manifestTerm(index, key);
  if (inManifest !== undefined) return inManifest;
  return index.shards.get(shardOfKey(index, key))?.termOfStem.get(stem(key));
}

/**
 * @returns the shard that a word which the manifest does not know would be in. Words that it begins, and those that it misspells from some
 * letter on, are mostly there too; another shard for the others would be loaded for nothing nearly always
 */
export const shardOfKey = (index: SearchIndex, key: string): number => shardOf(index.shardStarts, key);

/**
 * @param isUnfinished whether the word may still be growing under the reader's fingers
 * @param isAlone whether it is all that was typed: then a name needs no more evidence than itself
 * @returns the terms that match a word; none where nothing is near
 */
export function candidatesOf(
  index: SearchIndex,
  key: string,
  isUnfinished: boolean,
  isAlone = true,
): Candidates {
  const terms = new Map<number, number>();
  const own = termOf(index, key);
  if (own !== undefined) terms.set(own, QUALITY.same);
  for (const [term, quality] of isUnfinished ? begun(index, key, own !== undefined) : [])
    terms.set(term, Math.max(quality, terms.get(term) ?? 0));
  const meant = isAlone || own === undefined ? undefined : commonWordOf(index, key, own);
  if (meant !== undefined) return new Map([...terms, [own ?? meant, QUALITY.slip], [meant, QUALITY.same]]);
  // A word of the thesaurus alone that the key begins or shares a stem with, such as one of another language, may be like it by chance.
  const isWritten = (term: number): boolean => (index.frequency[term] ?? 0) > 0;
  if (index.termOfForm.has(key) || [...terms.keys()].some(isWritten)) return terms;
  return new Map([...near(index, key), ...terms]);
}

const dictionariesFor = (index: SearchIndex, key: string): Dictionary[] =>
  dictionariesWith(index, shardOfKey(index, key));

/**
 * Words that the key begins, the better the more of them is typed. A number is complete: 20 does not begin 203. A word that exists is
 * probably complete too: then its longer words count half.
 */
function begun(index: SearchIndex, key: string, isWord: boolean): Map<number, number> {
  if ((key.length < 2 && !isHan(key)) || !/\p{L}/u.test(key)) return new Map();
  const found = new Map<number, number>();
  const dictionaries = isWord ? [index.dictionary] : dictionariesFor(index, key);
  for (const { forms, terms } of dictionaries) {
    for (let i = lowerBound(forms, key); forms[i]?.startsWith(key); i += 1) {
      const share = key.length / (forms[i]?.length ?? 1);
      const quality =
        QUALITY.shortestBeginning + (QUALITY.longestBeginning - QUALITY.shortestBeginning) * share;
      const term = terms[i] ?? 0;
      if (quality > (found.get(term) ?? 0)) found.set(term, quality);
    }
  }
  const best = [...found].sort(([, a], [, b]) => b - a).slice(0, MAX_BEGUN);
  return new Map(best.map(([term, quality]) => [term, isWord ? quality / 2 : quality]));
}

/**
 * The nearest words: all at the smallest distance that occurs, within what the length of the key allows. A word that no title has must be nearer by
 * one than one that a title has: what readers misspell are mostly names.
 */
function near(index: SearchIndex, key: string): Map<number, number> {
  const limit = allowedDistance(key);
  if (limit === 0) return new Map();
  const mask = letterMask(key);
  const found: { term: number; apart: number; away: number }[] = [];
  for (const { forms, terms, masks } of dictionariesFor(index, key)) {
    forms.forEach((form, i) => {
      // A short word or a code is no one's misspelling.
      if (bitCount(mask ^ (masks[i] ?? 0)) > 4 || allowedDistance(form) === 0) return;
      const apart = distance(key, form, limit);
      const term = terms[i] ?? 0;
      const away = apart + (index.bestField[term] === FIELD.title ? 0 : 1);
      if (apart <= limit) found.push({ term, apart, away });
    });
  }
  const nearest = Math.min(...found.map(({ away }) => away));
  const best = found
    .filter(({ away }) => away === nearest)
    .sort((a, b) => (index.bestField[a.term] ?? FIELDS) - (index.bestField[b.term] ?? FIELDS));
  const qualities = new Map(best.map(({ term, apart }) => [term, QUALITY.misspelt - DISTANCE_COST * apart]));
  return new Map([...qualities].slice(0, MAX_NEAR));
}

/**
 * Among other words, a name that few pages have may be a slip of a word that many have: `mach` is a method, and `does not mach` is not about it.
 * @returns the term of that word; undefined where the key is common itself or is no slip
 */
function commonWordOf(index: SearchIndex, key: string, own: number): number | undefined {
  const often = (index.frequency[own] ?? 0) + MORE_COMMON;
  if (index.bestField[own] !== FIELD.title || !/^\p{L}{4,6}$/u.test(key)) return undefined;
  const { forms, terms } = index.dictionary;
  const at = forms.findIndex(
    (form, i) => (index.frequency[terms[i] ?? 0] ?? 0) >= often && isLeftOut(key, form),
  );
  return terms[at];
}

/** Whether a letter is left out, not at the end: what a word begins is the business of the last word alone. */
function isLeftOut(key: string, form: string): boolean {
  return (
    form.length === key.length + 1 &&
    form.startsWith(key.charAt(0)) &&
    !form.startsWith(key) &&
    distance(key, form, 1) <= 1
  );
}
