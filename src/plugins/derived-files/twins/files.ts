/**
 * In: the expanded pages of the site and the sections of its sidebars. Out: a Markdown twin of each page at its address plus `.md`, and `/llms.txt`,
 * which lists them. Twins are made from the sources by the handlers that make the pages, not from the HTML.
 */
import type { Reference } from '@gateway-docs/contract';
import { contractFiles } from '../contract/contract-files';
import { pageList, type ListedPage, type Section } from './page-list';
import { printPage } from './print-page';
import type { ExpandedPages } from './read-page';
import { markdownTwinRoute } from '../../../base/markdown-twin-route';
import { siteAddress, type SitePlace } from '@gateway-docs/site-data/operator';

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

/** Looks a twin up that need not be made. */
export type FindTwin = (page: ContentPage) => string | undefined;

/**
 * @param pages each page of the site, expanded, by its route
 * @param find twins that are there already
 * @returns route and text of each twin
 * @throws Error for a page that was not expanded
 */
export function twinFiles(site: Site, pages: ExpandedPages, find: FindTwin): ReadonlyMap<string, string> {
  const print = ({ route, changed }: ContentPage): string => {
    const page = pages.take(route);
    if (!page) throw new Error(`${route} was not expanded.`);
    return printPage(page, { route, place: site.place }, changed);
  };
  return new Map(site.pages.map((page) => [markdownTwinRoute(page.route), find(page) ?? print(page)]));
}

/**
 * @param operations of the contract, which can be downloaded
 * @returns route and text of the list of pages
 */
export function pageListFile(
  site: Site,
  { operations }: Pick<Reference, 'operations'>,
): readonly [route: string, text: string] {
  const files = contractFiles(operations).map((file): ListedPage => {
    return { id: file.route, ...file, address: siteAddress(site.place, file.route) };
  });
  const front = site.sections
    .flatMap(({ pages }) => pages)
    .find(({ address }) => address === siteAddress(site.place, markdownTwinRoute('/')));
  const all = [...site.sections, { title: 'Downloads', pages: files }];
  return ['/llms.txt', pageList(site.title, front?.description ?? site.tagline, all)];
}
