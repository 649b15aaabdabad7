/**
 * In: a build in which the search plugin has written its index. Out: the same build with the packed index in its place. What
 * the plugin found is kept; table rows with an anchor and the keyword layer of `data/search/` are added.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { suggest } from '../../base/suggest';
import { keywordsOfRoute, loadSearchTerms, matchesRoute, searchTermFiles, type Topic } from './search-terms';
import { pack } from './pack';
import { rowsOf, withoutRepeatedRows } from './rows';
import { pagesOf, stockIndex, type Page } from './stock-index';
import { writePacked } from './write';

/** Where the search plugin writes, with the options of src/site/search.ts. */
const STOCK_FILE = 'search-index.json';

/**
 * @param siteDir absolute path of the repository's root
 * @param outDir absolute path of the build
 * @throws Error where the plugin wrote no index or an empty one, or where a topic names a route that does not exist
 */
export async function repack(siteDir: string, outDir: string): Promise<void> {
  const stockFile = path.join(outDir, STOCK_FILE);
  const stock = stockIndex.parse(JSON.parse(await readFile(stockFile, 'utf8')));
  const pages = withoutRepeatedRows(await Promise.all(pagesOf(stock).map((page) => withRows(page, outDir))));
  if (pages.length === 0)
    throw new Error('The search index is empty: no page was indexed (see src/site/search.ts)');
  const { topics, synonyms } = loadSearchTerms(siteDir);
  checkTopics(topics, pages);
  await writePacked(pack({ pages, synonyms, keywordsOf: (url) => keywordsOfRoute(topics, url) }), outDir);
  await rm(stockFile);
}

async function withRows(page: Page, outDir: string): Promise<Page> {
  const html = await readFile(path.join(outDir, page.url, 'index.html'), 'utf8');
  return { ...page, rows: rowsOf(html) };
}

function checkTopics(topics: readonly Topic[], pages: readonly Page[]): void {
  const routes = pages.map(({ url }) => url);
  const unknown = topics
    .flatMap((topic) => topic.routes)
    .filter((pattern) => !routes.some((route) => matchesRoute(pattern, route)));
  if (unknown.length === 0) return;
  const lines = unknown.map((pattern) => `no page has the route ${pattern}. ${suggest(pattern, routes)}`);
  throw new Error(`${searchTermFiles.topics}: ${lines.join('\n')}`);
}
