/**
 * Lists of ascending numbers per term. They travel as differences and are kept as one typed array with offsets: no object
 * per term, nothing for the garbage collector to walk.
 */
import type { PackedPostings } from './format';

export interface Postings {
  /** Numbers of all terms, end to end. */
  readonly values: Uint32Array;
  /** Per term where its numbers begin; one more entry than there are terms. */
  readonly offsets: Uint32Array;
}

/**
 * @param lists per term its numbers, ascending, without repetitions
 * @returns the form that travels
 */
export function packPostings(lists: readonly (readonly number[])[]): PackedPostings {
  const deltas = lists.flatMap((list) => list.map((value, i) => value - (list[i - 1] ?? 0)));
  return { counts: lists.map((list) => list.length), deltas };
}

/** @returns the form that is searched */
export function unpackPostings({ counts, deltas }: PackedPostings): Postings {
  const values = new Uint32Array(deltas.length);
  const offsets = new Uint32Array(counts.length + 1);
  let position = 0;
  counts.forEach((count, term) => {
    let value = 0;
    for (const end = position + count; position < end; position += 1) {
      value += deltas[position] ?? 0;
      values[position] = value;
    }
    offsets[term + 1] = position;
  });
  return { values, offsets };
}

/** @returns the numbers of one term; empty for a term that these postings do not have */
export const postingsOf = ({ values, offsets }: Postings, term: number): Uint32Array =>
  values.subarray(offsets[term] ?? 0, offsets[term + 1] ?? 0);
