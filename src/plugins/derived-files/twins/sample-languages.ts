/**
 * In: the expanded tree of a page. Out: the same with its first sample whole, and of each further one what differs, in
 * the first language: a Markdown twin is read at once and by programs with a limit, and six spellings of every example fill it.
 */
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit, SKIP } from 'unist-util-visit';

/** Of a plain cURL call the address and the body; settings, signing and sending are those of every call. */
const DIFFERENT = /^endpoint=.*\nbody='\{\n[^]*?^\}'$/m;

function keepWhatDiffers(tree: Nodes): void {
  visit(tree, 'code', (node) => {
    const different = DIFFERENT.exec(node.value)?.[0];
    if (different !== undefined) node.value = `${different}\n# Signed and sent as in the first sample`;
  });
}

/** A service's samples are in the first language alone: the page of their operation, which the guide links, has the others. */
function isOfService({ attributes }: MdxJsxFlowElement): boolean {
  const file = attributes.find((item) => 'name' in item && item.name === 'file')?.value;
  return typeof file === 'string' && file.startsWith('/samples/services/');
}

/** Changes the tree in place. */
export function shortenSamples(tree: Root): void {
  let isFirst = true;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'SampleTabs') return undefined;
    if (!isFirst || isOfService(node)) node.children = node.children.slice(0, 1);
    if (!isFirst) keepWhatDiffers(node);
    isFirst = false;
    return SKIP;
  });
}
