import { describe, expect, it } from 'vitest';
import { commissionOf } from './commission';
import { convert, readMoney, total } from './money';
import { reconcile, reconciliationProblems } from './reconcile';
import type { Reconciliation } from './reconciliation-schema';

const rule = { percent: '1.50', fix: 10, min: null, max: null };
const exponents = new Map([
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
]);

const month: Reconciliation = {
  wallet: { id: 7, name: 'Main', currency: 'EUR' },
  from: '2026-01-01 00:00:00',
  to: '2026-02-01 00:00:00',
  opening_balance: 1000,
  commission: rule,
  transactions: [
    {
      id: 1,
      order: 'a',
      direction: 'payin',
      status: 1,
      amount: 2000,
      captured: 1500,
      finished_at: '2026-01-02 00:00:00',
    },
    {
      id: 2,
      order: 'b',
      direction: 'payin',
      status: 4,
      amount: 900,
      captured: 900,
      finished_at: '2025-12-31 23:59:59',
      returned: { by: 'reversal', units: 900, at: '2026-01-31 23:59:59' },
    },
    {
      id: 3,
      order: 'c',
      direction: 'payout',
      status: 1,
      amount: 500,
      captured: 500,
      finished_at: '2026-01-03 00:00:00',
    },
    {
      id: 4,
      order: 'd',
      direction: 'payin',
      status: 1,
      amount: 700,
      captured: 700,
      finished_at: '2026-02-01 00:00:00',
    },
  ],
  other: [{ at: '2026-01-01 00:00:00', operation: 'deposit', change: 300 }],
  books: [{ order: 'a', units: 1500 }],
  explained: [{ order: 'b', cause: 'Given back.', remedy: 'Book it.' }],
};

describe('a month of a wallet', () => {
  const result = reconcile(month);

  it('takes movements of the month alone: the first moment is in it, the last is not', () => {
    expect(result.movements.map(({ at, operation, change }) => [at, operation, change])).toEqual([
      ['2026-01-01 00:00:00', 'deposit', 300],
      ['2026-01-02 00:00:00', 'payin', 1500],
      ['2026-01-02 00:00:00', 'commission', -33],
      ['2026-01-03 00:00:00', 'payout', -500],
      ['2026-01-03 00:00:00', 'commission', -18],
      ['2026-01-31 23:59:59', 'reversal', -900],
    ]);
  });

  it('gives each movement the balance after it, and the last one is the closing balance', () => {
    expect(result.movements.map(({ balanceAfter }) => balanceAfter)).toEqual([
      1300, 2800, 2767, 2267, 2249, 1349,
    ]);
    expect(result.closing).toBe(1349);
    expect(result.opening + result.statement.reduce((total, line) => total + line.amount, 0)).toBe(
      result.closing,
    );
  });

  it('credits what is left after the commission, and debits it on top', () => {
    expect(result.transactions.map(({ walletAmount }) => walletAmount)).toEqual([1467, 876, 518, 679]);
  });

  it('finds what the books do not have', () => {
    expect(
      result.books
        .filter(({ difference }) => difference !== 0)
        .map(({ order, difference }) => [order, difference]),
    ).toEqual([['b', -900]]);
    expect(reconciliationProblems(result, month)).toEqual([]);
    expect(reconciliationProblems(result, { ...month, explained: [] })).toEqual([
      'the difference of b is not explained',
    ]);
    expect(
      reconciliationProblems(result, {
        ...month,
        explained: [...month.explained, { order: 'a', cause: 'x', remedy: 'y' }],
      }),
    ).toEqual(['a has no difference to explain']);
  });
});

describe('a commission', () => {
  it.each([
    [1500, rule, 33],
    [100, { ...rule, percent: '0.5', fix: 0 }, 1],
    [99, { ...rule, percent: '0.5', fix: 0 }, 0],
    [100, { ...rule, min: 50 }, 50],
    [100_000, { ...rule, max: 1000 }, 1000],
    [9_007_199_254_740_991, { percent: '0', fix: 0, min: null, max: null }, 0],
  ])('of %s', (amount, ofRule, commission) => {
    expect(commissionOf(amount, ofRule).commission).toBe(commission);
  });
});

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
