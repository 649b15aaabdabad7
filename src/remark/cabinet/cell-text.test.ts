import { expect, it } from 'vitest';
import { moneyText } from './cell-text';

const exponents = new Map([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
]);

it.each([
  [237_460, 'EUR', '2,374.60\u00a0EUR'],
  [-5, 'EUR', '−0.05\u00a0EUR'],
  [1254, 'JPY', '1,254\u00a0JPY'],
  [1_234_567, 'KWD', '1,234.567\u00a0KWD'],
])('%s minor units of %s are written %s', (units, currency, written) => {
  expect(moneyText({ units, currency }, exponents)).toBe(written);
});

it('refuses a currency that the table does not have', () => {
  expect(() => moneyText({ units: 1, currency: 'XXX' }, exponents)).toThrow('has no decimals for XXX');
});
