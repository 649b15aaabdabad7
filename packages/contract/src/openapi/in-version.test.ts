import { describe, expect, it } from 'vitest';
import { inVersion } from './in-version';

describe('a text for both versions', () => {
  const text =
    'A hold is captured once. In v2 the same bytes get the stored response. In v1, ask find. Wait.';

  it('keeps the sentence of its version without the words by which it begins', () => {
    expect(inVersion(text, 'v2')).toBe(
      'A hold is captured once. The same bytes get the stored response. Wait.',
    );
    expect(inVersion(text, 'v1')).toBe('A hold is captured once. Ask find. Wait.');
  });

  it('may begin with such a sentence, and end with one', () => {
    expect(inVersion('In v1 none is signed.', 'v1')).toBe('None is signed.');
    expect(inVersion('In v1 none is signed.', 'v2')).toBe('');
  });

  it('does not take a point inside an address or a number for the end of the sentence', () => {
    expect(inVersion('In v2 read `error.code` at 1.5 seconds. Stay.', 'v1')).toBe('Stay.');
  });

  it('leaves a sentence alone that names a version further inside', () => {
    expect(inVersion('The status is 200 in v1. Codes in v2 are the same.', 'v1')).toBe(
      'The status is 200 in v1. Codes in v2 are the same.',
    );
  });
});
