import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeWords } from '../../search/index/front-coding';
import { openMinorWords, packMinorWords } from '../../search/minor-words';
import { loadMinorWords } from './load-minor-words';

/** A repository with these words. */
function repository(words: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'minor-words-'));
  mkdirSync(path.join(siteDir, 'data/search'), { recursive: true });
  writeFileSync(path.join(siteDir, 'data/search/minor-words.yaml'), words);
  return siteDir;
}

const words = 'asking: { en: "how, Please", es: cómo }\nverbs: { en: change }\ncommon: { ru: всё }\n';

describe('loadMinorWords', () => {
  it('reads the words as keys, in the languages of the profile only', () => {
    expect(loadMinorWords(repository(words), ['en', 'ru'])).toEqual({
      asking: new Set(['how', 'please']),
      verbs: new Set(['change']),
      common: new Set(['все']),
    });
    expect(loadMinorWords(repository(words), ['es']).asking).toEqual(new Set(['como']));
  });

  it('reads a word with an apostrophe as a query has it', () => {
    const siteDir = repository('asking: { en: "don\'t, im" }\nverbs: {}\ncommon: {}\n');
    expect(loadMinorWords(siteDir, ['en']).asking).toEqual(new Set(['dont', 'im']));
  });

  it.each([
    ['asking: { en: much }\nverbs: {}\ncommon: { en: Much }\n', '"much" stands in asking.en already'],
    ['asking: {}\nverbs: {}\ncommon: { en: "day, day" }\n', '"day" stands in common.en already'],
    ['asking: { en: how much }\nverbs: {}\ncommon: {}\n', 'each entry is one word'],
    ['asking: { xx: how }\nverbs: {}\ncommon: {}\n', 'xx'],
    ['asking: {}\nverbs: {}\n', 'common'],
  ])('stops at a mistake and names the file: %j', (mistaken, message) => {
    const load = () => loadMinorWords(repository(mistaken), ['en']);
    expect(load).toThrow('data/search/minor-words.yaml');
    expect(load).toThrow(message);
  });

  it('gives what travels and is opened again', () => {
    const loaded = loadMinorWords(repository(words), ['en', 'ru', 'es']);
    expect(openMinorWords(packMinorWords(loaded))).toEqual(loaded);
    expect(decodeWords(packMinorWords(loaded).asking)).toEqual(['como', 'how', 'please']);
  });
});
