/**
 * In: the changelog. Out: its releases as feeds, Atom and JSON Feed, so that a program or a mailbox learns of a change. Dates are those
 * of the releases: equal sources make equal feeds.
 */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { CHANGELOG_ROUTE, type Change } from '@gateway-docs/site-data/pages';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { CHANGE_FEEDS } from '../../remark/cross-references/routes';
import type { Site } from '../site';
import { printTree } from '../twins/print-page';
import type { ExportedPage } from '../twins/export-page';
import { feedTitle } from './feed-title';
import { jsonFeed, newFeed } from './new-feed';
import type { Root } from 'mdast';
import { sectionBelow } from '../../remark/mdast';

/**
 * In: the changelog's entries and its expanded page. Out: the releases, newest first, each with midnight UTC of its day, each kind of change that it has
 * once, and the section below its title, which tells of it.
 * @param changes entries of the changelog, in their order
 * @param tree the changelog, expanded
 */
export function releasesOf(changes: readonly Change[], tree: Root) {
  const anchors = [...new Set(changes.map(({ anchor }) => anchor))];
  return anchors.flatMap((anchor) => {
    const entries = changes.filter((change) => change.anchor === anchor);
    const [first] = entries;
    if (!first) return [];
    const content = sectionBelow(tree, anchor);
    if (!content) throw new Error(`The changelog has no section #${anchor}.`);
    const date = new Date(`${first.date} UTC`);
    const kinds = [...new Set(entries.map(({ kind }) => kind))];
    return [{ version: first.version, anchor, date, kinds, content }];
  });
}

/**
 * @param changes entries of the changelog, in their order
 * @param page the changelog's page
 * @returns route and text of each feed
 * @throws Error when the page has no section for a release
 */
export function feedFiles(
  { place, title }: Pick<Site, 'place' | 'title'>,
  changes: readonly Change[],
  { tree, description }: ExportedPage,
): ReadonlyMap<string, string> {
  const address = siteAddress(place, CHANGELOG_ROUTE);
  const releases = releasesOf(changes, tree);
  const feed = newFeed({
    address,
    title: feedTitle(title),
    description,
    publisher: title,
    updated: releases[0]?.date,
    feedLinks: { atom: siteAddress(place, CHANGE_FEEDS.atom), json: siteAddress(place, CHANGE_FEEDS.json) },
  });
  for (const { version, date, anchor, kinds, content } of releases) {
    const markdown = printTree({ type: 'root', children: content }, { route: CHANGELOG_ROUTE, place });
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
    [CHANGE_FEEDS.json, jsonFeed(feed)],
  ]);
}
