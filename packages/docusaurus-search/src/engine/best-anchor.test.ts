import { describe, expect, it } from 'vitest';
import { smallIndex, type PageSketch } from '../test-support/small-index';

/** A guide with sections that many guides share; the anchor of a section is its title here. */
const guide: PageSketch = {
  url: '/services/pix',
  title: 'Pix',
  description: 'Transfers that may be declined.',
  text: 'A declined transfer is a transfer that the bank did not want.',
  sections: [
    ['Statuses', 'What is paid and what waits.'],
    ['Refunds', 'Money goes to the payer, in part or whole.'],
    ['Wrong', 'No such account.'],
    ['Declined claims of the bank', 'The bank did not want a claim.'],
  ],
};
const others: PageSketch[] = [
  { url: '/other', title: 'Other', text: 'A transfer, an error and a status.' },
  { url: '/declined', title: 'Declined payments', sections: [['Wrong', 'An account.']] },
];
const kinds = [
  { anchors: ['wrong'], words: ['declined', 'rejected', 'error', 'отклонен'] },
  { anchors: ['statuses', 'states'], words: ['status', 'estado'] },
  { anchors: ['refunds'], words: ['refund'] },
];
const synonyms = [{ site: ['refund'], others: ['возврат', 'money back'] }];
const pages = smallIndex([guide, ...others], synonyms, kinds);
const opened = async (query: string) => {
  const { hits } = await pages.ask(query);
  return hits.find(({ u }) => u === guide.url)?.h;
};

describe('a word that asks for a kind of section', () => {
  it.each([
    ['pix declined', '#wrong'],
    ['pix отклонён', '#wrong'],
    ['pix rejectd', '#wrong'],
    ['pix возврат', '#refunds'],
    ['pix money back', '#refunds'],
    ['pix estado', '#statuses'],
  ])('opens it, in other languages, misspelt and by the thesaurus: %s', async (query, hash) => {
    expect(await opened(query)).toBe(hash);
  });

  it('gives way to a section that answers by its own words', async () => {
    expect(await opened('pix declined claim bank')).toBe('#declined-claims-of-the-bank');
  });

  it('does not lead away from the page that has it for a title', async () => {
    const { hits } = await pages.ask('declined payments');
    expect(hits[0]).toMatchObject({ u: '/declined', h: '' });
  });

  it('leaves the order of pages as it is: the section speaks for itself alone', async () => {
    const order = async (title: string) => {
      const renamed = { ...guide, sections: [[title, 'No such account.'] as const] };
      const { hits } = await smallIndex([renamed, ...others], synonyms, kinds).ask('transfer error');
      return hits.map(({ u }) => u);
    };
    // The words of the query stand in neither title: only the kind differs.
    expect(await order('Wrong')).toEqual(await order('Columns'));
  });
});

describe('a query of one word', () => {
  const sketch: PageSketch = {
    url: '/cancel',
    title: 'Cancel a payment',
    description: 'Refund all or a part.',
    keywords: 'refund',
    tasks: { '': 'refund' },
    sections: [['Write down the refund before you send it', 'A refund may fail.']],
  };

  it('opens the top of the page that has the word for what it is about', async () => {
    const { hits } = await smallIndex([sketch, ...others]).ask('refund');
    expect(hits[0]).toMatchObject({ u: '/cancel', h: '' });
  });

  it('opens a section where the page as a whole does not speak of it, and where another word asks for it', async () => {
    const silent = { ...sketch, description: 'All or a part.', keywords: '', tasks: {} };
    const section = '#write-down-the-refund-before-you-send-it';
    expect((await smallIndex([silent, ...others]).ask('refund')).hits[0]).toMatchObject({ h: section });
    expect((await smallIndex([sketch, ...others]).ask('write down refund')).hits[0]).toMatchObject({
      h: section,
    });
  });
});
