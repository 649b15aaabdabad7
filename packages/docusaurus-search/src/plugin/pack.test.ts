import { describe, expect, it } from 'vitest';
import { smallIndex, type PageSketch } from '../tests/small-index';
import { FIELD, FIELDS } from '../format/format';
import { addWords, openManifest, pagesWith, postingsOfTerm } from '../format/search-index';

const sketches: readonly PageSketch[] = [
  {
    url: '/api/v1/list',
    title: 'All calls',
    text: 'A callback, callbacks, the callback.',
    sections: [['Old', 'Only the first version says salt.']],
    rows: [['amount', 'integer']],
  },
  {
    url: '/api/v2/list',
    title: 'All calls',
    text: 'A callback, callbacks, the callback.',
    sections: [['Old', 'The second version writes about pepper in its own words.']],
    rows: [['amount', 'integer']],
    tasks: { '': 'overview', '#old': 'migrate' },
  },
  { url: '/pix', title: 'PIX', description: 'Instant.', keywords: 'пикс', isParticular: true, kind: 'guide' },
  // These versions begin differently, and go on in the same words.
  {
    url: '/api/v1/find',
    title: 'Find',
    text: 'The older call asks by a number.',
    sections: [['Limits', 'Ask about mustard once a minute.']],
  },
  {
    url: '/api/v2/find',
    title: 'Find',
    text: 'Today a reference of the shop will do.',
    sections: [['Limits', 'Ask about mustard once a minute.']],
  },
];
const synonyms = [{ site: ['call'], others: ['вызов', 'api method'] }];
const { packed, manifest } = smallIndex(sketches, synonyms);

/** The index with all of its shards. */
const index = openManifest(manifest);
packed.words.forEach((words, shard) => addWords(index, shard, { ...words, release: manifest.release }));

/** Places and fields of a word. */
const standsAt = (form: string) => {
  const shard = [...index.shards.values()].find(({ dictionary }) => dictionary.forms.includes(form));
  const own = shard?.dictionary.terms[shard.dictionary.forms.indexOf(form)];
  const term = index.termOfForm.get(form) ?? own ?? -1;
  return [...postingsOfTerm(index, term)].map((posting) => [Math.floor(posting / FIELDS), posting % FIELDS]);
};

describe('pack', () => {
  it('takes of a question only what it asks for', () => {
    for (const word of ['how', 'do', 'i']) expect(standsAt(word)).toEqual([]);
  });

  it('numbers the anchors page by page: top, sections, rows', () => {
    expect(index.pages.map(({ u, top, firstRow, end }) => [u, top, firstRow, end])).toEqual([
      ['/api/v1/list', 0, 2, 3],
      ['/api/v2/list', 3, 5, 6],
      ['/pix', 6, 7, 7],
      ['/api/v1/find', 7, 9, 9],
      ['/api/v2/find', 9, 11, 11],
    ]);
    expect(index.pages[2]).toMatchObject({ kind: 'guide', isParticular: true });
  });

  it('says in which field of which anchor a word stands', () => {
    expect(standsAt('pix')).toEqual([
      [6, FIELD.title],
      [6, FIELD.url],
    ]);
    expect(standsAt('instant')).toEqual([[6, FIELD.description]]);
    expect(standsAt('пикс')).toEqual([[6, FIELD.words]]);
    expect(standsAt('overview')).toEqual([[3, FIELD.words]]);
    expect(standsAt('migrate')).toEqual([[4, FIELD.task]]);
    expect(standsAt('old')).toEqual([
      [1, FIELD.shortHeading],
      [4, FIELD.shortHeading],
    ]);
  });

  it('has a word once for each text', () => {
    expect(standsAt('callback')).toEqual([[3, FIELD.text]]);
    expect(standsAt('pepper')).toEqual([[4, FIELD.text]]);
  });

  it('says once what both versions say, and apart what only one says', () => {
    expect(standsAt('callback')).toHaveLength(1);
    expect([...index.sharedWith]).toEqual([
      [3, 0],
      [5, 2],
      [10, 8],
    ]);
    expect(standsAt('mustard').map(([anchor]) => anchor)).toEqual([10]);
    expect(standsAt('salt')).toEqual([[1, FIELD.text]]);
    expect(standsAt('amount')).toEqual([[5, FIELD.subject]]);
    expect(index.pages[index.pages[0]?.otherVersion ?? -1]?.u).toBe('/api/v2/list');
  });

  it('knows on how many pages a word stands', () => {
    expect(pagesWith(index, index.termOfForm.get('pix') ?? -1)).toBe(1);
    expect(pagesWith(index, index.termOfForm.get('old') ?? -1)).toBe(2);
  });

  it('keeps words that say nothing out of the texts', () => {
    expect(standsAt('the')).toEqual([]);
  });

  it('knows the words of the thesaurus by their terms, phrases word by word', () => {
    const term = (form: string) => index.termOfForm.get(form) ?? -1;
    expect(index.synonyms).toEqual([
      { site: [[term('call')]], others: [[term('вызов')], [term('api'), term('method')]] },
    ]);
  });

  it('gives the same bytes for the same pages', () => {
    expect(JSON.stringify(smallIndex(sketches, synonyms).files)).toBe(
      JSON.stringify(smallIndex(sketches, synonyms).files),
    );
  });
});
