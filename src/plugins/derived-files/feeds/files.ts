/**
 * In: the changelog. Out: its releases as feeds, Atom and JSON Feed, so that a program or a mailbox learns of a change. Dates are those
 * of the releases: equal sources make equal feeds.
 */
import { Feed } from 'feed';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Reference } from '../../../reference/reference';
import { CHANGELOG_ROUTE } from '../../../reference/load-changes';
import { CHANGE_FEEDS } from '../../../remark/cross-references/routes';
import type { Site } from '../twins/files';
import { printTree } from '../twins/print-page';
import { readPage } from '../twins/read-page';
import { feedTitle } from './feed-title';
import { releasesOf } from './releases';

/**
 * @returns route and text of each feed; none where the site has no changelog
 * @throws Error for a writer's mistake, with file and line
 */
export function feedFiles(
  { siteDir, url, title, pages }: Site,
  reference: Reference,
): ReadonlyMap<string, string> {
  const page = pages.find(({ route }) => route === CHANGELOG_ROUTE);
  if (!page) return new Map();
  const address = url + CHANGELOG_ROUTE;
  const { tree, description } = readPage(siteDir, page.source, reference);
  const releases = releasesOf(reference.changes, tree);
  const feed = new Feed({
    id: address,
    link: address,
    title: feedTitle(title),
    description,
    language: 'en',
    copyright: title,
    generator: title,
    author: { name: title },
    updated: releases[0]?.date,
    feedLinks: { atom: url + CHANGE_FEEDS.atom, json: url + CHANGE_FEEDS.json },
  });
  for (const { version, date, anchor, kinds, content } of releases) {
    const markdown = printTree({ type: 'root', children: [...content] }, address);
    feed.addItem({
      id: `${address}#${anchor}`,
      link: `${address}#${anchor}`,
      title: version,
      date,
      published: date,
      content: micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
      category: kinds.map((kind) => ({ name: kind, term: kind })),
    });
  }
  return new Map([
    [CHANGE_FEEDS.atom, feed.atom1()],
    [CHANGE_FEEDS.json, feed.json1()],
  ]);
}
