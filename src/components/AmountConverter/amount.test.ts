import { describe, expect, it } from 'vitest';
import { example, fromMinorUnits, toMinorUnits, type Currency } from './amount';

const EUR: Currency = { code: 'EUR', exponent: 2 };
const JPY: Currency = { code: 'JPY', exponent: 0 };
const KWD: Currency = { code: 'KWD', exponent: 3 };

describe('toMinorUnits', () => {
  it.each([
    ['12.54', EUR, '1254'],
    ['12.5', EUR, '1250'],
    ['12', EUR, '1200'],
    ['0.01', EUR, '1'],
    ['0', EUR, '0'],
    ['007.10', EUR, '710'],
    [' 12.54 ', EUR, '1254'],
    ['19.99', EUR, '1999'],
    ['1254', JPY, '1254'],
    ['1.254', KWD, '1254'],
    ['0.001', KWD, '1'],
    ['90071992547409.91', EUR, '9007199254740991'],
  ])('%s %o is %s', (text, currency, value) => {
    expect(toMinorUnits(text, currency)).toEqual({ value });
  });

  it.each([
    ['12.545', EUR, /EUR has 2 decimals; 12\.545 has 3/],
    ['12.540', EUR, /EUR has 2 decimals; 12\.540 has 3/],
    ['12.5', JPY, /JPY has no decimals/],
    ['1.2345', KWD, /KWD has 3 decimals; 1\.2345 has 4/],
    ['12,54', EUR, /point before the decimals.*12\.54/],
    ['1,254.00', EUR, /nothing between thousands/],
    ['1 254', JPY, /nothing between thousands, such as 1254/],
    ['-1', EUR, /without a sign/],
    ['+1', EUR, /without a sign/],
    ['1e3', EUR, /in digits/],
    ['.5', EUR, /in digits/],
    ['5.', EUR, /in digits/],
    ['', EUR, /in digits/],
    ['٣', EUR, /in digits/],
    ['90071992547409.92', EUR, /largest amount.*9007199254740991/],
  ])('refuses %s %o', (text, currency, problem) => {
    expect(toMinorUnits(text, currency)).toEqual({ problem: expect.stringMatching(problem) as string });
  });
});

describe('fromMinorUnits', () => {
  it.each([
    ['1254', EUR, '12.54'],
    ['5', EUR, '0.05'],
    ['0', EUR, '0.00'],
    ['001254', EUR, '12.54'],
    ['1254', JPY, '1254'],
    ['1254', KWD, '1.254'],
    ['5', KWD, '0.005'],
  ])('%s %o is %s', (text, currency, value) => {
    expect(fromMinorUnits(text, currency)).toEqual({ value });
  });

  it.each([['12.54'], ['-5'], [''], ['12e2'], ['1,254']])('refuses %s', (text) => {
    expect(fromMinorUnits(text, EUR)).toEqual({
      problem: expect.stringMatching(/whole number of minor units of EUR/) as string,
    });
  });

  it('refuses what the contract refuses', () => {
    expect(fromMinorUnits('9007199254740992', EUR)).toHaveProperty('problem');
  });
});

describe('both ways', () => {
  it.each([EUR, JPY, KWD])('lead back to the start: %o', (currency) => {
    for (const minor of ['0', '1', '99', '100', '1254', '9007199254740991']) {
      const written = fromMinorUnits(minor, currency);
      expect('value' in written && toMinorUnits(written.value, currency)).toEqual({ value: minor });
    }
  });

  it('gives each currency an example that it accepts', () => {
    expect([EUR, JPY, KWD].map(example)).toEqual(['12.54', '1254', '1.254']);
  });
});
