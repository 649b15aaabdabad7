/** The words of titles, found once: every query asks for those of most pages. */
import { cutQuery } from './cut-query';
import type { SearchIndex } from '../format/search-index';
import { isStopWord } from './tokens';
import { fold, splitWords } from './words';

interface TitleWords {
  /** Words of the title, a joined one as its parts. */
  readonly pieces: number;
  /** Words of the title and of the last part of the address: wholes and their parts. */
  readonly all: readonly string[];
  /** The title as a query is compared with it. */
  readonly folded: string;
}

const wordsOfTitles = new WeakMap<SearchIndex, (TitleWords | undefined)[]>();

/** @returns the number of words in the title of a page */
export const piecesInTitle = (index: SearchIndex, page: number): number => wordsOf(index, page).pieces;

/** @returns the title in lower case, without marks */
export const foldedTitle = (index: SearchIndex, page: number): string => wordsOf(index, page).folded;

/** @returns whether the title or the last part of the address has a word that begins so */
export const goesOn = (index: SearchIndex, page: number, unfinished: string): boolean =>
  wordsOf(index, page).all.some((word) => word.startsWith(unfinished));

function wordsOf(index: SearchIndex, page: number): TitleWords {
  let known = wordsOfTitles.get(index);
  if (known === undefined) {
    known = [];
    wordsOfTitles.set(index, known);
  }
  return (known[page] ??= cutTitle(index, page));
}

function cutTitle(index: SearchIndex, page: number): TitleWords {
  const { t = '', u = '' } = index.pages[page] ?? {};
  const cut = (text: string) => splitWords(cutQuery(index, text));
  const words = cut(t);
  const content = words.filter(({ key }) => !isStopWord(key));
  return {
    folded: fold(t),
    pieces: (content.length > 0 ? content : words).reduce(
      (total, { parts }) => total + Math.max(1, parts.length),
      0,
    ),
    all: cut(`${t} ${u.split('/').filter(Boolean).at(-1) ?? ''}`).flatMap(({ key, parts }) => [
      key,
      ...parts.map((part) => part.key),
    ]),
  };
}
