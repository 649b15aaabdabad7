import { describe, expect, it } from 'vitest';
import { search } from '../tests/ranked-pages';
import { smallIndex } from '../tests/small-index';

/** Addresses of the hits. */
async function ask(text: string): Promise<string[]> {
  const { hits } = await search.ask(text);
  return hits.map(({ u, h }) => u + h);
}

/** Address of the first hit. */
const first = async (text: string) => (await ask(text))[0];

describe('find: misspellings', () => {
  it.each([
    ['singature', '/request_format#signature'],
    ['curency codes', '/reference/currency_codes'],
    ['kihpu', '/services/khipu'],
    ['refubk', '/services/pix'],
    ['wollat', '/cabinet/wallets/transfer'],
  ])('%s leads to %s', async (typed, url) => {
    expect(await first(typed)).toBe(url);
  });

  it.each(['204', '1045', 'pxi', 'arz', '3ds9'])('%s is no other code or short word', async (typed) => {
    expect(await ask(typed)).toEqual([]);
  });

  it('takes a word that exists as it is', async () => {
    expect(await ask('refund')).toEqual(['/services/pix']);
  });
});

describe('find: other words for the same thing', () => {
  it('does not take an own page for any page, where the thesaurus says so', async () => {
    const pages = smallIndex(
      [
        { url: '/templates', title: 'Page templates' },
        { url: '/h2h', title: 'Cards on your own page' },
      ],
      [{ site: ['own page'], others: ['direct api'] }],
    );
    expect((await pages.ask('direct api')).hits.map(({ u }) => u)).toEqual(['/h2h']);
  });

  it.each([
    ['Russian', 'возвраты', '/services/pix'],
    ['two Russian words', 'коды валют', '/reference/currency_codes'],
    ['Spanish', 'reembolsos', '/services/pix'],
    ['a phrase', 'money back', '/services/pix'],
    ['a longer phrase', 'give the money back', '/services/pix'],
    ['an error in a word that no page has', 'идемпотентность', '/callbacks'],
    ['an error in a Russian word', 'мошенничестао', '/request_format#signature'],
    ['the English layout', 'djpdhfn', '/services/pix'],
    ['the Russian layout', 'сфддифслы', '/callbacks'],
    ['punctuation for letters', 'dt,[er', '/callbacks'],
    ['the beginning of a word in the wrong layout', 'djpdhf', '/services/pix'],
  ])('%s', async (_, typed, url) => {
    expect(await first(typed)).toBe(url);
  });
});
