import { describe, expect, it } from 'vitest';
import { allowedDistance, bitCount, distance, leastDistance, letterMask } from './fuzzy';

describe('allowedDistance', () => {
  it.each([
    ['pix', 0],
    ['blik', 0],
    ['203', 0],
    ['trc20', 0],
    ['3ds2', 0],
    ['khipu', 2],
    ['interac', 2],
    ['signature', 2],
    ['подпись', 2],
    ['транзакция', 2],
  ])('%s may differ in %i', (word, limit) => {
    expect(allowedDistance(word)).toBe(limit);
  });
});

describe('distance', () => {
  it.each([
    ['signature', 'signature', 0],
    ['singature', 'signature', 1],
    ['chargbeack', 'chargeback', 1],
    ['curency', 'currency', 1],
    ['equador', 'ecuador', 1],
    ['tempaltse', 'templates', 2],
    ['платеш', 'платеж', 1],
    ['refubd', 'refund', 1],
    ['abc', '', 3],
  ])('from %s to %s is %d', (a, b, expected) => {
    expect(distance(a, b, 3)).toBe(expected);
    expect(distance(b, a, 3)).toBe(expected);
  });

  it('gives up beyond the limit', () => {
    expect(distance('transaction', 'boleto', 2)).toBe(3);
    expect(distance('refund', 'refundable', 2)).toBe(3);
  });
});

describe('letterMask', () => {
  it('never rules out a word within the distance', () => {
    const pairs = [
      ['singature', 'signature', 1],
      ['curency', 'currency', 1],
      ['equador', 'ecuador', 1],
    ] as const;
    for (const [a, b, apart] of pairs) {
      expect(bitCount(letterMask(a) ^ letterMask(b))).toBeLessThanOrEqual(2 * apart);
    }
  });
});

describe('leastDistance', () => {
  it('is never more than the distance, and rules out a word that shares no letter', () => {
    const words = [
      'signature',
      'singature',
      'calback',
      'callback',
      'curency',
      'currency',
      'zzzzqqq',
      'подпись',
    ];
    for (const a of words)
      for (const b of words)
        expect(leastDistance(a, letterMask(b))).toBeLessThanOrEqual(distance(a, b, Infinity));
    expect(leastDistance('zzzzqqq', letterMask('settlement'))).toBeGreaterThan(4);
  });
});
