import { describe, expect, it } from 'vitest';
import { smallIndex } from '../../tests/content/search/small-index';
import { find, type FindOptions } from './find';

const { head, whole } = smallIndex(
  [
    {
      url: '/callbacks',
      title: 'Callbacks',
      description: 'How the gateway tells your server about a payment.',
      keywords: 'webhook, postback',
      text: 'The gateway sends a callback when the status changes.',
      sections: [
        ['Verify the signature', 'Compute the HMAC over the raw body.'],
        ['Retries', 'A callback that fails is sent again.'],
      ],
    },
    {
      url: '/request_format',
      title: 'Request format',
      sections: [
        ['Signature', 'Sign the request with HMAC-SHA256.'],
        ['Headers', 'X-Point-Id, X-Timestamp and X-Signature.'],
      ],
    },
    {
      url: '/api/v1/transaction/create',
      title: 'transaction/create',
      text: 'Answers pay_url. Answers pay_url again.',
    },
    { url: '/api/v2/transaction/create', title: 'transaction/create', text: 'Answers pay_url.' },
    {
      url: '/api/v2/transaction/find',
      title: 'transaction/find',
      text: 'Find a payment by external_transaction_id.',
    },
    {
      url: '/reference/api_error_codes',
      title: 'API error codes',
      text: 'Codes of errors.',
      sections: [['All codes', '105 not enough balance. 203 external_transaction_id already exists.']],
      rows: [
        ['105', 'not enough balance'],
        ['203', 'external_transaction_id already exists'],
      ],
    },
    { url: '/reference/currency_codes', title: 'Currency codes', text: 'EUR, USD, ARS and others.' },
    {
      url: '/reference/test_cards',
      title: 'Test cards',
      text: 'Numbers for the sandbox. 1054 is not among the codes.',
    },
    { url: '/cabinet/wallets/transfer', title: 'Transfer between wallets', text: 'Currency is converted.' },
    { url: '/services/khipu', title: 'Khipu', description: 'Bank transfers in Chile.' },
    {
      url: '/services/pix',
      title: 'PIX',
      description: 'Instant payments in Brazil.',
      text: 'Refund within 90 days.',
    },
  ],
  [
    ['refund', 'возврат'],
    ['currency', 'валюта'],
    ['webhook', 'колбэк', 'вебхук'],
    ['signature', 'подпись', 'подписи'],
    ['money back', 'refund'],
  ],
);

/** Addresses of the hits. */
function ask(text: string, options: Partial<FindOptions> = {}, index = whole): string[] {
  return find(index, text, { limit: 8, ...options }).hits.map(({ u, h }) => u + h);
}

describe('find: what matches', () => {
  it('leads a word of the title to the top of the page', () => {
    expect(ask('callbacks')[0]).toBe('/callbacks');
  });

  it('leads a word of a heading to its section', () => {
    expect(ask('callback retries')[0]).toBe('/callbacks#retries');
  });

  it('finds what only the text says, in its section', () => {
    expect(ask('x-timestamp')[0]).toBe('/request_format#headers');
  });

  it('finds keywords, which no page shows', () => {
    expect(ask('postback')).toEqual(['/callbacks']);
  });

  it('finds inflections', () => {
    expect(ask('transfers wallet')[0]).toBe('/cabinet/wallets/transfer');
  });

  it('finds an identifier whole before pages that have its parts', () => {
    expect(ask('external_transaction_id').slice(0, 2).sort()).toEqual([
      '/api/v2/transaction/find',
      '/reference/api_error_codes#203',
    ]);
    expect(ask('externalTransactionId')).toEqual(ask('external_transaction_id'));
  });

  it('finds paths, whole and by their ending', () => {
    expect(ask('/api/v2/transaction/find')[0]).toBe('/api/v2/transaction/find');
    expect(ask('transaction/find')[0]).toBe('/api/v2/transaction/find');
  });

  it('leads a code to its row', () => {
    expect(ask('203')).toEqual(['/reference/api_error_codes#203']);
    expect(ask('error 105')[0]).toBe('/reference/api_error_codes#105');
  });

  it('completes the last word while it is typed, and only the last', () => {
    expect(ask('curr')).toContain('/reference/currency_codes');
    expect(ask('khip')).toEqual(['/services/khipu']);
    expect(ask('khip ')).toEqual([]);
  });

  it('finds two words that the pages write as one, and the other way round', () => {
    expect(ask('pay url')).toContain('/api/v2/transaction/create');
  });

  it('finds an identifier whose parts say nothing', () => {
    expect(ask('to_be')).toEqual([]);
    expect(ask('callback_to')).toContain('/callbacks');
  });

  it('finds nothing for a text without words, and for a word that is nowhere', () => {
    expect(ask('')).toEqual([]);
    expect(ask(' –/ ')).toEqual([]);
    expect(ask('zzzzqqqq')).toEqual([]);
  });
});

describe('find: misspellings', () => {
  it.each([
    ['singature', '/request_format#signature'],
    ['curency codes', '/reference/currency_codes'],
    ['kihpu', '/services/khipu'],
  ])('%s leads to %s', (typed, url) => {
    expect(ask(typed)[0]).toBe(url);
  });

  it.each(['204', '1045', 'pxi', 'arz', '3ds9'])('%s is taken for no other code or short word', (typed) => {
    expect(ask(typed)).toEqual([]);
  });

  it('takes a word that exists as it is', () => {
    expect(ask('refund')).toEqual(['/services/pix']);
  });
});

describe('find: Russian', () => {
  it.each([
    ['возвраты', '/services/pix'],
    ['коды валют', '/reference/currency_codes'],
    ['вебхуки', '/callbacks'],
  ])('%s leads to %s', (typed, url) => {
    expect(ask(typed)[0]).toBe(url);
  });

  it('reads a phrase of the synonyms as one word', () => {
    expect(ask('money back')).toContain('/services/pix');
  });
});

describe('find: order', () => {
  it('prefers the title to headings, headings to text', () => {
    expect(ask('signature').slice(0, 2)).toEqual([
      '/request_format#signature',
      '/callbacks#verify-the-signature',
    ]);
  });

  it('falls back from all words to the best of them', () => {
    const urls = ask('currency of brazil');
    expect(urls).toContain('/reference/currency_codes');
    expect(urls).toContain('/services/pix');
  });

  it('puts the newer of two versions first, however often the older repeats a word', () => {
    expect(ask('pay_url')).toEqual(['/api/v2/transaction/create', '/api/v1/transaction/create']);
    expect(ask('transaction/create v1')[0]).toBe('/api/v1/transaction/create');
    expect(ask('pay_url', { preferredVersion: 'v1' })[0]).toBe('/api/v1/transaction/create');
  });

  it('leaves other versions out on request', () => {
    expect(ask('pay_url', { version: 'v1' })).toEqual(['/api/v1/transaction/create']);
    expect(ask('callbacks', { version: 'v1' })).toContain('/callbacks');
  });

  it('keeps to a context, or lets it lead', () => {
    expect(ask('currency', { context: 'cabinet' })).toEqual(['/cabinet/wallets/transfer']);
    expect(ask('currency')[0]).toBe('/reference/currency_codes');
    expect(ask('currency', { context: 'cabinet', contextUse: 'first' })).toHaveLength(2);
  });

  it('obeys the limit and counts beyond it', () => {
    const found = find(whole, 'payment code callback currency transfer', { limit: 3 });
    expect(found.hits).toHaveLength(3);
    expect(found.total).toBeGreaterThan(3);
  });

  it('gives the same answer every time', () => {
    expect(ask('payment code')).toEqual(ask('payment code'));
  });
});

describe('find: with the head alone', () => {
  it('answers from titles, headings, keywords and descriptions', () => {
    expect(ask('verify signature', {}, head)[0]).toBe('/callbacks#verify-the-signature');
    expect(find(head, 'verify signature', { limit: 8 }).isCertain).toBe(true);
  });

  it.each(['pay_url', '203', 'singature', 'callback hmac', 'callbacks v2'])(
    'is not certain of %s',
    (typed) => {
      expect(find(head, typed, { limit: 8 }).isCertain).toBe(false);
    },
  );
});

describe('find: marks', () => {
  it('names the forms that the page has of the words found, not the words that say nothing', () => {
    const [hit] = find(whole, 'the retries of a callback', { limit: 1 }).hits;
    expect(hit?.marks).toEqual(expect.arrayContaining(['retries', 'callbacks', 'callback']));
    expect(hit?.marks).not.toContain('the');
  });
});

describe('find: one letter at the end of the query', () => {
  it('does not lead to the page that happens to have this letter', () => {
    expect(ask('pix m')[0]).toBe('/services/pix');
  });
});
