import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  inOtherLayout,
  inRussianLetters,
  soundsOfEnglish,
  soundsOfRussian,
  soundsOfTransliterated,
} from './keyboard';

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

describe('inRussianLetters', () => {
  it.each([
    ['deneg', 'денег'],
    ['zhurnal', 'журнал'],
    ['chernyj', 'черный'],
    ['spisok', 'список'],
    ["vernut'", 'вернуть'],
    ['shchit', 'щит'],
  ])('%s is %s', (typed, meant) => {
    expect(inRussianLetters(typed)).toBe(meant);
  });

  it('leaves a word with other letters', () => {
    expect(inRussianLetters('pix2')).toBeUndefined();
  });
});

describe('sounds', () => {
  it.each([
    ['возврат', 'vozvrat'],
    ['комиссия', 'komissiya'],
    ['комиссия', 'komissija'],
    ['токенизация', 'tokenizaciya'],
    ['токенизация', 'tokenizatsiia'],
    ['подпись', "podpis'"],
    ['чеки', 'cheki'],
    ['ключ', 'klyuch'],
    ['выписка', 'vypiska'],
    ['хеш', 'khesh'],
  ])('%s may be written %s', (russian, latin) => {
    expect(soundsOfTransliterated(latin)).toBe(soundsOfRussian(russian));
  });

  it.each([
    ['тонкипер', 'tonkeeper'],
    ['бинанс', 'binans'],
    ['скрилл', 'skrill'],
  ])('%s is how one hears %s', (russian, english) => {
    expect(soundsOfRussian(russian)).toBe(soundsOfEnglish(english));
  });
});

describe('areNeighbours', () => {
  it('knows both layouts', () => {
    expect(areNeighbours('b', 'n')).toBe(true);
    expect(areNeighbours('а', 'п')).toBe(true);
    expect(areNeighbours('q', 'p')).toBe(false);
  });
});
