/** In: a page's mdast. Out: the same as Docusaurus goes on with: expanded, with its promise, its days marked, its code highlighted. */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { loadReference, type Reference } from '@gateway-docs/contract';
import { addPromise } from './add-promise';
import { expandPage } from './expand-page';
import { highlightCode } from './highlight';
import { markDays } from './mark-days';
import { moveSamplesToFile } from './samples/move-samples-to-file';
import { loadPresentations } from './tables/presentations';

/** Options of the remark plugin. */
export interface Options {
  /** Absolute path of the repository's root, where `api/`, `data/` and `samples/` are. */
  readonly siteDir: string;
  /** False leaves code blocks to the theme; the benchmark's stock build uses it. */
  readonly highlight?: boolean;
  /**
   * Hears of each page and partial that has been expanded, by its absolute path. The tree has to stay as it is: Docusaurus makes the page
   * from it when the listener has ended.
   */
  readonly onExpanded?: (file: string, tree: Root, reference: Reference) => Promise<void>;
}

/**
 * Loads what every page is expanded with, or returns what is here, when no file has changed since.
 * @param siteDir absolute path of the repository's root
 * @throws Error with file, place and advice for the first thing that is wrong
 */
export async function loadFacts(siteDir: string): Promise<Reference> {
  const reference = await loadReference(siteDir);
  await loadPresentations(Object.keys(reference.tables));
  return reference;
}

/**
 * Changes the tree in place; a writer's mistake fails the file with line and column.
 * @param options of the remark plugin
 */
export async function preparePage(
  tree: Root,
  file: VFile,
  { siteDir, highlight = true, onExpanded }: Options,
): Promise<void> {
  const reference = await loadFacts(siteDir);
  expandPage(tree, file, reference);
  await onExpanded?.(file.path, tree, reference);
  addPromise(tree, file.data.frontMatter);
  moveSamplesToFile(tree);
  markDays(tree);
  if (highlight) highlightCode(tree);
}
