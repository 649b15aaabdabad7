import { expect, it } from 'vitest';
import { jsonFeed, newFeed } from './new-feed';

it('is of version 1.1: authors in a list, and the language', () => {
  const address = 'https://docs.example/changelog';
  const feed = newFeed({
    address,
    title: 'Acme: changes',
    publisher: 'Acme',
    updated: new Date('2026-05-03'),
    feedLinks: { json: `${address}.json` },
  });
  feed.addItem({
    id: `${address}#v1`,
    link: address,
    title: '1',
    date: new Date('2026-05-03'),
    content: '<p>New</p>',
  });
  expect(JSON.parse(jsonFeed(feed))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Acme: changes',
    home_page_url: address,
    feed_url: `${address}.json`,
    language: 'en',
    authors: [{ name: 'Acme' }],
    items: [
      {
        id: `${address}#v1`,
        url: address,
        title: '1',
        content_html: '<p>New</p>',
        date_modified: '2026-05-03T00:00:00.000Z',
      },
    ],
  });
});
