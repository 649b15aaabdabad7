/** Cuts the alphabet into ranges, so that each file of words has about the same size. */
import { AFTER } from '../../search/index/range-starts';

/** Postings in one range: half a kilobyte on the line. Smaller ranges bring less that nobody asked for, and more requests. */
const RANGE_POSTINGS = 220;
/**
 * The same where the head has none of the words, as among numbers: the start of the next range has to travel as a word there. So many are some
 * fifteen kilobytes on the line.
 */
const POSTINGS_OF_OWN_WORDS = 6000;

export interface SizedWord {
  readonly form: string;
  /** The number of its postings. */
  readonly size: number;
  /** Whether the head has it: to begin a range with it, or right after it, takes a number. */
  readonly isInHead: boolean;
}

/** @returns the start of each range, sorted; the first one is empty, so that every form falls into a range */
export function cutRanges(words: readonly SizedWord[]): string[] {
  const sorted = [...words].sort((a, b) => (a.form < b.form ? -1 : 1));
  const starts = [''];
  let size = 0;
  sorted.forEach((word, i) => {
    const before = sorted[i - 1];
    const start = !word.isInHead && before?.isInHead ? before.form + AFTER : word.form;
    const isNumber = word.isInHead || start !== word.form;
    if (size > 0 && size + word.size > (isNumber ? RANGE_POSTINGS : POSTINGS_OF_OWN_WORDS)) {
      starts.push(start);
      size = 0;
    }
    size += word.size + 1;
  });
  return starts;
}
