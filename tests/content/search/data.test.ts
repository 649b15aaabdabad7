import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadThesaurus } from '@gateway-docs/docusaurus-search/words';
import { THESAURUS } from '../../../src/search/words';
import { joinedKey, stem } from '@gateway-docs/docusaurus-search/engine';

const root = path.resolve(__dirname, '../../..');
const synonyms = loadThesaurus(root, THESAURUS);

describe('the thesaurus', () => {
  it('has some five hundred synonyms', () => {
    expect(synonyms.length).toBeGreaterThan(440);
  });

  it.each(synonyms.map((group) => [group.site.join(', '), group] as const))(
    '%s: other words than the site’s',
    (_, { site, others }) => {
      const keys = new Set([...site, ...others].map((phrase) => stem(joinedKey(phrase))));
      expect(keys.size).toBeGreaterThan(1);
      expect([...keys].every((key) => key !== '')).toBe(true);
    },
  );

  it('has phrases of up to six words: nobody types a longer one', () => {
    const phrases = synonyms.flatMap(({ site, others }) => [...site, ...others]);
    expect(phrases.filter((phrase) => phrase.split(' ').length > 6)).toEqual([]);
  });
});
