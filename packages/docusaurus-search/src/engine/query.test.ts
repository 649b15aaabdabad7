import { describe, expect, it } from 'vitest';
import { smallIndex } from '../tests/small-index';
import { openManifest } from '../format/search-index';
import { planQuery } from './query';

const { manifest } = smallIndex(
  [
    { url: '/a', title: 'Payer', keywords: 'payer_auth, whitelist, refund, вебхук, own' },
    { url: '/b', title: 'Numbers', keywords: '4111111111111111' },
  ],
  [
    { site: ['refund'], others: ['money back', 'возврат'] },
    { site: ['ask the payer'], others: ['challenge'] },
  ],
);

/** The clauses of a query against the manifest. */
const clausesOf = (text: string) => planQuery(openManifest(manifest), text).clauses;
/** Keys of the clauses with their weights; optional ones in brackets. */
const keys = (text: string) =>
  clausesOf(text).map(({ key, weight, isOptional }) => [isOptional ? `(${key})` : key, weight]);

describe('planQuery', () => {
  it.each(['how to refund', 'how can I refund', 'как мне refund'])(
    '%s: stop words are not looked for',
    (text) => {
      expect(keys(text)).toEqual([['refund', 1]]);
      expect([...planQuery(openManifest(manifest), text).shards]).toEqual([
        ...planQuery(openManifest(manifest), 'refund').shards,
      ]);
    },
  );

  it('looks for stop words where there is nothing else', () => {
    expect(keys('how when')).toEqual([
      ['how', 1],
      ['when', 1],
    ]);
  });

  it('weighs words that say nothing in full where there is nothing else', () => {
    expect(keys('own')).toEqual([['own', 1]]);
  });

  it('takes a known identifier whole and its parts as support', () => {
    expect(keys('payer_auth')).toEqual([
      ['payerauth', 1],
      ['payer', 0.35],
      ['auth', 0.35],
    ]);
  });

  it('tries groups of digits as one number', () => {
    expect(clausesOf('4111 1111 1111 1111').at(-1)).toMatchObject({
      key: '4111111111111111',
      isOptional: false,
    });
  });

  it('reads a phrase of the thesaurus as what the pages say, also with an error in it', () => {
    for (const text of ['money back', 'monney back']) {
      const phrase = clausesOf(text).find(({ standsFor }) => standsFor.length === 2);
      const refund = openManifest(manifest).termOfForm.get('refund');
      expect(phrase?.expansions.map(({ terms }) => terms)).toContainEqual([refund]);
    }
  });

  it('lets the last word grow, until a space ends it', () => {
    expect(clausesOf('refu')[0]?.expansions).not.toEqual([]);
    expect(clausesOf('refu ')[0]?.expansions).toEqual([]);
  });

  it('says in which layout the query was understood', () => {
    expect(planQuery(openManifest(manifest), 'dt,[er refund').text).toBe('вебхук refund');
    expect(planQuery(openManifest(manifest), 'refund вебхук').text).toBe('refund вебхук');
  });

  it('reads at most sixteen words of a pasted text', () => {
    expect(clausesOf('word '.repeat(200))).toHaveLength(16);
  });
});
