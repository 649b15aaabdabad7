/** Cuts the alphabet into shards, so that each file of words has about the same size. */
import { AFTER } from '../format/shard-starts';

/** Postings in one shard: half a kilobyte on the line. Smaller shards bring less that nobody asked for, and more requests. */
const SHARD_POSTINGS = 220;
/**
 * The same where the manifest has none of the words, as among numbers: the start of the next shard has to travel as a word there. So many are some
 * fifteen kilobytes on the line.
 */
const POSTINGS_OF_OWN_WORDS = 6000;

export interface SizedWord {
  readonly form: string;
  /** The number of its postings. */
  readonly size: number;
  /** Whether the manifest has it: to begin a shard with it, or right after it, takes a number. */
  readonly isInManifest: boolean;
}

/** @returns the start of each shard, sorted; the first one is empty, so that every form falls into a shard */
export function cutShards(words: readonly SizedWord[]): string[] {
  const sorted = [...words].sort((a, b) => (a.form < b.form ? -1 : 1));
  const starts = [''];
  let size = 0;
  sorted.forEach((word, i) => {
    const before = sorted[i - 1];
    const start = !word.isInManifest && before?.isInManifest ? before.form + AFTER : word.form;
    const isNumber = word.isInManifest || start !== word.form;
    if (size > 0 && size + word.size > (isNumber ? SHARD_POSTINGS : POSTINGS_OF_OWN_WORDS)) {
      starts.push(start);
      size = 0;
    }
    size += word.size + 1;
  });
  return starts;
}
