/** What the head says of each page, opened. Pages and places are looked up by number (format.ts). */
import { contextOf } from '../contexts';
import type { ApiVersion } from '../settings';
import { routeInOtherVersion, versionOf } from '../versions';
import { decodeWords } from './front-coding';
import { decodeColumn } from './number-column';
import { PAGE_KINDS, PARTICULAR } from './format';
import type { PackedHead, PageKind } from './format';

export interface PageEntry {
  readonly u: string;
  readonly t: string;
  readonly kind: PageKind;
  /** Says for one case what general pages say for all. */
  readonly isParticular: boolean;
  /** The API version that it belongs to; undefined for a page of all. */
  readonly version: ApiVersion | undefined;
  /** Number of the same page in the other version; undefined where there is none. */
  readonly counterpart: number | undefined;
  /** Titles of the categories above it. */
  readonly breadcrumbs: readonly string[];
  /** `path` of the search context, or empty. */
  readonly context: string;
  /** How much other pages point to it: 0 for none, 1 for the page with most links. */
  readonly renown: number;
  /** Number of its top place; its sections follow, then its rows. */
  readonly top: number;
  readonly firstRow: number;
  readonly end: number;
}

/** @returns the pages of a head, in its order */
export function openPages(head: PackedHead): PageEntry[] {
  const routes = decodeWords(head.u);
  const titles = decodeWords(head.t);
  const pageOfRoute = new Map(routes.map((u, page) => [u, page]));
  const kinds = decodeColumn(head.kinds);
  const links = decodeColumn(head.links);
  const trails = decodeColumn(head.trails);
  const sections = decodeColumn(head.sections);
  const rows = decodeColumn(head.rows);
  const mostLinks = Math.log1p(Math.max(1, ...links));
  let place = 0;
  return routes.map((u, page) => {
    const kind = kinds[page] ?? 0;
    const top = place;
    const firstRow = top + 1 + (sections[page] ?? 0);
    place = firstRow + (rows[page] ?? 0);
    return {
      u,
      t: titles[page] ?? '',
      kind: PAGE_KINDS[kind % PARTICULAR] ?? 'concept',
      isParticular: kind >= PARTICULAR,
      version: versionOf(u),
      counterpart: versionOf(u) && pageOfRoute.get(routeInOtherVersion(u)),
      breadcrumbs: head.breadcrumbs[trails[page] ?? -1] ?? [],
      context: contextOf(u),
      renown: Math.log1p(links[page] ?? 0) / mostLinks,
      top,
      firstRow,
      end: place,
    };
  });
}
