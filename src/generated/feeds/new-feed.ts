/** In: what a feed is about. Out: the feed without entries, with what all feeds of the site say of themselves. */
import { Feed } from 'feed';

interface About {
  /** What the feed is about, for people and as its id: a full address. */
  readonly address: string;
  readonly title: string;
  readonly description?: string;
  /** Who publishes it. */
  readonly publisher: string;
  readonly updated: Date | undefined;
  /** Full addresses of the feed itself. */
  readonly feedLinks: Readonly<Record<string, string>>;
}

/** @returns a feed of the site without entries */
export const newFeed = ({ address, title, description, publisher, updated, feedLinks }: About): Feed =>
  new Feed({
    id: address,
    link: address,
    title,
    description,
    language: 'en',
    copyright: publisher,
    generator: publisher,
    author: { name: publisher },
    updated,
    feedLinks,
  });
