/** Words that the reader joined and the pages do not: `ratelimit`. */
import { manifestTerm, termOf } from './candidates';
import { pagesWith, type SearchIndex } from '../format/search-index';
import type { Word } from './words';

const SHORTEST_HALF = 3;
/** Of `frequency`: words that the site says often. Two rare ones side by side are chance. */
const OFTEN = 8;

/** A joined word of so few pages, in their texts alone, is there by the way: `--fault ratelimit` is no reason to leave out the limits. */
const BY_THE_WAY = 2;

/** @returns the word, or what it is made of where the index knows that and hardly the word */
export function joinedWords(index: SearchIndex, word: Word): Word[] {
  const halves = word.parts.length > 0 || isUsual(index, word.key) ? [] : halvesOf(index, word);
  return halves.length > 0 ? halves : [word];
}

function isUsual(index: SearchIndex, key: string): boolean {
  if (manifestTerm(index, key) !== undefined) return true;
  return pagesWith(index, termOf(index, key) ?? -1) > BY_THE_WAY;
}

function halvesOf(index: SearchIndex, { key, start, end }: Word): Word[] {
  if (!/^\p{L}+$/u.test(key)) return [];
  const isOften = (half: string) => (index.frequency[manifestTerm(index, half) ?? -1] ?? 0) >= OFTEN;
  for (let at = SHORTEST_HALF; at <= key.length - SHORTEST_HALF; at += 1) {
    const halves = [key.slice(0, at), key.slice(at)];
    if (halves.every((half) => index.termOfForm.has(half) && isOften(half)))
      return halves.map((half) => ({ key: half, start, end, parts: [], runs: [] }));
  }
  return [];
}
