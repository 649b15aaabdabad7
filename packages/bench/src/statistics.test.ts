import { expect, it } from 'vitest';
import { median, percentile95, spread } from './statistics';

it('the median is the middle, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});

it('the 95th percentile is the nearest rank', () => {
  expect(percentile95(Array.from({ length: 100 }, (_, i) => 100 - i))).toBe(95);
  expect(percentile95([3])).toBe(3);
});

it('a spread says how far the runs lie apart', () => {
  expect(spread([4, 2, 9])).toEqual({ median: 4, least: 2, most: 9 });
});
