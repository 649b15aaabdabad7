/**
 * In: the files that the last build made. Out: those of them that this build would make again, without making them: to read the facts and to read, expand and
 * print all pages is a third of a warm build. A file is known by a hash of all that it is made from, so that an old one cannot be taken.
 */
import { createHash } from 'node:crypto';
import { addFiles, cachedTexts, listFiles } from '@gateway-docs/kit/files';
import { referenceFiles } from '@gateway-docs/contract';
import {
  CHANGELOG_ROUTE,
  lastCommit,
  CONTENT_FOLDERS,
  loadLeftOut,
  loadPageHeads,
} from '@gateway-docs/site-data/pages';
import { markdownTwinRoute } from '../../base/markdown-twin-route';
import type { ContentPage, Site } from './twins/files';
import type { PrintedTwins } from './twins/printed-twins';

/** Text of each file by its route, `/openapi/v2.yaml`. */
export type Files = ReadonlyMap<string, string>;

export interface CachedFiles {
  /** All files but the twins; undefined where one of them would be another now. */
  readonly others: Files | undefined;
  /** @returns the twin of a page; undefined where it would be another now */
  readonly twin: (page: ContentPage) => string | undefined;
  /** Writes all files of this build for the next one. */
  readonly keep: (all: Files) => void;
}

/** Folders of the code that makes pages and twins. */
const CODE = ['packages', 'src/base', 'src/remark', 'src/plugins/derived-files'];

/** Parts of pages: any page may have them. */
const isPartial = (file: string): boolean => /(^|\/)_/.test(file);

/** What every file depends on: facts, code, packages, the site's place, and what pages say of themselves to others. */
function commonHash({ siteDir, place }: Site): string {
  const hash = createHash('sha256');
  const folders = (names: readonly string[]): string[] => names.flatMap((name) => listFiles(siteDir, name));
  addFiles(hash, siteDir, referenceFiles(siteDir));
  addFiles(hash, siteDir, ['package-lock.json', ...folders(CODE)]);
  addFiles(hash, siteDir, folders(CONTENT_FOLDERS).filter(isPartial));
  const heads = [...loadPageHeads(siteDir)].map(([route, head]) => [route, head, [...head.directives]]);
  const { routes, files, groups } = loadLeftOut(siteDir);
  return hash.update(JSON.stringify([place, heads, [...routes], files, groups])).digest('hex');
}

/** Of the files that are no twins: the list of pages and the feeds are made from pages, the contact file from the history. */
function othersHash(common: string, { siteDir, title, tagline, sections, pages }: Site): string {
  const hash = createHash('sha256').update(
    JSON.stringify([common, title, tagline, sections, lastCommit(siteDir)]),
  );
  addFiles(
    hash,
    siteDir,
    pages.filter(({ route }) => route === CHANGELOG_ROUTE).map(({ source }) => source),
  );
  return hash.digest('hex');
}

/**
 * @param site whose files are made
 * @param file absolute path of the file that holds them from build to build; without it nothing is cached
 */
export function cachedFiles(site: Site, file?: string): CachedFiles {
  if (file === undefined) return { others: undefined, twin: () => undefined, keep: () => undefined };
  const cache = cachedTexts(file);
  const common = commonHash(site);
  const ofOthers = othersHash(common, site);
  const ofTwin = (page: ContentPage): string => {
    const hash = createHash('sha256').update(JSON.stringify([common, page]));
    addFiles(hash, site.siteDir, [page.source]);
    return hash.digest('hex');
  };
  const text = cache.find(ofOthers);
  return {
    others: text === undefined ? undefined : new Map(JSON.parse(text) as [string, string][]),
    twin: (page) => cache.find(ofTwin(page)),
    keep(all) {
      const others = new Map(all);
      for (const page of site.pages) {
        const route = markdownTwinRoute(page.route);
        const twin = all.get(route);
        if (twin !== undefined) cache.add(ofTwin(page), twin);
        others.delete(route);
      }
      cache.add(ofOthers, JSON.stringify([...others]));
      cache.write();
    },
  };
}

/**
 * @param printed twins of the pages that this build has bundled anew
 * @returns all files, where the last build and the bundler have all of them
 */
export function filesWithoutWork(
  { pages }: Site,
  cached: CachedFiles,
  printed: PrintedTwins,
): Files | undefined {
  if (!cached.others) return undefined;
  const all = new Map(cached.others);
  for (const page of pages) {
    const twin = printed.get(page.source) ?? cached.twin(page);
    if (twin === undefined) return undefined;
    all.set(markdownTwinRoute(page.route), twin);
  }
  return all;
}
