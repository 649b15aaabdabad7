/**
 * The ladder from a word to terms of the index: the word itself and its inflections, words that it begins, and only where none of
 * these exists, words that it may misspell. Each term comes with a quality between 0 and 1. Other words for the same thing are the
 * thesaurus' (concepts.ts).
 */
import { allowedDistance, bitCount, distance, letterMask, withoutDoubles } from './fuzzy';
import { isHan } from './han';
import { lowerBound, rangeOf, type Dictionary } from './index/dictionary';
import { FIELD, FIELDS, MOST_MASS } from './index/format';
import type { SearchIndex } from './index/search-index';
import { lemmasOf } from './inflections';
import { stem } from './tokens';

const QUALITY = {
  same: 1,
  inflected: 0.9,
  longestBeginning: 0.9,
  shortestBeginning: 0.4,
  misspelt: 0.8,
} as const;
/** Each edit costs this much. */
const DISTANCE_COST = 0.15;
/** Words that are this much farther than the nearest are no candidates. */
const NEARLY_AS_NEAR = 0.35;
/** Share of the quality of a begun word that does not depend on how much the site writes of it. */
const LIGHTEST = 0.7;
const MAX_BEGUN = 10;
const MAX_NEAR = 6;
/** From this length on, a first letter may be wrong together with another one. */
const LONG = 8;

export interface Candidates {
  /** Per term the quality of the match. */
  readonly terms: ReadonlyMap<number, number>;
  /** Whether the word is in the index as it stands or as a beginning; false for a guess and for nothing. */
  readonly isCertain: boolean;
}

/** @returns the term of a word in the head; undefined where only texts may have it */
export function headTerm(index: SearchIndex, key: string): number | undefined {
  return index.termOfForm.get(key) ?? index.termOfStem.get(stem(key));
}

/** @returns the term of a word, by its form or its stem; undefined where nothing that is here has it */
export function termOf(index: SearchIndex, key: string): number | undefined {
  const inHead = headTerm(index, key);
  if (inHead !== undefined) return inHead;
  return index.ranges.get(rangeOfKey(index, key))?.termOfStem.get(stem(key));
}

/**
 * @returns the range that a word which the head does not know would be in. Words that it begins, and those that it misspells from some
 * letter on, are mostly there too; another range for the others would be loaded for nothing nearly always
 */
export function rangeOfKey(index: SearchIndex, key: string): number {
  return rangeOf(index.rangeStarts, key);
}

/**
 * @param isUnfinished whether the word may still be growing under the reader's fingers
 * @returns the terms that match a word; none where nothing is near
 */
export function candidatesOf(index: SearchIndex, key: string, isUnfinished: boolean): Candidates {
  const terms = new Map<number, number>();
  const own = termOf(index, key);
  if (own !== undefined) terms.set(own, QUALITY.same);
  for (const term of inflected(index, key, own)) terms.set(term, QUALITY.inflected);
  if (isUnfinished) {
    begun(index, key, own !== undefined).forEach((quality, term) => {
      terms.set(term, Math.max(quality, terms.get(term) ?? 0));
    });
  }
  // A word of the thesaurus alone that the key begins or shares a stem with, such as one of another language, may be like it by chance.
  const isWritten = (term: number): boolean => (index.mass[term] ?? 0) > 0;
  if (index.termOfForm.has(key) || [...terms.keys()].some(isWritten)) return { terms, isCertain: true };
  return { terms: new Map([...near(index, key), ...terms]), isCertain: false };
}

/** Words of the thesaurus of which a word that it lacks may be an inflection. */
function inflected(index: SearchIndex, key: string, own: number | undefined): number[] {
  const isMeant = (term: number | undefined): term is number =>
    term !== undefined && index.termsOfOthers.has(term);
  return isMeant(own)
    ? []
    : lemmasOf(key)
        .map((lemma) => index.termOfForm.get(lemma))
        .filter(isMeant);
}

function dictionariesFor(index: SearchIndex, key: string): Dictionary[] {
  const range = index.ranges.get(rangeOfKey(index, key));
  return range === undefined ? [index.dictionary] : [index.dictionary, range.dictionary];
}

/**
 * Words that the key begins, the better the more of them is typed and the more the site writes of them. A number is complete: 20 does
 * not begin 203. A word that exists is probably complete too: then its longer words count half.
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
      const weighed = quality * (LIGHTEST + (1 - LIGHTEST) * ((index.mass[term] ?? 0) / MOST_MASS));
      if (weighed > (found.get(term) ?? 0)) found.set(term, weighed);
    }
  }
  const best = [...found].sort(([, a], [, b]) => b - a).slice(0, MAX_BEGUN);
  return new Map(best.map(([term, quality]) => [term, isWord ? quality / 2 : quality]));
}

/** The nearest words: all at about the smallest distance that occurs, within what the length of the key allows. */
function near(index: SearchIndex, key: string): Map<number, number> {
  if (SHORT.test(key)) return nearShort(index, key);
  const undoubled = withoutDoubles(key);
  const limit = Math.min(allowedDistance(key), allowedDistance(undoubled));
  const mask = letterMask(key);
  let nearest: number = limit;
  const found: { term: number; apart: number }[] = [];
  if (allowedDistance(key) === 0) return new Map();
  for (const { forms, terms, undoubled: targets, masks } of dictionariesFor(index, key)) {
    for (let i = 0; i < forms.length; i += 1) {
      if (bitCount(mask ^ (masks[i] ?? 0)) > 4) continue;
      const target = targets[i] ?? '';
      const apart = distance(undoubled, target, limit);
      if (apart > Math.min(limit, nearest + NEARLY_AS_NEAR)) continue;
      // A short word or a code is no one's misspelling, unless only a doubled letter differs.
      if (apart > 0 && allowedDistance(forms[i] ?? '') === 0 && !isSwap(undoubled, target)) continue;
      if (apart > 1.2 && undoubled.length < LONG && !target.startsWith(undoubled.charAt(0))) continue;
      nearest = Math.min(nearest, apart);
      found.push({ term: terms[i] ?? 0, apart });
    }
  }
  const best = found
    .filter(({ apart }) => apart <= nearest + NEARLY_AS_NEAR)
    .sort(
      (a, b) =>
        a.apart - b.apart || (index.prominence[a.term] ?? FIELDS) - (index.prominence[b.term] ?? FIELDS),
    );
  const terms = new Map<number, number>();
  for (const { term, apart } of best) {
    if (!terms.has(term) && terms.size < MAX_NEAR) terms.set(term, QUALITY.misspelt - DISTANCE_COST * apart);
  }
  return terms;
}

/** Words of four letters: another letter makes another word, but swapped or left out letters are slips in what pages are called by. */
const SHORT = /^\p{L}{4}$/u;

function nearShort(index: SearchIndex, key: string): Map<number, number> {
  const { forms, terms } = index.dictionary;
  const isProminent = (i: number) => (index.prominence[terms[i] ?? 0] ?? FIELDS) <= FIELD.keywords;
  const slips = [...forms.keys()].filter((i) => isProminent(i) && isSlip(key, forms[i] ?? ''));
  return new Map(slips.slice(0, MAX_NEAR).map((i) => [terms[i] ?? 0, QUALITY.misspelt - DISTANCE_COST]));
}

/** Whether neighbours are swapped, or a letter is left out; what a word begins is the business of the last word alone. */
function isSlip(key: string, form: string): boolean {
  if (!form.startsWith(key.slice(0, 1)) || form.startsWith(key)) return false;
  const isShorter = form.length === key.length + 1;
  return (isShorter || isSwap(key, form)) && distance(key, form, 1) <= 1;
}

/** Whether the words have the same letters, two neighbours of them swapped. */
function isSwap(a: string, b: string): boolean {
  return a.length === b.length && a.length >= 4 && [...a].sort().join('') === [...b].sort().join('');
}
