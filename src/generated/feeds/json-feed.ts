/** In: a feed. Out: its text as JSON Feed 1.1. The library writes version 1, which has one author and no language. */
import type { Feed } from 'feed';

interface Version1 extends Readonly<Record<string, unknown>> {
  readonly author?: { readonly name?: string };
}

/**
 * @param feed with its entries
 * @returns JSON, as https://www.jsonfeed.org/version/1.1/ describes it
 */
export function jsonFeed(feed: Feed): string {
  const { author, items, ...about } = JSON.parse(feed.json1()) as Version1;
  const newer = {
    ...about,
    version: 'https://jsonfeed.org/version/1.1',
    ...(feed.options.language === undefined ? {} : { language: feed.options.language }),
    ...(author === undefined ? {} : { authors: [author] }),
    items,
  };
  return `${JSON.stringify(newer, null, 2)}\n`;
}
