import { describe, expect, it } from 'vitest';
import { isStopWord, joinedKey, keysOf, stem } from './tokens';

describe('stem', () => {
  it.each([
    ['transactions', 'transaction'],
    ['refunded', 'refund'],
    ['tokenisation', 'tokenized'],
    ['statuses', 'status'],
    ['addresses', 'address'],
    ['платежей', 'платежи'],
    ['выплатами', 'выплата'],
    ['возвраты', 'возврат'],
    ['комиссий', 'комиссия'],
  ])('%s and %s are one word', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it('tells a tokenized card from a token', () => {
    expect(stem('tokenization')).not.toBe(stem('tokens'));
  });

  it.each(['ars', 'ids', 'trc20', '3ds2', 'sha256', '203'])('leaves the code %s as it is', (code) => {
    expect(stem(code)).toBe(code);
  });
});

describe('isStopWord', () => {
  it.each(['the', 'how', 'для', 'как'])('%s says nothing', (word) => expect(isStopWord(word)).toBe(true));
  it.each(['refund', 'код', '10'])('%s says something', (word) => expect(isStopWord(word)).toBe(false));
});

describe('keysOf', () => {
  it('lists wholes, path endings and parts, with repetitions', () => {
    expect(keysOf('POST transaction/find, then find')).toEqual([
      'post',
      'transactionfind',
      'transaction',
      'find',
      'then',
      'find',
    ]);
  });

  it('leaves out what nobody types', () => {
    expect(keysOf('0f0c7704cb60076b23b01717596cd9ac8f80bd846133adae24309e597f536a8a')).toEqual([]);
  });
});

describe('joinedKey', () => {
  it('makes one key of a phrase', () => {
    expect(joinedKey('Money back')).toBe('moneyback');
    expect(joinedKey('Чёрный список')).toBe('черныйсписок');
  });
});
