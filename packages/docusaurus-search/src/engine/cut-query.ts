/** Cuts the Chinese of a query by the words that the index knows: the cheapest way through the run, long words before short ones. */
import { spaceOut } from './han';
import type { SearchIndex } from '../format/search-index';

/** Characters of the longest word that is tried. */
const LONGEST_WORD = 8;
/** What a word costs; one of a single character is more often a part of another word. */
const WORD_COST = { known: 1, single: 1.5, unknown: 4 } as const;

/** @returns the text with blanks around each Chinese word; a run that the index does not know at all stays whole */
export const cutQuery = (index: SearchIndex, text: string): string =>
  spaceOut(text, (run) => cheapestWords(run, (word) => index.termOfForm.has(word)));

/**
 * @param run Chinese characters
 * @param isKnown whether the index has a word
 * @returns the words; unknown characters side by side are one word
 */
export function cheapestWords(run: string, isKnown: (word: string) => boolean): string[] {
  const characters = [...run];
  /** Per end of a word: the cost so far, where the word begins, and whether it is known. */
  const ways = [{ cost: 0, start: 0, known: true }];
  for (let end = 1; end <= characters.length; end += 1) {
    let best = { cost: (ways[end - 1]?.cost ?? 0) + WORD_COST.unknown, start: end - 1, known: false };
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      if (!isKnown(characters.slice(start, end).join(''))) continue;
      const cost = (ways[start]?.cost ?? 0) + (end - start === 1 ? WORD_COST.single : WORD_COST.known);
      if (cost < best.cost) best = { cost, start, known: true };
    }
    ways.push(best);
  }
  const words: { word: string; known: boolean }[] = [];
  for (let end = characters.length; end > 0;) {
    const { start, known } = ways[end] ?? { start: end - 1, known: false };
    const word = characters.slice(start, end).join('');
    const [next] = words;
    if (!known && next?.known === false) words[0] = { word: word + next.word, known };
    else words.unshift({ word, known });
    end = start;
  }
  return words.map(({ word }) => word);
}
