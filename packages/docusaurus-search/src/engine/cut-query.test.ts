import { describe, expect, it } from 'vitest';
import { cheapestWords } from './cut-query';

const known = new Set(['退款', '退款时间', '时间', '到账', '支付', '网关', '卡', '卡号', '号']);

describe('cheapestWords', () => {
  it.each([
    ['退款到账时间', ['退款', '到账', '时间']],
    // A long word before the short ones that it holds.
    ['退款时间', ['退款时间']],
    ['卡号', ['卡号']],
    ['支付网关', ['支付', '网关']],
    // Unknown characters side by side are one word, and spoil nothing around them.
    ['支付昨天网关', ['支付', '昨天', '网关']],
    ['昨天', ['昨天']],
    ['', []],
  ])('%s: %j', (run, words) => {
    expect(cheapestWords(run, (word) => known.has(word))).toEqual(words);
  });
});
