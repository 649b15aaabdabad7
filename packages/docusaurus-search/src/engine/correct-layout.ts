/**
 * In: what was typed. Out: the same, with words that the index does not know put into the other keyboard layout, where it knows the result.
 */
import { termOf } from './candidates';
import { lowerBound } from '../format/dictionary';
import type { SearchIndex } from '../format/search-index';
import { inOtherLayout } from './keyboard';
import { splitWords } from './words';

/** Letters from which on the beginning of a word counts as the word, in the other layout. */
const SHORTEST_BEGINNING = 4;
/** @returns the text as it was meant */
export function correctLayout(index: SearchIndex, text: string): string {
  return text.replace(/\S+/g, (token, start: number) => {
    const isLast = start + token.length === text.length;
    const isMeant = (word: string) => isKnown(index, word) || (isLast && begins(index, word));
    const other = isMeant(token) ? undefined : inOtherLayout(token);
    return other !== undefined && isMeant(other) ? other : token;
  });
}

function isKnown(index: SearchIndex, token: string): boolean {
  const words = splitWords(token);
  return words.length > 0 && words.every(({ key, parts }) => isWord(index, key) || parts.length > 0);
}

const isWord = (index: SearchIndex, key: string): boolean =>
  !/\p{L}/u.test(key) || termOf(index, key) !== undefined;

function begins(index: SearchIndex, token: string): boolean {
  const [word] = splitWords(token);
  if (word === undefined || word.key.length < SHORTEST_BEGINNING) return false;
  const { forms } = index.dictionary;
  return forms[lowerBound(forms, word.key)]?.startsWith(word.key) ?? false;
}
