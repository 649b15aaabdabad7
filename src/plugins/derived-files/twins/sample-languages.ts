/**
 * In: the expanded tree of a page. Out: the same with its first sample in every language and each further one in the first language alone: a
 * Markdown twin is read at once and by programs with a limit, and six spellings of every example fill it.
 */
import type { Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';

/** Changes the tree in place. */
export function keepOneLanguage(tree: Root): void {
  let isFirst = true;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'SampleTabs') return undefined;
    if (!isFirst) node.children = node.children.slice(0, 1);
    isFirst = false;
    return SKIP;
  });
}
