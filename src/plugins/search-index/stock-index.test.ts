import { describe, expect, it } from 'vitest';
import { pagesOf, type StockIndex } from './stock-index';

/** As the search plugin writes it: titles, headings, descriptions, keywords, texts. */
const stock: StockIndex = [
  {
    documents: [
      { i: 1, t: 'Callbacks', u: '/callbacks', b: ['Home', 'Basics'] },
      { i: 5, t: 'Balances', u: '/cabinet/balances/', b: [] },
    ],
  },
  { documents: [{ i: 3, t: 'Retries', u: '/callbacks', h: '#retries', p: 1 }] },
  { documents: [{ i: 1, t: 'What the gateway sends.', s: 'Callbacks', u: '/callbacks', p: 1 }] },
  { documents: [{ i: 1, t: 'webhook', s: 'Callbacks', u: '/callbacks', p: 1 }] },
  {
    documents: [
      { i: 2, t: 'Above the headings.', s: 'Callbacks', u: '/callbacks', h: '', p: 1 },
      { i: 4, t: 'Sent again.', s: 'Retries', u: '/callbacks', h: '#retries', p: 1 },
      { i: 6, t: 'Sums.', s: 'Balances', u: '/cabinet/balances/', p: 5 },
      { i: 7, t: 'A heading like the title.', s: 'Balances', u: '/cabinet/balances/', h: '#balances', p: 5 },
    ],
  },
];

describe('pagesOf', () => {
  it('gathers the documents of each page, its top first', () => {
    expect(pagesOf(stock)).toEqual([
      {
        url: '/callbacks',
        title: 'Callbacks',
        description: 'What the gateway sends.',
        keywords: 'webhook',
        breadcrumbs: ['Home', 'Basics'],
        sections: [
          { title: '', hash: '', text: 'Above the headings.' },
          { title: 'Retries', hash: '#retries', text: 'Sent again.' },
        ],
        rows: [],
        links: [],
      },
      {
        url: '/cabinet/balances/',
        title: 'Balances',
        description: '',
        keywords: '',
        breadcrumbs: [],
        sections: [
          { title: '', hash: '', text: 'Sums.' },
          { title: 'Balances', hash: '#balances', text: 'A heading like the title.' },
        ],
        rows: [],
        links: [],
      },
    ]);
  });

  it('gives every page a top, also where nothing stands above the first heading', () => {
    const [page] = pagesOf([{ documents: [{ i: 1, t: 'Empty', u: '/empty' }] }, ...stock.slice(1, 1)]);
    expect(page?.sections).toEqual([{ title: '', hash: '', text: '' }]);
  });
});
