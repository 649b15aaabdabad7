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
  /** The title as a query is compared with it: in lower case, without marks. */
  readonly folded: string;
}

const wordsOfTitles = new WeakMap<SearchIndex, (TitleWords | undefined)[]>();

/** @returns the words of the title of a page */
export function titleWords(index: SearchIndex, page: number): TitleWords {
  const known = wordsOfTitles.get(index) ?? [];
  wordsOfTitles.set(index, known);
  return (known[page] ??= cutTitle(index, page));
}

function cutTitle(index: SearchIndex, page: number): TitleWords {
  const { t = '', u = '' } = index.pages[page] ?? {};
  const cut = (text: string) => splitWords(cutQuery(index, text));
  const words = cut(t);
  const content = words.filter(({ key }) => !isStopWord(key));
  const telling = content.length > 0 ? content : words;
  const all = cut(`${t} ${u.split('/').filter(Boolean).at(-1) ?? ''}`);
  return {
    folded: fold(t),
    pieces: telling.reduce((total, { parts }) => total + Math.max(1, parts.length), 0),
    all: all.flatMap(({ key, parts }) => [key, ...parts.map((part) => part.key)]),
  };
}
