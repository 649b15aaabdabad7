/**
 * In: the built HTML. Out: its pages with their sections, rows and links. The search plugin says which pages there are; its lunr indexes, which
 * nobody would use, are not built. To read all pages takes seconds, so what was read of a page is cached under a hash of its HTML, of the code
 * that read it and of what that was told.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { processDocInfos } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import type { ReadOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { listFiles, addFiles, cachedTexts, type CachedTexts } from '@gateway-docs/kit/files';
import type { Page } from './page';
import { readPage, type ReadPageOptions } from './read-page';

/** The code that reads a page: this package, and of the others the versions that are locked. */
const PACKAGE = path.resolve(__dirname, '../..');

/** What every page is read with. */
function commonHash(
  { siteDir, baseUrl }: Props,
  { ignoreFiles, ...options }: ReadOptions,
  code: string,
): string {
  const hash = createHash('sha256').update(JSON.stringify([baseUrl, options, ignoreFiles.map(String)]));
  addFiles(hash, code, listFiles(code, 'src'));
  addFiles(hash, siteDir, ['package-lock.json']);
  // Node has the tables of letters by which words are found.
  return hash.update(process.version).digest('hex');
}

/** @returns what `readPage` returns, for the same HTML once */
function cachingReader(common: string, cache: CachedTexts): typeof readPage {
  return (html: string, options: ReadPageOptions) => {
    const hash = createHash('sha256').update(JSON.stringify([common, options.url]));
    const key = hash.update(html).digest('hex');
    const text = cache.find(key) ?? JSON.stringify(readPage(html, options));
    cache.add(key, text);
    // Written by the line above, in this build or in an earlier one with the same code.
    return JSON.parse(text) as Page | null;
  };
}

/**
 * @param props of the build whose HTML is there
 * @param options what the search plugin is told
 * @param cacheFile absolute path of the file that holds what was read from build to build; without it all pages are read
 * @param code absolute path of the package that reads; pages are read again when it changes
 * @returns the pages in the plugin's order (sorted by route)
 * @throws Error of zod where an update of the plugin reads pages in another form
 */
export function readPages(props: Props, options: ReadOptions, cacheFile?: string, code = PACKAGE): Page[] {
  const cache = cachedTexts(cacheFile);
  const read = cacheFile === undefined ? readPage : cachingReader(commonHash(props, options, code), cache);
  const { ignoreCssSelectors } = options;
  const files = processDocInfos(props, options).flatMap(({ paths }) => paths);
  const pages = files.flatMap(({ filePath, url }) => {
    const html = readFileSync(filePath, 'utf8');
    return read(html, { url, basePath: props.baseUrl, ignoreCssSelectors }) ?? [];
  });
  cache.write();
  return pages;
}
