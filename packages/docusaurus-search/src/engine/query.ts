/**
 * What the reader typed, as clauses: one per word, one more for an identifier as a whole and for a phrase of the thesaurus; and the shards of
 * words that the index needs to answer. Nothing is loaded here and nothing remembered: the same index and text give the same plan.
 */
import { candidatesOf, manifestTerm, shardOfKey, termOf } from './candidates';
import type { Clause, Plan } from './clause';
import { isInCapitals } from './codes';
import { correctLayout } from './correct-layout';
import { cutQuery } from './cut-query';
import { expansionsOf, meaningsOf, phrasesIn, unique } from './expansions';
import { joinedWords } from './joined-words';
import { shardOfTerm, type SearchIndex } from '../format/search-index';
import { isFunctionWord, isStopWord } from './tokens';
import { splitWords, type Word } from './words';

/** Shares of clauses that are no whole word of their own. */
const SHARE = {
  stopWord: 0.1,
  /** Of an identifier that is known as a whole. */
  part: 0.35,
  phrase: 1.2,
  inPhrase: 0.4,
};

/** A pasted body is longer: its beginning says what it is, and the reader does not wait for the rest. */
const MAX_LETTERS = 2000;
const MAX_WORDS = 16;
/** Words from which on `de` and `la` say nothing: beside fewer they may be codes. */
const SHORTEST_SENTENCE = 5;
/** Meanings of one clause: more of them cost the line more than they find. */
const MAX_EXPANSIONS = 6;

/**
 * @param index the manifest, and the shards that are here
 * @param typed what was typed
 * @returns the clauses in order, none where nothing can be looked for; and the shards, of which some may be missing still
 */
export function planQuery(index: SearchIndex, typed: string): Plan {
  const asTyped = typed.slice(0, MAX_LETTERS);
  const text = correctLayout(index, asTyped);
  const cut = cutQuery(index, text);
  const asSplit = splitWords(cut).slice(0, MAX_WORDS);
  const words = asSplit.flatMap((word) => joinedWords(index, word)).slice(0, MAX_WORDS);
  const isCode = isInCapitals(typed) && words.every(({ key }) => termOf(index, key) !== undefined);
  const isGrowing = /[\p{L}\p{N}]$/u.test(typed) && !isCode;
  const unfinished = isGrowing ? words.at(-1) : undefined;
  const isAlone = words.length === 1;
  const isSentence = words.length >= SHORTEST_SENTENCE && words.some(({ key }) => !isFunctionWord(key));
  const keepsAll = isAlone || words.every(({ key }) => isStopWord(key));
  // A whole stop word says nothing, and its postings are among the longest.
  const single = words
    .filter(({ key }) => keepsAll || !(isStopWord(key) || (isSentence && isFunctionWord(key))))
    .flatMap((word) =>
      word.parts.length === 0
        ? clauseOf(index, { key: word.key }, word === unfinished, isAlone)
        : compoundClauses(index, word, word === unfinished),
    );
  // Groups of a known number are no numbers of their own.
  const numbers = numberClauses(index, words);
  const phrases = phraseClauses(index, words);
  const inPhrase = new Set([...phrases, ...numbers].flatMap(({ standsFor }) => standsFor));
  const clauses = [
    ...single.map((clause) =>
      inPhrase.has(clause.key) ? { ...clause, weight: clause.weight * SHARE.inPhrase } : clause,
    ),
    ...numbers,
    ...phrases,
  ];
  const typedWords = text === asTyped ? [] : splitWords(cutQuery(index, asTyped)).slice(0, MAX_WORDS);
  return {
    clauses,
    shards: new Set([
      ...shardsOfWords(index, [...asSplit, ...words, ...typedWords]),
      ...shardsOfClauses(index, clauses),
    ]),
    text: text === asTyped ? typed : text,
    unfinished: unfinished?.parts.at(-1)?.key ?? unfinished?.key ?? '',
  };
}

/** Shards that tell whether a word exists, of words that the manifest does not know. */
function shardsOfWords(index: SearchIndex, words: readonly Word[]): number[] {
  const digits = digitGroups(words);
  const keys = words.flatMap(({ key, parts, runs }) => [
    ...(parts.length > 0 && [key, ...runs].some((whole) => manifestTerm(index, whole) !== undefined)
      ? []
      : [key, ...runs]),
    ...parts.map((part) => part.key),
  ]);
  return [...keys, ...(digits.length > 2 ? [digits.join('')] : [])]
    .filter((key) => manifestTerm(index, key) === undefined)
    .map((key) => shardOfKey(index, key));
}

function shardsOfClauses(index: SearchIndex, clauses: readonly Clause[]): number[] {
  return clauses.flatMap(({ expansions }) =>
    expansions.flatMap(({ terms }) => terms.map((term) => shardOfTerm(index, term))),
  );
}

function clauseOf(
  index: SearchIndex,
  clause: Pick<Clause, 'key'> & Partial<Pick<Clause, 'weight' | 'isOptional' | 'standsFor'>>,
  isUnfinished = false,
  isAlone = true,
): Clause {
  const { key, weight = 1, isOptional = false, standsFor = [] } = clause;
  const candidates = candidatesOf(index, key, isUnfinished, isAlone);
  const most = Math.max(MAX_EXPANSIONS, candidates.size);
  const expansions = expansionsOf(index, candidates).slice(0, most);
  return { key, weight, isOptional, standsFor, expansions };
}

/** An identifier, as a whole and in its parts. */
function compoundClauses(index: SearchIndex, { key, parts, runs }: Word, isUnfinished: boolean): Clause[] {
  const known = [key, ...runs].find((one) => termOf(index, one) !== undefined);
  const whole = clauseOf(
    index,
    { key: known ?? key, isOptional: known === undefined, standsFor: parts.map((part) => part.key) },
    isUnfinished,
  );
  // Letters alone can be a misspelt identifier: then its parts are no more needed than those of a right one.
  const share = known !== undefined || whole.expansions.length > 0 ? SHARE.part : 1;
  const pieces = parts.map((part, i) => {
    const isSmall = isStopWord(part.key);
    // The whole grows too: `callback_to` is on its way to `callback_token`, and `to` need not begin other words.
    const grows = isUnfinished && known === undefined && !isSmall && i === parts.length - 1;
    const weight = isSmall ? share * SHARE.stopWord : share;
    return clauseOf(index, { key: part.key, weight, isOptional: isSmall }, grows);
  });
  return [whole, ...pieces];
}

const digitGroups = (words: readonly Word[]): string[] =>
  words.map(({ key }) => key).filter((key) => /^\p{N}{2,6}$/u.test(key));

/** Groups of digits that the index knows as one number: `5555 5555 5555 4444`. */
function numberClauses(index: SearchIndex, words: readonly Word[]): Clause[] {
  const standsFor = digitGroups(words);
  const key = standsFor.join('');
  return standsFor.length > 2 && termOf(index, key) !== undefined
    ? [clauseOf(index, { key, standsFor })]
    : [];
}

/** Phrases of the thesaurus: what they mean counts, and the words of which they are made count less. */
function phraseClauses(index: SearchIndex, words: readonly Word[]): Clause[] {
  const candidates = words.map(({ key }) => candidatesOf(index, key, false));
  return phrasesIn(index, candidates).map(({ start, end, synonyms, phrase, quality }) => {
    const standsFor = words.slice(start, end).map(({ key }) => key);
    const meanings = synonyms.flatMap((group) => meaningsOf(group, quality));
    return {
      key: standsFor.join(' '),
      weight: SHARE.phrase,
      isOptional: false,
      standsFor,
      expansions: unique([{ terms: phrase, quality }, ...meanings]).slice(0, MAX_EXPANSIONS),
    };
  });
}
