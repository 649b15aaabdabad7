/**
 * What the reader typed, as slots: one per word, one more for an identifier as a whole. Each slot says how much it counts and
 * whether it may still be growing under the reader's fingers.
 */
import { isStopWord } from './tokens';
import { splitWords, type Word } from './words';

export interface Slot {
  readonly key: string;
  /** Share of the slot in the ranking: words that say nothing and parts of a known identifier count little. */
  readonly weight: number;
  /** The last word of the query, without a space after it: also a beginning. */
  readonly isUnfinished: boolean;
  /** A joined form of other slots, or a word that says nothing: it helps where it is found and is not missed elsewhere. */
  readonly isOptional: boolean;
  /** Keys of slots that are not missed where this one is found. */
  readonly standsFor: readonly string[];
}

const STOP_WORD_WEIGHT = 0.1;
const PART_WEIGHT = 0.35;
const PAIR_WEIGHT = 0.3;
const MAX_WORDS = 16;

/**
 * @param text what was typed
 * @param isKnown whether the index has a key, as a form or by its stem
 * @returns the slots in order; empty where nothing can be looked for
 */
export function parseQuery(text: string, isKnown: (key: string) => boolean): Slot[] {
  const words = splitWords(text).slice(0, MAX_WORDS);
  const unfinished = /[\p{L}\p{N}]$/u.test(text) ? words.at(-1) : undefined;
  const isOnlyStopWords = words.every(({ key }) => isStopWord(key)) || words.length === 1;
  const single = words.flatMap((word) => slotsOf(word, word === unfinished, isOnlyStopWords, isKnown));
  return [...single, ...pairsOf(words, isKnown)];
}

function slotsOf(
  word: Word,
  isUnfinished: boolean,
  keepWeight: boolean,
  isKnown: (key: string) => boolean,
): Slot[] {
  const { key, parts, runs } = word;
  if (parts.length === 0) {
    // One letter at the end is the beginning of the next word, and says little yet.
    const isMinor = !keepWeight && (isStopWord(key) || (isUnfinished && /^\p{L}$/u.test(key)));
    return [
      { key, weight: isMinor ? STOP_WORD_WEIGHT : 1, isUnfinished, isOptional: isMinor, standsFor: [] },
    ];
  }
  const wholes = [key, ...runs];
  const known = wholes.find(isKnown);
  const standsFor = parts.map((part) => part.key);
  const whole = { key: known ?? key, weight: 1, isUnfinished, isOptional: known === undefined, standsFor };
  const weight = known === undefined ? 1 : PART_WEIGHT;
  const pieces = parts.map((part, i) => {
    const isMinor = isStopWord(part.key);
    return {
      key: part.key,
      weight: isMinor ? weight * STOP_WORD_WEIGHT : weight,
      // The whole grows too: `callback_to` is on its way to `callback_token`, and `to` need not begin other words.
      isUnfinished: isUnfinished && known === undefined && !isMinor && i === parts.length - 1,
      isOptional: isMinor,
      standsFor: [],
    };
  });
  return [whole, ...pieces];
}

/** Two words that the index knows as one: `white list` in pages that write `whitelist`. */
function pairsOf(words: readonly Word[], isKnown: (key: string) => boolean): Slot[] {
  const pairs = words.slice(1).map(({ key }, i) => [words[i]?.key ?? '', key] as const);
  return pairs
    .map((standsFor) => ({
      key: standsFor.join(''),
      weight: PAIR_WEIGHT,
      isUnfinished: false,
      isOptional: true,
      standsFor,
    }))
    .filter(({ key }) => isKnown(key));
}
