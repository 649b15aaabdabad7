/** In: a page's mdast. Out: the same as Docusaurus goes on with: expanded, with its pictures and its promise, its days marked, its code highlighted. */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Site, SiteData } from '@gateway-docs/contract';
import { addPromise } from './first-screen';
import { expandPage } from './expand-page';
import { highlightCode } from './highlight';
import { markDays } from './mark-days';
import { markDirections } from './mark-directions';
import { moveSamplesToFile } from './samples/move-samples-to-file';
import { drawPictures } from './pictures';
import { loadPresentations } from './tables/presentations';

/** Options of the remark plugin. */
export interface Options {
  readonly site: Pick<Site, 'load'>;
  /** False leaves code blocks to the theme; the benchmark's stock build uses it. */
  readonly highlight?: boolean;
  /**
   * Hears of each page and partial that has been expanded, by its absolute path. The tree has to stay as it is: Docusaurus makes the page
   * from it when the listener has ended.
   */
  readonly onExpanded?: (file: string, tree: Root, data: SiteData) => Promise<void>;
}

/**
 * Loads what every page is expanded with.
 * @param site whose data are loaded once
 * @throws Error with file, place and advice for the first thing that is wrong
 */
export async function loadSiteData(site: Options['site']): Promise<SiteData> {
  const data = await site.load();
  await loadPresentations(Object.keys(data.tables));
  return data;
}

/**
 * Changes the tree in place; a writer's mistake fails the file with line and column.
 * @param options of the remark plugin
 */
export async function preparePage(
  tree: Root,
  file: VFile,
  { site, highlight = true, onExpanded }: Options,
): Promise<void> {
  const data = await loadSiteData(site);
  expandPage(tree, file, data);
  await onExpanded?.(file.path, tree, data);
  drawPictures(tree, data.operator.base_path);
  addPromise(tree, file.data.frontMatter);
  moveSamplesToFile(tree);
  markDays(tree);
  markDirections(tree);
  if (highlight) highlightCode(tree);
}
