/** In: the pages of a site with their links and anchors. Out: the links that lead nowhere. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LinkedPage } from './read-pages';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** As an address below the base path: `/callbacks#nowhere`. */
  readonly link: string;
  /** Whether the page is there, and the anchor is not. */
  readonly isAnchor: boolean;
  /** Routes of the pages that have it. */
  readonly pages: readonly string[];
}

const withoutSlash = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));

/**
 * @param pages by their routes below the base path
 * @param outDir absolute path of the built site, for links to files
 */
export function brokenLinks(pages: ReadonlyMap<string, LinkedPage>, outDir: string): BrokenLink[] {
  const known = new Map([...pages].map(([route, page]) => [withoutSlash(route), page]));
  const users = new Map<string, string[]>();
  for (const [route, { links }] of pages)
    for (const link of links) users.set(link, [...(users.get(link) ?? []), route]);
  return [...users].flatMap(([link, from]): BrokenLink[] => {
    const [route = '', anchor = ''] = link.split(/#(.*)/s);
    const page = known.get(withoutSlash(route));
    const isAnchor = page !== undefined;
    const isRight = page ? anchor === '' || page.anchors.has(anchor) : existsSync(path.join(outDir, route));
    return isRight ? [] : [{ link, isAnchor, pages: from }];
  });
}
