/** In: content files and the reference. Out: each page as its twin needs it, read from its file when it is asked for. */
import path from 'node:path';
import type { Reference } from '@gateway-docs/contract';
import { exportPage, readTree, type ExportedPage } from './export-page';

/** Each page of the site by its route, `/callbacks`, expanded when it is asked for. */
export interface ExpandedPages {
  /** Holds the page for whoever asks next. */
  readonly get: (route: string) => ExportedPage | undefined;
  /** For the last who asks: the trees of all pages together take some 80 MB. */
  readonly take: (route: string) => ExportedPage | undefined;
}

/**
 * @param siteDir absolute path of the repository's root
 * @param name path of the page's file below it, `docs/callbacks.mdx`
 * @throws Error for a writer's mistake, with file and line
 */
function readPage(siteDir: string, name: string, reference: Reference): ExportedPage {
  return exportPage(siteDir, name, readTree(path.join(siteDir, name), reference), reference);
}

/**
 * @param pages route and source of each page
 * @returns the pages; the twins and the feeds are printed from one expansion of each
 */
export function expandedPages(
  siteDir: string,
  pages: readonly { readonly route: string; readonly source: string }[],
  reference: Reference,
): ExpandedPages {
  const sources = new Map(pages.map(({ route, source }) => [route, source]));
  const held = new Map<string, ExportedPage>();
  const find = (route: string): ExportedPage | undefined => {
    const source = sources.get(route);
    return held.get(route) ?? (source === undefined ? undefined : readPage(siteDir, source, reference));
  };
  return {
    get(route) {
      const page = find(route);
      if (page) held.set(route, page);
      return page;
    },
    take(route) {
      const page = find(route);
      held.delete(route);
      return page;
    },
  };
}
