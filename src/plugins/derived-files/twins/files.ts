/**
 * In: the expanded pages of the site and the sections of its sidebars. Out: a Markdown twin of each page at its address plus `.md`, and `/llms.txt`,
 * which lists them. Twins are made from the sources by the handlers that make the pages, not from the HTML.
 */
import type { Reference } from '../../../reference/reference';
import { contractFiles } from '../contract/contract-files';
import { pageList, type ListedPage, type Section } from './page-list';
import type { CachedTwins } from './cached-twins';
import { printPage } from './print-page';
import type { PrintedTwins } from './printed-twins';
import type { ExpandedPages } from './read-page';
import { markdownTwinRoute } from '../../../base/markdown-twin-route';
import { siteAddress, type SitePlace } from '../../../reference/operator/site-address';

/** A page that is made from a content file. */
export interface ContentPage {
  readonly route: string;
  /** Below the repository's root: `docs/callbacks.mdx`. */
  readonly source: string;
  /** Day of its last change, `2026-11-22`; left out where the history is not known. */
  readonly changed?: string;
}

/** What the twins need to know of the site. */
export interface Site {
  /** Absolute path of the repository's root. */
  readonly siteDir: string;
  readonly place: SitePlace;
  readonly title: string;
  readonly tagline: string;
  readonly pages: readonly ContentPage[];
  /** Both docs instances, in the order of the list. */
  readonly sections: readonly Section[];
}

export interface KnownTwins {
  /** Those of this build that were printed while their pages were bundled. */
  readonly printed: PrintedTwins;
  /** Those of the last build. */
  readonly cached: CachedTwins;
}

/**
 * @param pages each page of the site, expanded, by its route
 * @param reference whose contract can be downloaded
 * @param known twins that need not be made
 * @returns route and text of each twin, and of the list
 * @throws Error for a page that was not expanded
 */
export function twinFiles(
  site: Site,
  pages: ExpandedPages,
  { operations }: Pick<Reference, 'operations'>,
  { printed, cached }: KnownTwins,
): ReadonlyMap<string, string> {
  const print = ({ route, changed }: ContentPage): string => {
    const page = pages.take(route);
    if (!page) throw new Error(`${route} was not expanded.`);
    return printPage(page, { route, place: site.place }, changed);
  };
  const twins = site.pages.map((page): [string, string] => [
    markdownTwinRoute(page.route),
    cached.twin(page, () => print(page), printed.get(page.source)),
  ]);
  const files = contractFiles(operations).map((file): ListedPage => {
    return { id: file.route, ...file, address: siteAddress(site.place, file.route) };
  });
  const front = site.sections
    .flatMap(({ pages }) => pages)
    .find(({ address }) => address === siteAddress(site.place, markdownTwinRoute('/')));
  const all = [...site.sections, { title: 'Downloads', pages: files }];
  return new Map([...twins, ['/llms.txt', pageList(site.title, front?.description ?? site.tagline, all)]]);
}
