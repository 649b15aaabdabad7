/**
 * In: the twins that the last build made. Out: those of them that this build would make again, without making them: to read, expand and print
 * all pages is a third of a warm build. A twin is known by a hash of all that it is made from, so that an old one cannot be taken.
 */
import { createHash } from 'node:crypto';
import { listFiles } from '../../../base/list-files';
import { referenceFiles } from '../../../reference/load';
import { CONTENT_FOLDERS, loadLeftOut, loadPageHeads } from '../../../reference/load-pages';
import { addFiles, cachedTexts } from '../../../base/cached-texts';
import type { ContentPage, Site } from './files';

/** Twins by what they are known by. */
export interface CachedTwins {
  /**
   * @param printed the twin, where this build has it already
   * @returns that, or the cached twin of the page, or the one that `make` returns
   */
  readonly twin: (page: ContentPage, make: () => string, printed?: string) => string;
  /** Writes the twins that were asked for, and no other, for the next build. */
  readonly write: () => void;
}

/** Folders of the code that makes pages and twins. */
const CODE = ['src/base', 'src/reference', 'src/remark', 'src/plugins/derived-files'];

/** Parts of pages: any page may have them. */
const isPartial = (file: string): boolean => /(^|\/)_/.test(file);

/** What every twin depends on: facts, code, packages, the site's place, and what pages say of themselves to others. */
function commonHash({ siteDir, place }: Pick<Site, 'siteDir' | 'place'>): string {
  const hash = createHash('sha256');
  const folders = (names: readonly string[]): string[] => names.flatMap((name) => listFiles(siteDir, name));
  addFiles(hash, siteDir, referenceFiles(siteDir));
  addFiles(hash, siteDir, ['package-lock.json', ...folders(CODE)]);
  addFiles(hash, siteDir, folders(CONTENT_FOLDERS).filter(isPartial));
  const heads = [...loadPageHeads(siteDir)].map(([route, head]) => [route, head, [...head.directives]]);
  const { routes, files, groups } = loadLeftOut(siteDir);
  return hash.update(JSON.stringify([place, heads, [...routes], files, groups])).digest('hex');
}

/**
 * @param site whose twins are made
 * @param file absolute path of the file that holds them from build to build; without it nothing is cached
 */
export function cachedTwins(site: Pick<Site, 'siteDir' | 'place'>, file?: string): CachedTwins {
  if (file === undefined)
    return { twin: (_page, make, printed) => printed ?? make(), write: () => undefined };
  const cache = cachedTexts(file);
  const common = commonHash(site);
  return {
    twin(page, make, printed) {
      const hash = createHash('sha256').update(JSON.stringify([common, page]));
      addFiles(hash, site.siteDir, [page.source]);
      const key = hash.digest('hex');
      const text = printed ?? cache.find(key) ?? make();
      cache.add(key, text);
      return text;
    },
    write: cache.write,
  };
}
