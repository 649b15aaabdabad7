import { describe, expect, it } from 'vitest';
import { offeredSynonyms } from './words';

describe('the words of the search for what a provider offers', () => {
  it('are those of synonyms that a page names, in any form of letters and with an ending', () => {
    const group = (...site: string[]) => ({ site, others: ['other words'] });
    const pages = [
      {
        title: 'PIX',
        sections: [{ title: 'Keys', hash: '#keys', text: 'Bank transfers cost less.', lines: [] }],
      },
    ];
    const synonyms = [group('Pix'), group('bank transfer'), group('BLIK'), group('EFT', 'key')];
    expect(offeredSynonyms(synonyms, pages).map(({ site }) => site[0])).toEqual([
      'Pix',
      'bank transfer',
      'EFT',
    ]);
  });
});
