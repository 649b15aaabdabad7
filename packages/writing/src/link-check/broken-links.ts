/** In: the pages of a site with their links and anchors. Out: the links that lead nowhere, each with what is like it. */
import { nearest } from '@gateway-docs/kit';

/** A page as a link meets it. */
export interface LinkedPage {
  /** Addresses below the base path, with their anchors: `/callbacks#retries`. Each stands once. */
  readonly links: ReadonlySet<string>;
  readonly anchors: ReadonlySet<string>;
}

const withoutSlash = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));
const lastOf = (route: string): string => withoutSlash(route).split('/').at(-1) ?? '';

/** A page that was renamed or moved keeps a part of its name more often than its place. */
function routesLike(route: string, routes: readonly string[]): string[] {
  const near = nearest(route, routes);
  if (near.length > 0) return near;
  const names = nearest(lastOf(route), [...new Set(routes.map(lastOf))]);
  return names.flatMap((name) => routes.filter((other) => lastOf(other) === name)).slice(0, 3);
}

/**
 * @param pages by their routes below the base path
 * @param isFile whether a file, and no page, is served at an address
 * @returns each link that leads nowhere, as an address below the base path; whether its page is there and the anchor is not; the routes of the pages
 * that have it; and what is wrong with it, with the addresses that are like it
 */
export function brokenLinks(pages: ReadonlyMap<string, LinkedPage>, isFile: (address: string) => boolean) {
  const known = new Map([...pages].map(([route, page]) => [withoutSlash(route), page]));
  const users = new Map<string, string[]>();
  for (const [route, { links }] of pages)
    for (const link of links) users.set(link, [...(users.get(link) ?? []), route]);
  return [...users].flatMap(([link, from]) => {
    const [route = '', anchor = ''] = link.split(/#(.*)/s);
    const page = known.get(withoutSlash(route));
    if (page && (anchor === '' || page.anchors.has(anchor))) return [];
    if (!page && isFile(route)) return [];
    const like = page
      ? nearest(anchor, [...page.anchors]).map((id) => `#${id}`)
      : routesLike(route, [...pages.keys()]);
    const what = `${link} is no ${page ? 'anchor of that page' : 'page of this site'}`;
    const advice = like.length > 0 ? `. Did you mean ${like.join(' or ')}?` : '';
    return [{ link, isAnchor: page !== undefined, pages: from, what: what + advice }];
  });
}

export type BrokenLink = ReturnType<typeof brokenLinks>[number];
