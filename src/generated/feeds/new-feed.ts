/** In: what a feed is about. Out: the feed without entries, with what all feeds of the site say of themselves. */
import { Feed, type FeedOptions } from 'feed';

/**
 * In: a feed. Out: its text as JSON Feed 1.1. The library writes version 1, which has one author and no language.
 * @param feed with its entries
 * @returns JSON, as https://www.jsonfeed.org/version/1.1/ describes it
 */
export function jsonFeed(feed: Feed): string {
  const { author, items, ...about } = JSON.parse(feed.json1()) as Readonly<Record<string, unknown>>;
  const newer = {
    ...about,
    version: 'https://jsonfeed.org/version/1.1',
    ...(feed.options.language === undefined ? {} : { language: feed.options.language }),
    ...(author === undefined ? {} : { authors: [author] }),
    items,
  };
  return `${JSON.stringify(newer, null, 2)}\n`;
}

interface About extends Pick<FeedOptions, 'title' | 'description' | 'updated' | 'feedLinks'> {
  /** What the feed is about, for people and as its id: a full address. */
  readonly address: string;
  /** Who publishes it. */
  readonly publisher: string;
}

/** @returns a feed of the site without entries */
export const newFeed = ({ address, publisher, ...about }: About): Feed =>
  new Feed({
    id: address,
    link: address,
    ...about,
    language: 'en',
    copyright: publisher,
    generator: publisher,
    author: { name: publisher },
  });
