/**
 * In: a build in which the search plugin has written its index. Out: the same build with the packed index in its place. What
 * the plugin found is kept; table rows with an anchor, and what front matter and `data/search/` say, are added.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { routeBelow } from '../../base/base-path';
import { loadOffer } from '../../reference/offer/load-offer';
import { isWhole } from '../../reference/offer/offer';
import type { SearchLanguage } from '../../reference/operator/operator-schema';
import { chineseCutter } from './cut-chinese';
import { checkTasks, loadLayer } from './layer';
import { linksOf } from './links';
import { offeredConcepts } from './offered-concepts';
import { checkQuestions } from './questions';
import { pack } from './pack';
import { rowsOf, withoutRepeatedRows } from './rows';
import { pagesOf, stockIndex, type Page } from './stock-index';
import { writePacked } from './write';

/** Where the search plugin writes, with the options of src/site/search.ts. */
const STOCK_FILE = 'search-index.json';

export interface RepackOptions {
  /** Of the site: the index holds routes, so that sites that differ in nothing else have the same one. */
  readonly basePath: string;
  /** The search languages of the profile. */
  readonly languages: readonly SearchLanguage[];
  /** Takes a line for the person who builds the site. */
  readonly warn: (message: string) => void;
}

/**
 * @param siteDir absolute path of the repository's root
 * @param outDir absolute path of the build
 * @throws Error where the plugin wrote no index or an empty one, where a topic names a route that does not exist, or a page a task
 *   of a section that it does not have
 */
export async function repack(
  siteDir: string,
  outDir: string,
  { basePath, languages, warn }: RepackOptions,
): Promise<void> {
  const stockFile = path.join(outDir, STOCK_FILE);
  const stock = stockIndex.parse(JSON.parse(await readFile(stockFile, 'utf8')));
  const found = pagesOf(stock).map((page) => ({ ...page, url: routeBelow(basePath, page.url) }));
  if (found.length === 0)
    throw new Error('The search index is empty: no page was indexed (see src/site/search.ts)');
  const layer = loadLayer(
    siteDir,
    found.map(({ url }) => url),
    languages,
  );
  checkTasks(found, layer);
  layer.questions.forEach((questions, file) => checkQuestions(questions, found, file));
  const withAllRows = await Promise.all(found.map((page) => withRows(page, outDir, basePath)));
  const isReference = ({ url }: Page) => layer.layerOf(url).kind === 'reference';
  const pages = withoutRepeatedRows(withAllRows, isReference);
  const isAll = isWhole(loadOffer(siteDir));
  const concepts = isAll ? layer.concepts : offeredConcepts(layer.concepts, pages);
  const cutHan = chineseCutter(languages, concepts, warn);
  await writePacked(pack({ pages, ...layer, concepts, cutHan }), outDir);
  await rm(stockFile);
}

async function withRows(page: Page, outDir: string, basePath: string): Promise<Page> {
  const html = await readFile(path.join(outDir, page.url, 'index.html'), 'utf8');
  return { ...page, rows: rowsOf(html), links: linksOf(html, basePath) };
}
