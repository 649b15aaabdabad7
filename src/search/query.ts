/**
 * What the reader typed, as slots: one per word, one more for an identifier as a whole and for a phrase of the thesaurus. Each slot
 * says how much it counts and what it may mean; the plan says which ranges of words the index needs to answer.
 */
import { kindsOf } from './best-place';
import { candidatesOf, headTerm, rangeOfKey, termOf, type Candidates } from './candidates';
import { alternativesOf, meaningsOf, phrasesIn, unique, type Alternative } from './concepts';
import { cutQuery } from './cut-query';
import { correctLayout } from './correct-layout';
import { isHan } from './han';
import { FIELD } from './index/format';
import type { SearchIndex } from './index/search-index';
import { withinBudget } from './range-budget';
import { readLogLine } from './read-log-line';
import { isStopWord } from './tokens';
import { splitWords, type Word } from './words';

export interface Slot {
  readonly key: string;
  /** Share of the slot in the ranking: words that say nothing and parts of a known identifier count little. */
  readonly weight: number;
  /** A joined form of other slots, or a word that says nothing: it helps where it is found and is not missed elsewhere. */
  readonly isOptional: boolean;
  /** Keys of slots that are not missed where this one is found. */
  readonly standsFor: readonly string[];
  /** What it may mean, best first. */
  readonly alternatives: readonly Alternative[];
  /** Whether the word is in the index as it stands or as a beginning. */
  readonly isCertain: boolean;
}

export interface Plan {
  readonly slots: readonly Slot[];
  /** The ranges of words that the answer needs. */
  readonly ranges: ReadonlySet<number>;
  /** The text in the layout and script in which it was understood. */
  readonly text: string;
  /** The last word where it may still grow under the reader's fingers, or empty. */
  readonly unfinished: string;
}

/** Fitted on the development sets (docs-dev/decisions/10-search-ranking.md). */
const WEIGHTS = {
  stopWord: 0.1,
  verb: 0.5,
  common: 0.4,
  part: 0.35,
  pair: 0.3,
  phrase: 1.2,
  inPhrase: 0.4,
  askedKind: 1.6,
};

/** A pasted body is longer: its beginning says what it is, and the reader does not wait for the rest. */
const MAX_LETTERS = 2000;
const MAX_WORDS = 16;
/** Meanings of one slot: more of them cost the line more than they find. */
const MAX_ALTERNATIVES = 6;

/**
 * @param index the head, and the ranges that are here
 * @param typed what was typed
 * @returns the slots in order, none where nothing can be looked for; and the ranges, of which some may be missing still
 */
export function planQuery(index: SearchIndex, typed: string): Plan {
  const ranges = new Set<number>();
  const lookFor = (key: string, isUnfinished: boolean): Candidates => {
    if (headTerm(index, key) === undefined) ranges.add(rangeOfKey(index, key));
    return candidatesOf(index, key, isUnfinished);
  };
  const isKnown = (key: string) => {
    if (headTerm(index, key) === undefined) ranges.add(rangeOfKey(index, key));
    return termOf(index, key) !== undefined;
  };
  const line = readLogLine(typed.slice(0, MAX_LETTERS));
  const text = correctLayout(index, line);
  for (const { key } of splitWords(cutQuery(index, line)).slice(0, MAX_WORDS)) isKnown(key);
  const cut = cutQuery(index, text);
  const words = splitWords(cut)
    .flatMap((word) =>
      isHyphenated(cut, word) && knownKey(word, isKnown) === undefined ? apart(word) : [word],
    )
    .slice(0, MAX_WORDS);
  const unfinished = /[\p{L}\p{N}]$/u.test(typed) ? words.at(-1) : undefined;
  const isMinor = ({ key }: Word) => isStopWord(key) || index.minor.asking.has(key);
  const keepsAll = words.length === 1 || words.every(isMinor);
  const single = words.flatMap((word) =>
    slotsOf(index, word, word === unfinished, !keepsAll && isMinor(word), words.length > 1, isKnown, lookFor),
  );
  const joined = pairsOf(index, words, isKnown, lookFor);
  const content = words.filter((word) => keepsAll || !isMinor(word));
  const phrases = [words, content].flatMap((list, i) =>
    i === 1 && content.length === words.length ? [] : phraseSlots(index, list, lookFor),
  );
  // Groups of a known number are no numbers of their own.
  const numbers = joined.filter(({ isOptional }) => !isOptional);
  const inPhrase = new Set([...phrases, ...numbers].flatMap(({ standsFor }) => standsFor));
  const all = [
    ...single.map((slot) =>
      inPhrase.has(slot.key) ? { ...slot, weight: slot.weight * WEIGHTS.inPhrase } : slot,
    ),
    ...joined,
    ...distinct(phrases),
  ];
  const meant = text === line ? typed : text;
  return {
    ...withinBudget(index, all, ranges),
    text: meant,
    unfinished: unfinished?.parts.at(-1)?.key ?? unfinished?.key ?? '',
  };
}

/** Whether nothing but hyphens joins the words of which one is made: `maker-checker`, and not `card_token` or `SHA-256`. */
function isHyphenated(text: string, { start, end }: Word): boolean {
  return /^\p{L}+(?:[-‑]\p{L}+)+$/u.test(text.slice(start, end));
}

/** What nobody writes as one word is a phrase. */
function apart({ parts }: Word): Word[] {
  return parts.map((part) => ({ ...part, parts: [], runs: [] }));
}

type IsKnown = (key: string) => boolean;
type LookFor = (key: string, isUnfinished: boolean) => Candidates;

/** Under which of its keys the index knows a word as a whole. */
function knownKey({ key, runs }: Word, isKnown: IsKnown): string | undefined {
  return [key, ...runs].find(isKnown);
}

function slotsOf(
  index: SearchIndex,
  word: Word,
  isUnfinished: boolean,
  isMinor: boolean,
  hasOthers: boolean,
  isKnown: IsKnown,
  lookFor: LookFor,
): Slot[] {
  const { key, parts } = word;
  const asked = isMinor ? kindSlots(index, key) : [];
  if (parts.length === 0) {
    // One or two letters at the end are the beginning of the next word, and say little yet: of the pages that the other words
    // find, those lead whose title or address goes on so. A whole word of asking says nothing, and its postings are among the longest.
    const isShort = /^\p{L}{1,2}$/u.test(key) && !isHan(key);
    const isBarelyBegun = isUnfinished && hasOthers && isShort && !isTitled(index, key);
    if (isMinor && !isBarelyBegun) return asked;
    const candidates = lookFor(key, isUnfinished && !isBarelyBegun);
    const weight = hasOthers ? weightOf(index, key) : 1;
    return [slotOf(index, key, isBarelyBegun ? WEIGHTS.stopWord : weight, isBarelyBegun, [], candidates)];
  }
  // With an apostrophe: `can't`.
  if (isMinor) return asked;
  const known = knownKey(word, isKnown);
  const standsFor = parts.map((part) => part.key);
  const whole = slotOf(
    index,
    known ?? key,
    1,
    known === undefined,
    standsFor,
    lookFor(known ?? key, isUnfinished),
  );
  // Letters alone can be a misspelt identifier: then its parts are no more needed than those of a right one.
  const isFound = known !== undefined || whole.alternatives.length > 0;
  const weight = isFound ? WEIGHTS.part : 1;
  const pieces = parts.map((part, i) => {
    const isSmall = isStopWord(part.key);
    // The whole grows too: `callback_to` is on its way to `callback_token`, and `to` need not begin other words.
    const grows = isUnfinished && known === undefined && !isSmall && i === parts.length - 1;
    return slotOf(
      index,
      part.key,
      isSmall ? weight * WEIGHTS.stopWord : weight,
      isSmall,
      [],
      lookFor(part.key, grows),
    );
  });
  return [whole, ...pieces];
}

/** A word of asking says nothing of the subject, but may ask for a kind of section: what does not happen is looked for among what goes wrong. */
function kindSlots(index: SearchIndex, key: string): Slot[] {
  const nothing: Candidates = { terms: new Map(), isCertain: true };
  return kindsOf(index, key).length === 0 ? [] : [slotOf(index, key, WEIGHTS.askedKind, true, [], nothing)];
}

/** How much a word says beside others. */
function weightOf({ minor }: SearchIndex, key: string): number {
  if (minor.verbs.has(key)) return WEIGHTS.verb;
  return minor.common.has(key) ? WEIGHTS.common : 1;
}

/** Whether a word stands in a title or among keywords. */
function isTitled(index: SearchIndex, key: string): boolean {
  return (index.prominence[headTerm(index, key) ?? -1] ?? FIELD.text) <= FIELD.keywords;
}

function slotOf(
  index: SearchIndex,
  key: string,
  weight: number,
  isOptional: boolean,
  standsFor: readonly string[],
  candidates: Candidates,
): Slot {
  const alternatives = alternativesOf(index, candidates).slice(
    0,
    Math.max(MAX_ALTERNATIVES, candidates.terms.size),
  );
  return { key, weight, isOptional, standsFor, alternatives, isCertain: candidates.isCertain };
}

/** Two words that the index knows as one: `white list` in pages that write `whitelist`; groups of digits: `5555 5555 5555 4444`. */
function pairsOf(index: SearchIndex, words: readonly Word[], isKnown: IsKnown, lookFor: LookFor): Slot[] {
  const pairs = words.slice(1).map(({ key }, i) => [words[i]?.key ?? '', key]);
  const isDigits = ({ key }: Word) => /^\p{N}{2,6}$/u.test(key);
  const digits = words.filter(isDigits).map(({ key }) => key);
  const groups = digits.length > 2 ? [digits] : [];
  // Each pair would ask for a range of its own, and nearly all of them for nothing.
  const known = pairs.filter((pair) => headTerm(index, pair.join('')) !== undefined);
  return [...known, ...groups.filter((group) => isKnown(group.join('')))].map((standsFor) => {
    const key = standsFor.join('');
    const isNumber = standsFor === digits;
    return slotOf(index, key, isNumber ? 1 : WEIGHTS.pair, !isNumber, standsFor, lookFor(key, false));
  });
}

/** Phrases of the thesaurus: what they mean counts, and the words of which they are made count less. */
function phraseSlots(index: SearchIndex, words: readonly Word[], lookFor: LookFor): Slot[] {
  const candidates = words.map(({ key }) => lookFor(key, false));
  return phrasesIn(index, candidates).map(({ start, end, concepts, phrase, quality }) => {
    const standsFor = words.slice(start, end).map(({ key }) => key);
    const meanings = concepts.flatMap((concept) => meaningsOf(index, concept, quality));
    return {
      key: standsFor.join(' '),
      weight: WEIGHTS.phrase,
      isOptional: false,
      standsFor,
      alternatives: unique([{ terms: phrase, quality }, ...meanings]).slice(0, MAX_ALTERNATIVES),
      isCertain: candidates.slice(start, end).every(({ isCertain }) => isCertain),
    };
  });
}

function distinct(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [slot.key, slot])).values()];
}
