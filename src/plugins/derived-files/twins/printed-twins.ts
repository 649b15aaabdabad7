/**
 * In: the site, before its pages are bundled. Out: the twins of the pages that were bundled: each is printed from the tree that its page is made from.
 * A page that the bundler has from its cache is not among them.
 */
import type { Site } from './files';
import { listenToPages } from '../../../remark/page-listener';
import path from 'node:path';

/** Text of a twin by its page's file below the root, `docs/callbacks.mdx`. */
export type PrintedTwins = ReadonlyMap<string, string>;

/** @returns the twins, which become more while pages are bundled */
export function printWhileBundling({
  siteDir,
  place,
  pages,
}: Pick<Site, 'siteDir' | 'place' | 'pages'>): PrintedTwins {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const printed = new Map<string, string>();
  listenToPages(async (file, tree, reference) => {
    const page = bySource.get(path.relative(siteDir, file));
    // A partial has no twin.
    if (!page) return;
    // Loaded here: Docusaurus loads the configuration, and with it this module, twice.
    const [{ exportPage }, { printPage }] = await Promise.all([
      import('./export-page'),
      import('./print-page'),
    ]);
    const exported = exportPage(siteDir, page.source, tree, reference);
    printed.set(page.source, printPage(exported, { route: page.route, place }, page.changed));
  });
  return printed;
}
