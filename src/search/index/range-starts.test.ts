import { describe, expect, it } from 'vitest';
import { rangeOf } from './dictionary';
import { AFTER, packRangeStarts, unpackRangeStarts } from './range-starts';

const forms = ['amount', 'callback', 'pix', 'refund', 'sum'];

describe('range starts', () => {
  it('come back as they were, words that the dictionary does not have too', () => {
    const starts = ['', 'callback', `callback${AFTER}`, 'dozen', 'refund', `sum${AFTER}`];
    expect(unpackRangeStarts(packRangeStarts(starts, forms), forms)).toEqual(starts);
    expect(unpackRangeStarts(packRangeStarts([''], forms), forms)).toEqual(['']);
  });

  it('leave longer words to the range after', () => {
    expect(rangeOf(['', 'pix', `pix${AFTER}`], 'pix')).toBe(1);
    expect(rangeOf(['', 'pix', `pix${AFTER}`], 'pix1')).toBe(2);
  });
});
