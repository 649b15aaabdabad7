import { describe, expect, it } from 'vitest';
import { AFTER } from '../../search/index/range-starts';
import { cutRanges } from './cut-ranges';

const word = (form: string, size: number, isInHead = true) => ({ form, size, isInHead });

describe('cutRanges', () => {
  it('begins a range where the one before is full', () => {
    expect(cutRanges([word('pix', 150), word('amount', 100), word('callback', 150)])).toEqual([
      '',
      'callback',
      'pix',
    ]);
  });

  it('begins a range with a word of the head or right after one', () => {
    const own = [word('amount1', 200, false), word('amount2', 200, false)];
    expect(cutRanges([word('amount', 200), ...own, word('callback', 1)])).toEqual([
      '',
      `amount${AFTER}`,
      'callback',
    ]);
  });

  it('begins one with another word only where there are many of them', () => {
    const own = Array.from({ length: 7 }, (_, i) => word(`amount${i}`, 1900, false));
    expect(cutRanges([word('amount', 200), ...own])).toEqual(['', `amount${AFTER}`, 'amount3', 'amount6']);
  });
});
