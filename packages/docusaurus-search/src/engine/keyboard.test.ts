import { describe, expect, it } from 'vitest';
import { inOtherLayout } from './keyboard';

describe('inOtherLayout', () => {
  it.each([
    ['djpdhfn', 'возврат'],
    ['dt,[er', 'вебхук'],
    ['gkfnt;', 'платеж'],
    ['сфддифсл', 'callback'],
    ['уккщк', 'error'],
  ])('%s is %s', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant);
  });

  it.each(['203', 'pix-пикс', '…'])('%s has no other layout', (typed) => {
    expect(inOtherLayout(typed)).toBeUndefined();
  });
});
