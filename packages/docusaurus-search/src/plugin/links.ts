/** In: a built page. Out: the routes to which its text links: what writers point to is what readers need most. */
import type { CheerioAPI } from 'cheerio/slim';
import { routeBelow } from '@gateway-docs/kit';

/**
 * @param $ a built page
 * @param basePath of the site
 * @returns the routes, each once, in order; links of the navigation are not the text's
 */
export function linksOf($: CheerioAPI, basePath: string): string[] {
  // The explanation of a word stands behind each first mention of it; nobody points the reader there.
  const hrefs = $('article a[href^="/"]:not([data-chip="term"])')
    .toArray()
    .map((link) => routeBelow(basePath, ($(link).attr('href') ?? '').replace(/[?#].*$/, '')));
  return [...new Set(hrefs)];
}

/**
 * @param pages pages with the routes to which they link
 * @returns per page how many others link to it
 */
export function countLinks(
  pages: readonly { readonly url: string; readonly links: readonly string[] }[],
): number[] {
  const counts = new Map<string, number>();
  for (const { url, links } of pages) {
    for (const route of links) if (route !== url) counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  return pages.map(({ url }) => counts.get(url) ?? 0);
}
