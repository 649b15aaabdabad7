/** The words of titles, found once: every query asks for those of most pages. */
import { cutQuery } from './cut-query';
import type { PageEntry, SearchIndex } from './index/search-index';
import { splitWords } from './words';

const wordsOfTitles = new WeakMap<SearchIndex, Map<string, string[]>>();

/** @returns the keys of a title: wholes and their parts, or the pieces alone */
export function wordsOf(index: SearchIndex, text: string, which: 'all' | 'pieces' = 'all'): string[] {
  const known = wordsOfTitles.get(index) ?? new Map<string, string[]>();
  wordsOfTitles.set(index, known);
  const name = `${which} ${text}`;
  const found =
    known.get(name) ??
    splitWords(cutQuery(index, text)).flatMap(({ key, parts }) => {
      const pieces = parts.map((part) => part.key);
      return which === 'all' || pieces.length === 0 ? [key, ...pieces] : pieces;
    });
  known.set(name, found);
  return found;
}

/** @returns whether the title or the last part of the address has a word that begins so */
export function begins(index: SearchIndex, { t, u }: PageEntry, unfinished: string): boolean {
  return wordsOf(index, `${t} ${u.split('/').filter(Boolean).at(-1) ?? ''}`).some((word) =>
    word.startsWith(unfinished),
  );
}
