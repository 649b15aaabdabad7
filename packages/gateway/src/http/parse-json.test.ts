import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error';
import { parseJson } from './parse-json';

const parse = (text: string) => parseJson(Buffer.from(text, 'utf8'));

describe('parseJson', () => {
  it('returns the object, brackets in strings do not count as nesting', () => {
    const text = `{"a":"${'['.repeat(100)}","b":"\\"[[["}`;
    expect(parse(text)).toEqual({ a: '['.repeat(100), b: '"[[[' });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"a":}'],
    ['an array', '[1]'],
    ['null', 'null'],
    ['a text', '"a"'],
    ['two values', '{} {}'],
    ['33 levels', `{"a":${'['.repeat(32)}${']'.repeat(32)}}`],
    ['half a million open brackets', '['.repeat(500_000)],
  ])('refuses %s with error 10', (_, text) => {
    expect(() => parse(text)).toThrow(ApiError);
    expect(() => parse(text)).toThrow(/^10 /);
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toThrow(/UTF-8/);
  });
});
