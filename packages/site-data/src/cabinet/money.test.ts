import { describe, expect, it } from 'vitest';
import { convert, readMoney, total } from './money';

const exponents = new Map([
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
]);

describe('money', () => {
  it('is added within one currency only', () => {
    expect(total([readMoney('5 EUR')], [readMoney('7 EUR')])).toEqual({ units: -2, currency: 'EUR' });
    expect(() => total([readMoney('5 EUR')], [readMoney('7 USD')])).toThrow('a sum needs one currency');
    expect(() => readMoney('12.50 EUR')).toThrow('write whole minor units');
  });

  it('is converted half up, whatever the decimals', () => {
    expect(convert(readMoney('33333 EUR'), '1.084200', 'USD', exponents).units).toBe(36_140);
    expect(convert(readMoney('100 EUR'), '161.5', 'JPY', exponents).units).toBe(162);
    expect(convert(readMoney('3 JPY'), '0.0065', 'EUR', exponents).units).toBe(2);
  });
});
