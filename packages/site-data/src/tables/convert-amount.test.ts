import { describe, expect, it } from 'vitest';
import { convertAmount } from './convert-amount';

describe('convertAmount', () => {
  it.each([
    ['EUR to USD', 12_540, '1.084200', 2, 2, 13_596],
    ['JPY without minor units to EUR', 350, '0.0061', 0, 2, 214],
    ['KWD with three decimal places to EUR', 1_234, '2.99', 3, 2, 369],
    ['halves up', 1, '0.5', 2, 2, 1],
    ['beyond the precision of a double', 9_007_199_254_740_991, '1.0', 2, 2, 9_007_199_254_740_991],
    ['a rate without a fraction', 100, '3', 2, 2, 300],
  ])('%s', (_, amount, rate, from, to, expected) => {
    expect(convertAmount(amount, rate, from, to)).toBe(expected);
  });
});
