/** Cuts the alphabet into ranges, so that each file of words has about the same size. */

/** Postings in one range: half a kilobyte on the line. Smaller ranges bring less that nobody asked for, and more requests. */
const RANGE_POSTINGS = 300;

/**
 * @param words forms with the number of their postings
 * @returns the first form of each range, sorted; the first one is empty, so that every form falls into a range
 */
export function cutRanges(words: readonly { readonly form: string; readonly size: number }[]): string[] {
  const sorted = [...words].sort((a, b) => (a.form < b.form ? -1 : 1));
  const starts = [''];
  let size = 0;
  for (const word of sorted) {
    // A word that nobody may leave out of a range by itself opens one.
    if (size > 0 && size + word.size > RANGE_POSTINGS) {
      starts.push(word.form);
      size = 0;
    }
    size += word.size + 1;
  }
  return starts;
}
