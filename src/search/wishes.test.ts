import { describe, expect, it } from 'vitest';
import { encodeColumn } from './index/number-column';
import { smallIndex, type PageSketch } from '../../tests/content/search/small-index';

/** Five pages that each have one word of the question, one of which is wished for in nearly the same words. */
const sketches = (wishes: readonly string[]): PageSketch[] => [
  { url: '/shopper', title: 'The shopper' },
  { url: '/laptop', title: 'A laptop' },
  { url: '/hotel', title: 'A hotel' },
  { url: '/frozen', title: 'Frozen money', text: 'shopper hotel laptop lost', wishes },
  { url: '/other', title: 'Other', text: 'laptop' },
];
const firstOf = async (wishes: readonly string[], text: string) =>
  (await smallIndex(sketches(wishes)).ask(text)).hits[0]?.u;

describe('a wish', () => {
  const question = 'shopper at the hotel lost a laptop';

  it('leads to its page a question that has most of its words', async () => {
    expect(await firstOf([], question)).not.toBe('/frozen');
    expect(await firstOf(['hotel shopper laptop'], question)).toBe('/frozen');
  });

  it('is found with an error in a word, and with a word that no page has', async () => {
    const leading = async (wishes: readonly string[]) => {
      const page = { title: 'Money', text: 'shopper hotel' };
      const pages = smallIndex([
        { ...page, url: '/one' },
        { ...page, url: '/two', wishes },
      ]);
      return (await pages.ask('hotel shoper vanishd')).hits[0]?.u;
    };
    expect(await leading([])).toBe('/one');
    expect(await leading(['hotel shopper vanished'])).toBe('/two');
  });

  it('counts word by word, and the more the more of the words are said of one page', async () => {
    const page = { title: 'Money', text: 'shopper hotel laptop' };
    const pages = smallIndex([
      { ...page, url: '/one', wishes: ['hotel bill', 'hotel room', 'hotel night'] },
      { ...page, url: '/two', wishes: ['hotel bill', 'shopper complains', 'laptop repaired'] },
    ]);
    expect((await pages.ask('shopper hotel laptop')).hits.map(({ u }) => u)).toEqual(['/two', '/one']);
  });

  it('does not hide a page of which nobody has said anything', async () => {
    const hits = (await smallIndex(sketches(['hotel shopper laptop'])).ask(question)).hits.map(({ u }) => u);
    expect(hits).toEqual(expect.arrayContaining(['/shopper', '/laptop', '/hotel', '/frozen', '/other']));
  });

  it('says nothing to a query of one or two words', async () => {
    const hits = async (wishes: readonly string[]) =>
      (await smallIndex(sketches(wishes)).ask('shopper laptop')).hits.map(({ u }) => u);
    expect(await hits(['shopper laptop'])).toEqual(await hits([]));
  });

  it('counts for both versions of a page, and is kept once', async () => {
    const versions = (wishes: readonly string[]) =>
      smallIndex([
        ...sketches([]).slice(0, 3),
        { url: '/api/v1/frozen', title: 'Frozen money', text: 'shopper hotel laptop lost' },
        { url: '/api/v2/frozen', title: 'Frozen money', text: 'shopper hotel laptop lost', wishes },
      ]);
    expect(versions(['hotel shopper laptop']).packed.head.wishes).toBe(encodeColumn([0, 0, 0, 0, 1]));
    for (const version of ['v1', 'v2'] as const) {
      const rankOf = async (wishes: readonly string[]) => {
        const { hits } = await versions(wishes).ask(question, { version });
        return hits.findIndex(({ u }) => u === `/api/${version}/frozen`);
      };
      expect(await rankOf(['hotel shopper laptop'])).toBeLessThan(await rankOf([]));
    }
  });

  it('opens the section that it names, where several have the words', async () => {
    const page = {
      url: '/room',
      title: 'A room',
      sections: [
        ['Early', 'The laptop and the hotel.'],
        ['Late', 'The laptop and the hotel.'],
      ] as const,
    };
    const opened = async (sectionWishes: Readonly<Record<string, string>>) =>
      (await smallIndex([{ ...page, sectionWishes }]).ask('shopper laptop')).hits[0]?.h;
    expect(await opened({})).toBe('#early');
    const asked = 'lost laptop,shopper waits,shopper laptop';
    const beside = 'room key,room bill,early bird';
    expect(await opened({ '#early': beside, '#late': asked })).toBe('#late');
    expect(await opened({ '#early': asked, '#late': beside })).toBe('#early');
  });

  it('counts for the page as a whole where its section is not there', () => {
    const page = { url: '/room', title: 'A room', sections: [['Early', 'One.']] as const };
    const sectionWishes = { '#early': 'room key', '#gone': 'lost laptop,old laptop' };
    const { packed } = smallIndex([{ ...page, wishes: ['room'], sectionWishes }]);
    expect(packed.head.wishes).toBe(encodeColumn([3, 1]));
  });
});
