import { describe, expect, it } from 'vitest';
import { search } from '../tests/ranked-pages';
import { smallIndex } from '../tests/small-index';

describe('the words to mark', () => {
  it('are the forms that the page has of the words found, not the words that say nothing', async () => {
    const [hit] = (await search.ask('the retries of a callback', { limit: 1 })).hits;
    expect(hit?.marks).toEqual(expect.arrayContaining(['retries', 'callbacks', 'callback']));
    expect(hit?.marks).not.toContain('the');
  });

  it('are none of a phrase that the pages say for what was typed: each means something else by itself', async () => {
    const pages = smallIndex(
      [{ url: '/a', title: 'Request format', description: 'The signature of a request.' }],
      [{ site: ['request format'], others: ['signature'] }],
    );
    expect((await pages.ask('signature')).hits[0]?.marks).toEqual(['signature']);
    expect((await pages.ask('request format')).hits[0]?.marks).toEqual(['request', 'format']);
  });
});
