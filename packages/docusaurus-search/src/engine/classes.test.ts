/** Classes of mistakes that queries of readers have shown, each by the smallest index that shows it. */
import { describe, expect, it } from 'vitest';
import { smallIndex } from '../tests/small-index';

const filler = Array.from({ length: 12 }, (_, i) => ({
  url: `/guide-${i}`,
  title: `Guide ${i}`,
  text: 'How a payment is made, and what a payment costs.',
}));

describe('a code alone', () => {
  const { ask } = smallIndex(
    [
      { url: '/services/hryvnia', title: 'IBAN payouts in Ukraine', keywords: 'uah', text: 'In UAH only.' },
      {
        url: '/reference/currencies',
        title: 'Currency codes',
        kind: 'reference',
        rows: [['UAH', 'Hryvnia']],
      },
      ...filler,
    ],
    [{ site: ['Ukraine'], others: ['uah'] }],
  );

  it('leads to the row of the table that is its home', async () => {
    const [hit] = (await ask('UAH')).hits;
    expect(hit && hit.u + hit.h).toBe('/reference/currencies#UAH');
  });

  it('beside other words is a word like any other', async () => {
    const [hit] = (await ask('payouts in UAH')).hits;
    expect(hit?.u).toBe('/services/hryvnia');
  });
});

describe('a code among words, in capitals, or with a hyphen', () => {
  const { ask } = smallIndex([
    { url: '/find', title: 'Payment not found', text: 'The payment was not found.' },
    { url: '/money', title: 'Mobile money', keywords: 'mobile', text: 'Money on a mobile.' },
    { url: '/errors', title: 'Error codes', kind: 'reference', rows: [['208', 'Wrong payment']] },
    {
      url: '/countries',
      title: 'Countries',
      kind: 'reference',
      rows: [
        ['MO', 'Macao'],
        ['IN-AN', 'Andaman'],
      ],
    },
    ...filler,
  ]);

  it.each([
    ['208 not found', '/errors#208'],
    ['MO', '/countries#MO'],
    ['IN-AN', '/countries#IN-AN'],
    // Not a code of this site, so it may go on.
    ['MOB', '/money'],
  ])('%s: %s', async (query, url) => {
    const [hit] = (await ask(query)).hits;
    expect(hit && hit.u + hit.h).toBe(url);
  });
});

describe('a name with two errors, one of them in its first letter', () => {
  const { ask } = smallIndex(
    [
      { url: '/services/khipu', title: 'Khipu' },
      { url: '/services/interac', title: 'Interac' },
      { url: '/team', title: 'Team', keywords: 'equipo' },
      { url: '/marks', title: 'Marks', text: 'The mark intrca is drawn.' },
      ...filler,
    ],
    [],
  );

  it.each([
    ['qhipo', '/services/khipu'],
    ['intrcc', '/services/interac'],
  ])('%s: %s, though another word is as near', async (query, url) => {
    expect((await ask(query)).hits[0]?.u).toBe(url);
  });
});

describe('two words of which the second is not finished', () => {
  it('lead to the title that they begin', async () => {
    const { ask } = smallIndex([
      { url: '/statuses', title: 'Transaction statuses', text: 'What each means.' },
      {
        url: '/transactions',
        title: 'Transactions',
        keywords: 'transaction, stopped',
        text: 'A transaction that is started.',
        links: ['/statuses'],
      },
      ...filler.map((page) => ({ ...page, links: ['/transactions'] })),
    ]);
    expect((await ask('transaction st')).hits[0]?.u).toBe('/statuses');
  });
});

describe('words beside one that was typed in the wrong layout', () => {
  const { ask } = smallIndex(
    [
      { url: '/refund', title: 'Refund', keywords: 'возврат, денег' },
      { url: '/denials', title: 'Denials', keywords: 'denegada' },
      { url: '/whitelist', title: 'White list' },
    ],
    [],
  );

  it('are read in the same way', async () => {
    const { hits, understood } = await ask('djpdhfn ltytu');
    expect(understood).toBe('возврат денег');
    expect(hits[0]?.u).toBe('/refund');
  });

  it('stay as they are where the index knows them', async () => {
    expect((await ask('djpdhfn whitelist')).understood).toBe('возврат whitelist');
  });
});

describe('a pasted text', () => {
  const { ask } = smallIndex([{ url: '/refund', title: 'Refund', text: 'Money back.' }, ...filler], []);

  it.each([
    ['refund '.repeat(1500), '/refund'],
    ['{"refund":'.repeat(1000), '/refund'],
    ['refund \u0000\u0000\uFFFF', '/refund'],
    ['refund \u{1F4B8}\u200F\u05D4\u05D7\u05D6\u05E8', '/refund'],
    // Its beginning says nothing, and the rest is not read.
    ['['.repeat(10_000) + ' refund', undefined],
  ])('of any length and of any characters is answered at once (%#)', async (text, found) => {
    const before = performance.now();
    const { hits } = await ask(text);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(hits[0]?.u).toBe(found);
  });
});

describe('the wording of a row', () => {
  const { ask } = smallIndex(
    [
      { url: '/find', title: 'Payment not found', text: 'The payment was not found: call find again.' },
      {
        url: '/reference/errors',
        title: 'Error codes',
        kind: 'reference',
        rows: [
          ['208', 'Wallet not found'],
          ['105', 'Balance too low'],
        ],
      },
      ...filler,
    ],
    [],
  );

  it('leads to the row', async () => {
    const [hit] = (await ask('balance too low')).hits;
    expect(hit && hit.u + hit.h).toBe('/reference/errors#105');
  });

  it('does not claim a query of which a row has only a part', async () => {
    expect((await ask('payment not found')).hits[0]?.u).toBe('/find');
  });
});

describe('a name that may be a slip of a common word', () => {
  const many = Array.from({ length: 6 }, (_, i) => ({
    url: `/rule-${i}`,
    title: `Rules of a match, part ${i}`,
    text: 'Whether two values match. They match or they do not match.',
  }));
  const { ask } = smallIndex(
    [
      { url: '/services/mach', title: 'Mach' },
      {
        url: '/seal',
        title: 'Seal of a letter',
        sections: [['The seal does not match', 'Seals that match.']],
      },
      ...many,
    ],
    [],
  );

  it('by itself is the name', async () => {
    expect((await ask('mach')).hits[0]?.u).toBe('/services/mach');
  });

  it('beside other words leads where these words lead', async () => {
    expect((await ask('seal dose not mach')).hits[0]?.u).toBe('/seal');
  });
});

describe('two words that were typed as one', () => {
  it('are two where the pages say both often', async () => {
    const { ask } = smallIndex([
      { url: '/limits', title: 'Limits', sections: [['Rate limit', 'The rate has a limit.']] },
      ...Array.from({ length: 8 }, (_, i) => ({
        url: `/page-${i}`,
        title: `Page ${i}`,
        description: 'A rate, and a limit.',
        keywords: 'rate, limit',
      })),
    ]);
    expect((await ask('ratelimit')).hits[0]?.u).toBe('/limits');
  });
});
