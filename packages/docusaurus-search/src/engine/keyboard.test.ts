import { describe, expect, it } from 'vitest';
import { inOtherLayout, soundsOfEnglish, soundsOfRussian } from './keyboard';

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

describe('sounds', () => {
  it.each([
    ['тонкипер', 'tonkeeper'],
    ['бинанс', 'binans'],
    ['скрилл', 'skrill'],
  ])('%s is how one hears %s', (russian, english) => {
    expect(soundsOfRussian(russian)).toBe(soundsOfEnglish(english));
  });
});
