/** In: the expanded tree of a page. Out: the same without the samples that the page's reader loads: in each set the first language stays. */
import type { Root } from 'mdast';
import { SKIP } from 'unist-util-visit';
import { isComponent, visitBlocks } from '../mdast';

/** Changes the tree in place; the labels stay, for the tabs. */
export function moveSamplesToFile(tree: Root): void {
  visitBlocks(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'SampleTabs') return undefined;
    for (const panel of node.children.slice(1)) if (isComponent(panel, 'TabPanel')) panel.children = [];
    return SKIP;
  });
}
