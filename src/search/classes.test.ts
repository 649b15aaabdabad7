/** Classes of mistakes that queries of readers have shown, each by the smallest index that shows it. */
import { describe, expect, it } from 'vitest';
import { smallIndex } from '../../tests/content/search/small-index';

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

describe('a word in Latin letters that the index does not have', () => {
  const { ask } = smallIndex(
    [
      { url: '/file', title: 'File', keywords: 'файл, возврат' },
      { url: '/failures', title: 'Failure reasons' },
    ],
    [],
  );

  it('is a misspelling before it is the beginning of a Russian word', async () => {
    const { hits, understood } = await ask('failiure');
    expect(hits[0]?.u).toBe('/failures');
    expect(understood).toBeUndefined();
  });

  it('is Russian where nothing else is near', async () => {
    const { hits, understood } = await ask('vozvrat');
    expect(hits[0]?.u).toBe('/file');
    expect(understood).toBe('возврат');
  });
});
