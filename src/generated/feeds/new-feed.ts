/** In: what a feed is about. Out: the feed without entries, with what all feeds of the site say of themselves. */
import { Feed, type FeedOptions } from 'feed';

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
