/**
 * The site's one remark plugin, for `beforeDefaultRemarkPlugins`: only there do generated headings reach the table of
 * contents and get a link. In: a page's mdast. Out: the mdast with directives expanded, references resolved, code blocks
 * highlighted, a guide with its promise. It is registered once, with one options object: unified merges a second registration in silence.
 */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { loadReference } from '../reference/load';
import { addPromise } from './add-promise';
import { expandPage } from './expand-page';
import { highlightCode } from './highlight';
import { markDays } from './mark-days';
import { pageExpanded } from './page-listener';
import { moveSamplesToFile } from './samples/move-samples-to-file';
import { loadPresentations } from './tables/presentations';

export interface Options {
  /** Absolute path of the repository's root, where `api/`, `data/` and `samples/` are. */
  readonly siteDir: string;
  /** False leaves code blocks to the theme; the benchmark's stock build uses it. */
  readonly highlight?: boolean;
}

/** The remark plugin. A writer's mistake fails the file with line and column. */
export default function remarkDirectives({ siteDir, highlight = true }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const reference = await loadReference(siteDir);
    await loadPresentations(Object.keys(reference.tables));
    expandPage(tree, file, reference);
    pageExpanded(file.path, tree, reference);
    addPromise(tree, file.data.frontMatter);
    moveSamplesToFile(tree);
    markDays(tree);
    if (highlight) highlightCode(tree);
  };
}
