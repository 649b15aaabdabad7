import { describe, expect, it } from 'vitest';
import { coinsFor, exactAmountOf } from './money';

describe('coinsFor', () => {
  it.each([
    ['whole coins at par', 1250, 2, '1', 6, '12.500000'],
    ['rounded up, so that the amount is covered', 100, 2, '3', 6, '0.333334'],
    ['exact, and not rounded up', 300, 2, '3', 6, '1.000000'],
    ['a rate with decimals', 12540, 2, '1.0842', 6, '115.661318'],
    ['a currency without decimals', 1250, 0, '150.5', 8, '8.30564785'],
    ['a currency of three decimals', 12500, 3, '0.3', 2, '41.67'],
    ['a coin without decimals', 100, 2, '0.3', 0, '4'],
    ['less than one coin without decimals', 1, 2, '3', 0, '1'],
  ])('%s', (_, amount, exponent, rate, scale, coins) => {
    expect(coinsFor(amount, exponent, rate, scale)).toBe(coins);
  });
});

it('a P2P transfer has an exact amount above what the payer owes', () => {
  expect([exactAmountOf(1000), exactAmountOf(null)]).toEqual([1003, 3]);
});
