/** Queries that ask for a code: `UAH`, `980`, `US-DC`, `error 203`. */
import { manifestTerm } from './candidates';
import { FIELD } from '../format/format';
import type { SearchIndex } from '../format/search-index';

const CAPITALS = /^[A-Z]{2,3}$/;
const CODE = /^(\p{N}+|[a-z]{2,4}|[a-z]{2}-[a-z\d]{1,3})$/u;
const NUMBER = /^\p{N}+$/u;
/** Digits that nobody types by the way: `208 not found` asks for 208. */
const LONG_NUMBER = /^\p{N}{3,}$/u;
/** `error 203` asks for the same as `203`. */
const NOUN_OF_CODE =
  /^(error|code|status|reason|http|ошибк.|код.?|статус.?|причин.|erro|codigo|estado|motivo)$/;

/** @returns whether a query is typed as a code: `IN` is India and `TOP` a currency, though they are words, too */
export const isInCapitals = (text: string): boolean => CAPITALS.test(text.trim());

/**
 * @param text the query
 * @param keys of its words
 * @returns whether it asks for a code and for nothing else
 */
export function codesAsked(index: SearchIndex, text: string, keys: readonly string[]): boolean {
  const codes = keys.filter((key) => isInCapitals(text) || isCode(index, key));
  const hasNumber = codes.some((key) => NUMBER.test(key));
  return (
    codes.length > 0 &&
    (codes.some((key) => LONG_NUMBER.test(key)) ||
      keys.every((key) => codes.includes(key) || (hasNumber && NOUN_OF_CODE.test(key))))
  );
}

/** Digits or a few letters, unless a page is named so: Pix is a name. */
const isCode = (index: SearchIndex, key: string): boolean =>
  CODE.test(key) && index.bestField[manifestTerm(index, key) ?? -1] !== FIELD.title;
