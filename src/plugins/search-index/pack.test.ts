import { describe, expect, it } from 'vitest';
import { pageOf, smallIndex } from '../../../tests/content/search/small-index';
import { postingsOf } from '../../search/index/postings';
import { FIELD, HEAD_FIELDS, MAX_COUNT } from '../../search/index/format';
import { pack } from './pack';

const sketches = [
  {
    url: '/callbacks',
    title: 'Callbacks',
    description: 'What the gateway sends.',
    keywords: 'webhook',
    text: 'A callback, callbacks, the callback.',
    sections: [['Retries', 'Sent again and again and again and again and again.']] as const,
    rows: [['203', 'exists']] as const,
  },
  { url: '/services/pix', title: 'PIX', text: 'Instant.' },
];
const { packed, whole } = smallIndex(sketches, [['webhook', 'колбэк', 'money back']]);

/** Number of a term by its stem. */
const term = (stem: string) => whole.termOfStem.get(stem) ?? -1;

describe('pack', () => {
  it('gives everything back that results show', () => {
    expect(whole.pages.map(({ u, t, d }) => [u, t, d])).toEqual([
      ['/callbacks', 'Callbacks', 'What the gateway sends.'],
      ['/services/pix', 'PIX', ''],
    ]);
    expect(whole.sections).toEqual([
      { page: 0, s: '', h: '' },
      { page: 0, s: 'Retries', h: '#retries' },
      { page: 1, s: '', h: '' },
      { page: 0, s: '203 · exists', h: '#203' },
    ]);
    expect(packed.texts[0]?.[0]?.[1]).toMatch(/^Sent again/);
  });

  it('says in which field of which place a term stands', () => {
    const fields = [...postingsOf(whole.head, term('callback'))].map((posting) => posting % HEAD_FIELDS);
    expect(fields).toEqual([FIELD.title, FIELD.url]);
    expect([...postingsOf(whole.head, term('webhook'))]).toEqual([FIELD.keywords]);
  });

  it('counts a term in a text with all its forms, up to the limit', () => {
    const [callback] = postingsOf(whole.body!.postings, term('callback'));
    expect(callback).toBe(3 - 1);
    const [again] = postingsOf(whole.body!.postings, term('send'));
    expect(again).toBeUndefined();
    const [sent] = postingsOf(whole.body!.postings, term('sent'));
    expect(sent).toBe(1 * MAX_COUNT);
  });

  it('knows on how many pages a term stands, whichever file says so', () => {
    expect(whole.pagesWith[term('callback')]).toBe(1);
    expect(whole.pagesWith[term('instant')]).toBe(1);
  });

  it('keeps words that say nothing out of the texts', () => {
    expect(whole.termOfForm.has('the')).toBe(true);
    expect([...postingsOf(whole.body!.postings, whole.termOfForm.get('the') ?? -1)]).toEqual([]);
  });

  it('turns synonyms into stems, phrases into one key', () => {
    expect(whole.synonymsOf.get('колбэк')).toEqual(['webhook', 'moneyback']);
  });

  it('adds the keywords of a route', () => {
    const pages = sketches.map(pageOf);
    const { head } = pack({
      pages,
      synonyms: [],
      keywordsOf: (url) => (url === '/services/pix' ? ['пикс'] : []),
    });
    expect(head.dictionary.forms).toContain('пикс');
  });

  it('gives the same bytes for the same pages', () => {
    const again = smallIndex(sketches, [['webhook', 'колбэк', 'money back']]);
    expect(JSON.stringify(again.packed)).toBe(JSON.stringify(packed));
  });
});
