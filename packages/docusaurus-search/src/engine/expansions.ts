/**
 * Other words for the same thing: from the terms of a query's words to phrases of the thesaurus, and from these to what the pages
 * say. Words are given with their candidates, so a phrase is found with errors in it like any other word.
 */
import type { Candidates } from './candidates';
import type { SynonymGroup, Phrase } from '../format/synonym-groups';
import type { SearchIndex } from '../format/search-index';

/** Something that a clause may mean: a phrase, all of whose terms must stand together. */
export interface Expansion {
  readonly terms: Phrase;
  readonly quality: number;
}

/** What the pages say for something counts less than the word itself. What others say for it is not looked for: it is no word of the pages. */
const SITE_QUALITY = 0.8;

/** A phrase of two words or more that stands in the query. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly synonyms: readonly SynonymGroup[];
  readonly phrase: Phrase;
  readonly quality: number;
}

/** @returns what a word may mean: its candidates, and what is said for them */
export function expansionsOf(index: SearchIndex, terms: Candidates): Expansion[] {
  const own = [...terms].map(([term, quality]) => ({ terms: [term], quality }));
  const synonyms = own.flatMap(({ terms: [term = 0], quality }) =>
    (index.phrasesFrom.get(term) ?? [])
      .filter(({ phrase }) => phrase.length === 1)
      .flatMap(({ group }) => meaningsOf(group, quality)),
  );
  return unique([...own, ...synonyms]);
}

/** @returns what the pages say for a group */
export const meaningsOf = ({ site }: SynonymGroup, quality: number): Expansion[] =>
  site.map((phrase) => ({ terms: phrase, quality: quality * SITE_QUALITY }));

/**
 * @param words per word of the query its candidates
 * @returns the phrases of two words or more in it
 */
export function phrasesIn(index: SearchIndex, words: readonly Candidates[]): FoundPhrase[] {
  const found = new Map<string, FoundPhrase>();
  words.forEach((word, start) => {
    for (const { phrase, group } of [...word.keys()].flatMap((first) => index.phrasesFrom.get(first) ?? [])) {
      const quality = Math.min(...phrase.map((term, i) => words[start + i]?.get(term) ?? 0));
      if (phrase.length < 2 || quality === 0) continue;
      const key = `${start}-${phrase.join('-')}`;
      const synonyms = [...(found.get(key)?.synonyms ?? []), group];
      found.set(key, { start, end: start + phrase.length, synonyms, phrase, quality });
    }
  });
  return [...found.values()];
}

/** Each meaning once, with its best quality, best first. */
export function unique(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<string, Expansion>();
  for (const expansion of expansions) {
    const key = expansion.terms.join();
    if (expansion.quality > (best.get(key)?.quality ?? 0)) best.set(key, expansion);
  }
  return [...best.values()].sort((a, b) => b.quality - a.quality);
}
