import { describe, expect, it } from 'vitest';
import { offeredConcepts } from './offered-concepts';
import { questionsOf } from './questions';

describe('the words of the search for what a provider offers', () => {
  it('are those of concepts that a page names, in any form of letters and with an ending', () => {
    const concept = (...site: string[]) => ({ site, others: ['other words'] });
    const pages = [
      { title: 'PIX', sections: [{ title: 'Keys', hash: '#keys', text: 'Bank transfers cost less.' }] },
    ];
    const concepts = [concept('Pix'), concept('bank transfer'), concept('BLIK'), concept('EFT', 'key')];
    expect(offeredConcepts(concepts, pages).map(({ site }) => site[0])).toEqual([
      'Pix',
      'bank transfer',
      'EFT',
    ]);
  });

  it('are those of pages and sections that are there', () => {
    const questions = new Map([
      ['/services/blik', new Map([['', ['pay by blik']]])],
      [
        '/services/pix',
        new Map([
          ['', ['pay by pix']],
          ['#payout', ['send by pix']],
        ]),
      ],
    ]);
    const offered = questionsOf(questions, new Set(['/services/blik', '/services/pix#payout']));
    expect([...offered]).toEqual([['/services/pix', new Map([['', ['pay by pix']]])]]);
  });
});
