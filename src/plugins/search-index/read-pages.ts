// The search plugin does not type its parts, and this file is compiled with the tests too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./search-local-parts.d.ts" />
/**
 * In: the built HTML. Out: its pages with their sections, rows and links. The search plugin reads them; only its lunr indexes, which nobody
 * would use, are not built. To read all pages takes seconds, so what was read of a page is cached under a hash of its HTML, of the code that
 * read it and of what that was told.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Props } from '@docusaurus/types';
import {
  processDocInfos,
  type DocInfo,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import type { ReadOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { scanDocuments } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments';
import { routeBelow } from '../../base/base-path';
import { listFiles } from '../../base/list-files';
import { addFiles, cachedTexts, type CachedTexts } from '../../base/cached-texts';
import { linksOf } from './links';
import { rowsOf } from './rows';
import { pagesOf, stockIndex, type Page } from './stock-index';

/** The code that reads a page, beside that of packages. */
const CODE = ['src/base', 'src/search', 'src/plugins/search-index', 'package-lock.json'];

/** What every page is read with. */
function commonHash({ siteDir, baseUrl }: Props, { ignoreFiles, ...options }: ReadOptions): string {
  const hash = createHash('sha256').update(JSON.stringify([baseUrl, options, ignoreFiles.map(String)]));
  const files = CODE.flatMap((name) => (name.includes('.') ? [name] : listFiles(siteDir, name)));
  addFiles(hash, siteDir, files);
  // Node has the tables of letters by which words are found.
  return hash.update(process.version).digest('hex');
}

/** @returns the page; null for one that asks not to be indexed */
async function readPage(
  info: DocInfo,
  html: string,
  basePath: string,
  options: ReadOptions,
): Promise<Page | null> {
  const documents = await scanDocuments([info], options);
  const [page] = pagesOf(stockIndex.parse(documents.map((list) => ({ documents: list }))));
  if (!page) return null;
  return {
    ...page,
    url: routeBelow(basePath, page.url),
    rows: rowsOf(html),
    links: linksOf(html, basePath),
  };
}

/** @returns what `readPage` returns, for the same HTML once */
function cachingReader(props: Props, options: ReadOptions, cache: CachedTexts): typeof readPage {
  const common = commonHash(props, options);
  return async (info, html, ...rest) => {
    const hash = createHash('sha256').update(JSON.stringify([common, info.url, info.type]));
    const key = hash.update(html).digest('hex');
    const text = cache.find(key) ?? JSON.stringify(await readPage(info, html, ...rest));
    cache.add(key, text);
    // Written by the line above, in this build or in an earlier one with the same code.
    return JSON.parse(text) as Page | null;
  };
}

/**
 * @param props of the build whose HTML is there
 * @param options what the search plugin is told
 * @param cacheFile absolute path of the file that holds what was read from build to build; without it all pages are read
 * @returns the pages in the plugin's order (sorted by route)
 * @throws Error of zod where an update of the plugin gives documents of another form
 */
export async function readPages(props: Props, options: ReadOptions, cacheFile?: string): Promise<Page[]> {
  const cache = cachedTexts(cacheFile);
  const read = cacheFile === undefined ? readPage : cachingReader(props, options, cache);
  const pages: Page[] = [];
  for (const info of processDocInfos(props, options).flatMap(({ paths }) => paths)) {
    const page = await read(info, readFileSync(info.filePath, 'utf8'), props.baseUrl, options);
    if (page) pages.push(page);
  }
  cache.write();
  return pages;
}
