/**
 * Where the shards of words begin: with a form of the dictionary, or right after one, so that most starts travel as numbers, in a seventh of the
 * bytes that the words would take once more.
 */
import { decodeWords, encodeWords } from './front-coding';
import { decodeColumn, encodeColumn } from './number-column';
import type { PackedShardStarts } from './format';

/** Behind a form: all longer words and all later ones. No word has this character. */
export const AFTER = '\u0000';

/**
 * @param starts the start of each shard, sorted; the first one is empty
 * @param forms the dictionary, sorted
 * @returns the form that travels
 */
export function packShardStarts(starts: readonly string[], forms: readonly string[]): PackedShardStarts {
  const numberOf = new Map(forms.flatMap((form, i) => [[form, 2 * i] as const, [form + AFTER, 2 * i + 1]]));
  const others = starts.slice(1);
  const numbers = others.flatMap((start) => numberOf.get(start) ?? []);
  return {
    forms: encodeColumn(numbers.map((number, i) => number - (numbers[i - 1] ?? 0))),
    words: encodeWords(others.filter((start) => !numberOf.has(start))),
  };
}

/**
 * @param packed the result of `packShardStarts`
 * @param forms the same dictionary
 * @returns the start of each shard
 */
export function unpackShardStarts(packed: PackedShardStarts, forms: readonly string[]): string[] {
  let number = 0;
  const starts = Array.from(decodeColumn(packed.forms), (step) => {
    number += step;
    return (forms[number >> 1] ?? '') + (number % 2 === 1 ? AFTER : '');
  });
  return ['', ...starts, ...decodeWords(packed.words)].sort();
}
