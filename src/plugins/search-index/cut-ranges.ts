/** Cuts the alphabet into ranges, so that each file of words has about the same size. */
import { AFTER } from '../../search/index/range-starts';

/**
 * Postings in one range, where words that may begin one are near enough: half a kilobyte on the line. Smaller ranges bring less that nobody
 * asked for, and more requests.
 */
const RANGE_POSTINGS = 220;

export interface SizedWord {
  readonly form: string;
  /** The number of its postings. */
  readonly size: number;
  /** Whether the head has it: a range begins with such a word, or after it. */
  readonly isInHead: boolean;
}

/** @returns the start of each range, sorted; the first one is empty, so that every form falls into a range */
export function cutRanges(words: readonly SizedWord[]): string[] {
  const sorted = [...words].sort((a, b) => (a.form < b.form ? -1 : 1));
  const starts = [''];
  let size = 0;
  sorted.forEach((word, i) => {
    const before = sorted[i - 1];
    const start = word.isInHead ? word.form : before?.isInHead ? before.form + AFTER : undefined;
    if (start !== undefined && size > 0 && size + word.size > RANGE_POSTINGS) {
      starts.push(start);
      size = 0;
    }
    size += word.size + 1;
  });
  return starts;
}
