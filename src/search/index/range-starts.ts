/**
 * Where the ranges of words begin: with a form of the dictionary, or right after one. So a start travels as a number, in a seventh of the
 * bytes that words would take once more.
 */
import { decodeColumn, encodeColumn } from './number-column';
import type { NumberColumn } from './format';

/** Behind a form: all longer words and all later ones. No word has this character. */
export const AFTER = '\u0000';

/**
 * @param starts the start of each range, sorted; the first one is empty
 * @param forms the dictionary, sorted
 * @returns the form that travels
 * @throws Error where a range begins elsewhere
 */
export function packRangeStarts(starts: readonly string[], forms: readonly string[]): NumberColumn {
  const numbers = new Map(forms.flatMap((form, i) => [[form, 2 * i] as const, [form + AFTER, 2 * i + 1]]));
  let before = 0;
  const steps = starts.slice(1).map((start) => {
    const number = numbers.get(start);
    if (number === undefined)
      throw new Error(`A range of words begins with "${start}", which is not in the dictionary.`);
    const step = number - before;
    before = number;
    return step;
  });
  return encodeColumn(steps);
}

/**
 * @param packed the result of `packRangeStarts`
 * @param forms the same dictionary
 * @returns the start of each range
 */
export function unpackRangeStarts(packed: NumberColumn, forms: readonly string[]): string[] {
  let number = 0;
  const starts = Array.from(decodeColumn(packed), (step) => {
    number += step;
    return (forms[number >> 1] ?? '') + (number % 2 === 1 ? AFTER : '');
  });
  return ['', ...starts];
}
