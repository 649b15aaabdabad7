/** How far two words are apart. A swap of neighbours counts as one edit: `chargbeack` is a misspelling that readers make. */
import { FUZZY_DISTANCE } from './settings';

/** Letters that a word must have to be misspelt: below it every edit gives another word. */
const SHORTEST_MISSPELT = 5;

/** @returns the letters in which a word may differ: none for codes and for words of up to four letters, else the limit */
export const allowedDistance = (word: string): number =>
  word.length < SHORTEST_MISSPELT || /[^\p{L}]/u.test(word) ? 0 : FUZZY_DISTANCE;

/** @returns one bit for each letter of the word (modulo 32): words with many different bits cannot be near */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

/** @returns the number of bits set */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** @returns the least distance from a word to one with these letters: each of its letters that the other lacks is an edit */
export function leastDistance(word: string, mask: number): number {
  let lacking = 0;
  for (let i = 0; i < word.length; i += 1) lacking += (mask >>> (word.charCodeAt(i) & 31)) & 1 ? 0 : 1;
  return lacking;
}

/**
 * Optimal string alignment distance: insertions, deletions, substitutions, swaps of neighbours.
 * @param limit the largest number of edits of interest
 * @returns the distance, or limit + 1 where it is larger
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforePrevious, j - 2) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(at(previous, b.length), limit + 1);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
