import { describe, expect, it } from 'vitest';
import type { SearchIndex } from './index/search-index';
import type { Slot } from './query';
import { withinBudget } from './range-budget';

/** Each term has a range of its own. */
const index = {
  rangeOfTerm: Uint32Array.from({ length: 60 }, (_, term) => term),
  // The site writes its words often, but 50 hardly ever.
  mass: Array.from({ length: 60 }, (_, term) => (term === 50 ? 1 : 9)),
} as unknown as SearchIndex;

const slotOf = (key: string, weight: number, ...terms: readonly number[][]): Slot => ({
  key,
  weight,
  isOptional: false,
  standsFor: [],
  isCertain: true,
  alternatives: terms.map((of, i) => ({ terms: of, quality: i === 0 ? 1 : 0.8 })),
});
/** Words of one meaning, which take the ranges from 0 on. */
const otherWords = (count: number) =>
  Array.from({ length: count }, (_, i) => slotOf(`word${String(i)}`, 1, [i]));
const meaningsOf = (slots: readonly Slot[], needed: readonly number[] = []) =>
  withinBudget(index, slots, new Set(needed)).slots.map(({ alternatives }) =>
    alternatives.map(({ terms }) => terms.join('+')),
  );

describe('the meanings for which a query loads ranges', () => {
  it('are all where there are few', () => {
    expect(meaningsOf([slotOf('pay', 1, [1], [2, 3]), slotOf('back', 1, [4], [5])])).toEqual([
      ['1', '2+3'],
      ['4', '5'],
    ]);
  });

  it('are those of the heavier words where there is no room for all, and the best of each word in any case', () => {
    const others = otherWords(12);
    const [light, heavy] = meaningsOf([
      slotOf('light', 0.4, [20], [21]),
      slotOf('heavy', 1.2, [30], [31]),
      ...others,
    ]);
    expect(light).toEqual(['20']);
    expect(heavy).toEqual(['30']);
    const [first, second] = meaningsOf([
      slotOf('light', 0.4, [20], [21]),
      slotOf('heavy', 1.2, [30], [31]),
      ...others.slice(4),
    ]);
    expect(first).toEqual(['20']);
    expect(second).toEqual(['30', '31']);
  });

  it('are first those of a word that the site hardly writes: of another language', () => {
    const [own, foreign] = meaningsOf([
      slotOf('own', 1, [30], [31]),
      slotOf('ajeno', 1, [50], [51]),
      ...otherWords(8),
    ]);
    expect(own).toEqual(['30']);
    expect(foreign).toEqual(['50', '51']);
  });

  it('cost nothing where the query has their range anyway', () => {
    const needed = Array.from({ length: 12 }, (_, i) => 40 + i);
    expect(meaningsOf([slotOf('one', 1, [40], [41], [1])], needed)).toEqual([['40', '41']]);
  });

  it('are the same whatever is here already', () => {
    const slots = [slotOf('one', 1, ...Array.from({ length: 20 }, (_, i) => [i]))];
    const later = { ...index, ranges: new Map([[15, {}]]) } as unknown as SearchIndex;
    expect(withinBudget(later, slots, new Set())).toEqual(withinBudget(index, slots, new Set()));
  });
});
