// lunr is not typed, and this file is compiled with the browser code and with the build code.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./lunr.d.ts" />
/**
 * What the index knows a text by: the keys of its words, each with its stem. lunr's own stemmers and stop words (English and
 * Russian) are used, as in the search plugin that builds the index. The build and the worker share this module: a query is
 * cut exactly as the pages were.
 */
import lunr from 'lunr';
import stemmerSupport from 'lunr-languages/lunr.stemmer.support';
import russian from 'lunr-languages/lunr.ru';
import functionWords from './function-words.json';
import { isNoise, splitWords } from './words';

// In the build the search plugin has done so already: the same lunr, which warns of a second registration.
if (!('ru' in lunr)) {
  stemmerSupport(lunr);
  russian(lunr);
}

/** Codes of three letters stay as they are: a stemmer turns ARS into AR and IDS into ID. */
const SHORTEST_STEMMED = 4;
/** A card is tokenized, an access token is not: to the stemmer both are `token`. */
const TOKENIZED = /^tokeni[sz]/;

/**
 * @param key a key of `splitWords`
 * @returns its stem; keys with a digit and short Latin ones are their own stem
 */
export function stem(key: string): string {
  if (/^[а-я]+$/.test(key)) return lunr.ru.stemmer(asToken(key));
  if (key.length < SHORTEST_STEMMED || !/^[a-z]+$/.test(key)) return key;
  if (TOKENIZED.test(key)) return 'tokeniz';
  // Twice, because once turns `statuses` into `status`, but `status` into `statu`.
  return lunr.stemmer(asToken(lunr.stemmer(asToken(key))));
}

function asToken(word: string) {
  return { update: (change: (text: string) => string) => change(word) };
}

/** @returns whether a word says next to nothing about what is looked for: `the`, `how`, `для` */
export const isStopWord = (key: string): boolean =>
  lunr.stopWordFilter(key) === undefined || lunr.ru.stopWordFilter(key) === undefined;

/** Words of Spanish and Portuguese that say nothing. lunr's lists would cost the worker ten kilobytes. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(functionWords);

/** @returns whether a word of a sentence holds it together: `de`, `cuando` */
export const isFunctionWord = (key: string): boolean => FUNCTION_WORDS.has(key);

/**
 * @param text a title, heading, list of keywords, or the text of a section
 * @returns every key under which the text is found, in order, with repetitions: wholes, parts and path endings
 */
export function keysOf(text: string): string[] {
  return splitWords(text).flatMap(({ key, parts, runs }) => {
    const wholes = isNoise(key) ? runs : [key, ...runs];
    return [...wholes, ...parts.map((part) => part.key)];
  });
}

/**
 * @param phrase a word or a phrase
 * @returns its words as one key: `money back` is `moneyback`, as the query finds it
 */
export function joinedKey(phrase: string): string {
  return splitWords(phrase)
    .map(({ key }) => key)
    .join('');
}
