import { describe, expect, it } from 'vitest';
import { smallIndex, type PageSketch } from '../tests/small-index';

const others: PageSketch[] = [
  { url: '/other', title: 'Other', text: 'A transfer, an error and a status.' },
  { url: '/declined', title: 'Declined payments', sections: [['Wrong', 'An account.']] },
];
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

describe('of two sections that say about the same', () => {
  it('the first opens, also where the page as a whole has the word', async () => {
    const { ask } = smallIndex([
      {
        url: '/mexico',
        title: 'Payments in Mexico',
        keywords: 'paynet',
        text: 'Paynet and others.',
        sections: [
          ['Paynet', 'A network of shops, with a long text of many other words about shops and vouchers.'],
          ['Paynet rules', 'Paynet.'],
        ],
      },
      ...others,
    ]);
    expect((await ask('paynet')).hits[0]).toMatchObject({ u: '/mexico', h: '#paynet' });
  });
});
