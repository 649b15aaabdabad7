/**
 * In: each page, when it has been expanded for the bundler. Out: the files that are made from the same tree: its Markdown twin, its pictures, and the
 * feeds of the changelog. The bundler keeps them with the page (`emit-files.cjs`), so a page that has not changed needs no second look.
 */
import path from 'node:path';
import type { SiteData } from '@gateway-docs/contract';
import { CHANGELOG_ROUTE } from '@gateway-docs/site-data/pages';
import { pictureMaker } from '@gateway-docs/pictures';
import type { Root } from 'mdast';
import { markdownTwinRoute } from '../base/markdown-twin-route';
import { picturesOf } from '../remark/pictures';
import type { Site } from './site';

/** Text of each file by its route, `/openapi/v2.yaml`. */
export type Files = ReadonlyMap<string, string>;
/** The same with pictures. */
type FilesOfPage = ReadonlyMap<string, string | Uint8Array>;

/** What is made from pages while they are compiled. */
export type PageFiles = ReturnType<typeof pageFiles>;

async function filesOfPage(
  page: Site['pages'][number],
  site: Site,
  tree: Root,
  data: SiteData,
): Promise<Files> {
  // Loaded here: Docusaurus loads the configuration, and with it this module, twice.
  const [{ exportPage }, { printPage }, { feedFiles }] = await Promise.all([
    import('./twins/export-page'),
    import('./twins/print-page'),
    import('./feeds/files'),
  ]);
  const exported = exportPage(site.siteDir, page.source, tree, data);
  const facts = { version: data.operator.site_version, changed: page.changed };
  const twin = printPage(exported, { route: page.route, place: site.place }, facts);
  return new Map([
    [markdownTwinRoute(page.route), twin],
    ...(page.route === CHANGELOG_ROUTE ? feedFiles(site, data.changes, exported) : []),
  ]);
}

/** @returns a place for the files of one site's pages */
export function pageFiles() {
  const made = new Map<string, FilesOfPage>();
  const makePictures = pictureMaker();
  let site: Site | undefined;
  return {
    /** Begins with what Docusaurus has found out about the pages. */
    begin: (now: Site): void => void (site = now),
    /** For the remark plugin. The tree stays as it is: Docusaurus makes the page from it. */
    print: async (file: string, tree: Root, data: SiteData): Promise<void> => {
      const source = site && path.relative(site.siteDir, file);
      const page = site?.pages.find((candidate) => candidate.source === source);
      const pictures = await makePictures(picturesOf(tree));
      const files: FilesOfPage = site && page ? await filesOfPage(page, site, tree, data) : new Map();
      made.set(file, new Map([...files, ...pictures]));
    },
    /** @returns the files of a page that has been printed; of a partial the pictures alone */
    filesOf: (file: string): FilesOfPage => made.get(file) ?? new Map(),
  };
}
