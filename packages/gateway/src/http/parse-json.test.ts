import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error';
import { parseJson } from './parse-json';

const parse = (text: string) => parseJson(Buffer.from(text, 'utf8'));

describe('parseJson', () => {
  it('returns the object, brackets in strings do not count as nesting', () => {
    const text = `{"a":"${'['.repeat(100)}","b":"\\"[[["}`;
    expect(parse(text)).toEqual({ a: '['.repeat(100), b: '"[[[' });
  });

  it('takes 32 levels, and closed brackets are none', () => {
    const deep = `{"a":${'['.repeat(31)}${']'.repeat(31)},"b":[${Array(100).fill('{}').join()}]}`;
    expect(parse(deep)).toEqual(JSON.parse(deep));
    expect(() => parse(`{"a":${'{"a":'.repeat(31)}{}${'}'.repeat(31)}}`)).toThrow(/nested too deeply/);
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

describe('what clients read differently', () => {
  it.each([
    ['half an emoji at the end', String.raw`{"description":"99 letters\ud83d"}`, 'description'],
    ['the other half', String.raw`{"description":"\ude00"}`, 'description'],
    ['U+0000', String.raw`{"external_transaction_id":"a\u0000"}`, 'external_transaction_id'],
    ['half an emoji far inside', String.raw`{"items":[{"name":"a"},{"name":"\ud83d"}]}`, 'items.1.name'],
    ['half an emoji in extra', String.raw`{"extra":{"note":"\ud83d!"}}`, 'extra.note'],
    ['an amount with a point', '{"id":1,"amount":12540.0}', 'amount'],
    ['an amount with an exponent', '{"amount":1.254e4}', 'amount'],
    ['an exponent alone', '{"amount":-1E2}', 'amount'],
    ['one far inside', '{"a":[[1,2],[3,4.0]]}', 'a.1.1'],
    ['a name twice', '{"amount":1,"amount":12540}', 'amount'],
    ['a name twice in another spelling', String.raw`{"amount":1,"\u0061mount":1}`, 'amount'],
    ['a name twice far inside', '{"a":[{"b":{}},{"b":{},"b":{}}]}', 'a.1.b'],
  ])('refuses %s and names the field', (_, text, field) => {
    expect(() => parse(text)).toThrow(ApiError);
    expect(() => parse(text)).toThrow(new RegExp(`^10 ${field}: `));
  });

  it.each([
    ['a name that is no Unicode', String.raw`{"extra":{"\ud83d":"a"}}`, /a name of the body/],
    ['a byte order mark', '\ufeff{"id":1}', /byte order mark/],
  ])('refuses %s', (_, text, why) => {
    expect(() => parse(text)).toThrow(why);
  });

  it.each([
    ['whole emoji, in letters and in escapes', String.raw`{"a":"😀\ud83d\ude00"}`],
    ['the same name in two objects', '{"a":{"b":1},"c":[{"b":1},{"b":2}],"b":-3}'],
    ['the value of one name as the next name', '{"a":"b","b":"a"}'],
    ['numbers, brackets and names inside a text', String.raw`{"a":"1.5 \"amount\": {[,","amount":0}`],
    [
      'empty objects and lists, true, false and null',
      '{"a":{},"b":[],"c":[{},[]],"d":[true,false,null],"e":null}',
    ],
    ['a mark inside a text', '{"a":"\ufeff"}'],
  ])('takes %s', (_, text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  it('looks through a text without an end once', () => {
    // Looked through again from each quote it would take minutes.
    expect(() => parse(`{"a":"${String.raw`\"`.repeat(500_000)}`)).toThrow(/not JSON/);
  });
});
