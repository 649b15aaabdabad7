import { describe, expect, it } from 'vitest';
import { search } from '../tests/ranked-pages';
import { smallIndex } from '../tests/small-index';
import type { FindOptions } from './find';

/** Addresses of the hits. */
async function ask(text: string, options: Partial<FindOptions> = {}): Promise<string[]> {
  const { hits } = await search.ask(text, options);
  return hits.map(({ u, h }) => u + h);
}

/** Address of the first hit. */
const first = async (text: string, options: Partial<FindOptions> = {}) => (await ask(text, options))[0];

describe('find: what matches', () => {
  it.each([
    ['a word of the title leads to the top of the page', 'callbacks', '/callbacks'],
    ['a word of a heading to its section', 'callback retries', '/callbacks#retries'],
    ['what only the text says, to its section', 'x-timestamp', '/request_format#headers'],
    ['a keyword, which no page shows', 'postback', '/callbacks'],
    ['an inflection', 'transfers wallet', '/cabinet/wallets/transfer'],
    ['a path', '/api/v2/transaction/find', '/api/v2/transaction/find'],
    ['the ending of a path', 'transaction/find', '/api/v2/transaction/find'],
    ['a code, to its row', '203', '/reference/api_error_codes#203'],
    ['a code with its kind', 'error 105', '/reference/api_error_codes#105'],
    ['two words that the pages write as one', 'pay url', '/api/v2/transaction/create'],
    ['one letter more, which is the beginning of a word', 'pix m', '/services/pix'],
  ])('%s', async (_, text, url) => {
    expect(await first(text)).toBe(url);
  });

  it('finds an identifier whole, however it is joined', async () => {
    expect((await ask('external_transaction_id')).slice(0, 2).sort()).toEqual([
      '/api/v2/transaction/find',
      '/reference/api_error_codes#203',
    ]);
    expect(await ask('externalTransactionId')).toEqual(await ask('external_transaction_id'));
  });

  it('completes the last word while it is typed, and only the last', async () => {
    expect(await ask('curr')).toContain('/reference/currency_codes');
    expect(await ask('khip')).toEqual(['/services/khipu']);
    expect(await ask('khip ')).toEqual([]);
  });

  it('finds nothing for a text without words, and for a word that is nowhere', async () => {
    expect(await ask('')).toEqual([]);
    expect(await ask(' –/ ')).toEqual([]);
    expect(await ask('zzzzqqqq')).toEqual([]);
  });

  it('is not stopped by a word that is nowhere', async () => {
    expect(await first('zzzzqqqq callback retries please')).toBe('/callbacks#retries');
  });
});

describe('find: what weighs', () => {
  it('puts the title before others that begins with what was typed', async () => {
    const pages = smallIndex([
      { url: '/create', title: 'Create a pago', keywords: 'pago, factura' },
      { url: '/pago_facil', title: 'Pago Fácil', description: 'Cash.' },
    ]);
    expect((await pages.ask('pago fa')).hits[0]).toMatchObject({ u: '/pago_facil' });
  });

  it('leads one word to the page to which others link', async () => {
    const pages = smallIndex([
      { url: '/a', title: 'Payout history', links: ['/b'] },
      { url: '/b', title: 'Payout order', links: [] },
      { url: '/c', title: 'Other', links: ['/b'] },
    ]);
    expect((await pages.ask('payout')).hits[0]).toMatchObject({ u: '/b' });
  });

  it('takes a glossary for no home of a code', async () => {
    const rows = [['fee', 'What a payment costs']] as const;
    const pages = (isParticular: boolean) =>
      smallIndex([
        { url: '/glossary', title: 'Words', kind: 'reference', rows, isParticular },
        { url: '/tariffs', title: 'Tariffs', keywords: 'fee', tasks: { '': 'fee' } },
      ]);
    expect((await pages(true).ask('fee')).hits[0]).toMatchObject({ u: '/tariffs' });
    expect((await pages(false).ask('fee')).hits[0]).toMatchObject({ u: '/glossary' });
  });

  it('opens the top of the page whose title was typed, and puts a title before a better match', async () => {
    const pages = smallIndex([
      {
        url: '/pages',
        title: 'Payment pages',
        description: 'The look of your payment pages: the look of a page, payment by payment.',
        keywords: 'look of a payment page',
        text: 'The look of payment pages.',
        sections: [['Look of payment pages', 'The look of payment pages.']],
      },
      { url: '/look', title: 'Look of your payment pages', isParticular: true, kind: 'guide' },
      { url: '/form', title: 'Look of payment pages and forms', description: 'Look of your payment pages.' },
      {
        url: '/settings',
        title: 'Settings',
        sections: [['All settings', 'Settings of a point, and settings of a page.']],
        tasks: { '#all-settings': 'change settings' },
      },
    ]);
    const firstOf = async (text: string) => {
      const [hit] = (await pages.ask(text)).hits;
      return hit === undefined ? '' : hit.u + hit.h;
    };
    expect(await firstOf('settings')).toBe('/settings');
    expect(await firstOf('change settings')).toBe('/settings#all-settings');
    expect(await firstOf('look of your payment pages')).toBe('/look');
  });

  it('finds a page by what readers ask, in their own words', async () => {
    const pages = smallIndex([
      { url: '/cancel', title: 'Reverse a transaction', tasks: { '': 'pay the buyer back' } },
      { url: '/buyer', title: 'Pages that a buyer sees' },
      { url: '/back', title: 'The way back' },
    ]);
    expect((await pages.ask('how to pay the buyer back')).hits[0]?.u).toBe('/cancel');
  });

  it('leads a code to its table also where its noun is named', async () => {
    const pages = smallIndex([
      { url: '/payout', title: 'Payouts', sections: [['Error 105', 'error 105']] },
      ...['/p', '/q', '/r', '/s'].map((url) => ({ url, title: 'Another page', text: 'error' })),
      { url: '/codes', title: 'Codes', kind: 'reference', rows: [['105', 'Not enough balance']] },
    ]);
    expect((await pages.ask('error 105')).hits[0]?.u).toBe('/codes');
  });
});

describe('find: what pages declare', () => {
  const pages = smallIndex([
    {
      url: '/a',
      title: 'Moving house',
      sections: [
        ['Part one', 'x'],
        ['Part two', 'y'],
      ],
      tasks: { '#part-two': 'rotate a key' },
    },
    { url: '/b', title: 'Keys', text: 'A key is rotated here and there.' },
  ]);

  it('leads a task to the section that declares it', async () => {
    const { hits } = await pages.ask('rotate key');
    expect(hits.map(({ u, h }) => u + h)).toContain('/a#part-two');
  });

  it('follows the general page where the query does not name the particular one', async () => {
    const text = 'A refund goes back to the account that paid. A refund is final.';
    const repeated = smallIndex([
      { url: '/acme', title: 'Acme transfer', text, isParticular: true },
      { url: '/refunds', title: 'Giving back', text: 'A refund goes back to the account that paid.' },
    ]);
    const lead = async (query: string) => (await repeated.ask(query)).hits[0]?.u;
    expect(await lead('refund to the account')).toBe('/refunds');
    expect(await lead('refund acme')).toBe('/acme');
  });
});

describe('find: order', () => {
  it('prefers the title to headings, headings to text', async () => {
    expect((await ask('signature')).slice(0, 2)).toEqual([
      '/request_format#signature',
      '/callbacks#verify-the-signature',
    ]);
  });

  it('falls back from all words to the best of them', async () => {
    const urls = await ask('currency of brazil');
    expect(urls).toContain('/reference/currency_codes');
    expect(urls).toContain('/services/pix');
  });

  it('has one line for both versions of a page, led by the newer one unless the reader says otherwise', async () => {
    expect(await ask('pay_url')).toEqual(['/api/v2/transaction/create']);
    expect(await first('transaction/create v1')).toBe('/api/v1/transaction/create');
    expect(await first('pay_url version 1')).toBe('/api/v1/transaction/create');
    expect(await first('версия 1 pay_url')).toBe('/api/v1/transaction/create');
    expect(await ask('pay_url', { preferredVersion: 'v1' })).toEqual(['/api/v1/transaction/create']);
    const [hit] = (await search.ask('pay_url')).hits;
    expect(hit?.versions).toEqual([
      { version: 'v2', u: '/api/v2/transaction/create' },
      { version: 'v1', u: '/api/v1/transaction/create' },
    ]);
  });

  it('leaves other versions out on request', async () => {
    expect(await ask('pay_url', { version: 'v1' })).toEqual(['/api/v1/transaction/create']);
    expect(await ask('callbacks', { version: 'v1' })).toContain('/callbacks');
  });

  it('keeps to a context, or lets it lead', async () => {
    expect(await ask('currency', { context: 'cabinet' })).toEqual(['/cabinet/wallets/transfer']);
    expect(await first('currency')).toBe('/reference/currency_codes');
    expect(await ask('currency', { context: 'cabinet', contextUse: 'first' })).toHaveLength(2);
  });

  it('obeys the limit, counts beyond it, and counts by filter', async () => {
    const found = await search.ask('payment code callback currency transfer', { limit: 3 });
    expect(found.hits).toHaveLength(3);
    expect(found.total).toBeGreaterThan(3);
    const byContext = await search.ask('currency');
    expect(byContext.counts.context).toEqual({ cabinet: 1 });
    expect(byContext.counts.kind).toEqual({ concept: 2 });
  });

  it('gives the same answer every time', async () => {
    expect(await ask('payment code')).toEqual(await ask('payment code'));
  });
});

describe('find: what is shown', () => {
  it('shows what a row says: a code is answered in the list', async () => {
    const [hit] = (await search.ask('203')).hits;
    expect(hit).toMatchObject({ h: '#203', s: '203 · external_transaction_id already exists' });
    expect(hit?.textPieces.join('')).toBe('Call find.');
  });

  it('names near words where nothing was found', async () => {
    expect((await search.ask('corrxnzy')).near).toContain('currency');
  });
});
