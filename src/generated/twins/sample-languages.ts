/**
 * In: the expanded tree of a page. Out: a copy with its first sample whole, and of each further one what differs, in
 * the first language: a Markdown twin is read at once and by programs with a limit, and six spellings of every example fill it.
 */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { propertyOf } from '../../remark/mdast';
import { copyWith } from './copy-with';

/** Of a plain cURL call the address and the body; settings, signing and sending are those of every call. */
const DIFFERENT = /^endpoint=.*\nbody='\{\n[^]*?^\}'$/m;

function whatDiffers(node: RootContent): RootContent[] | undefined {
  if (node.type !== 'code') return undefined;
  const different = DIFFERENT.exec(node.value)?.[0];
  if (different === undefined) return undefined;
  return [{ ...node, value: `${different}\n# Sent as in the first sample` }];
}

/** A service's samples are in the first language alone: the page of their operation, which the guide links, has the others. */
const isOfService = (node: MdxJsxFlowElement): boolean =>
  propertyOf(node, 'file')?.startsWith('/samples/services/') === true;

/** @param tree stays as it is: the page is made from it */
export function shortenSamples(tree: Root): Root {
  let isFirst = true;
  return copyWith(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'SampleTabs') return undefined;
    const children = isFirst && !isOfService(node) ? node.children : node.children.slice(0, 1);
    const short = { ...node, children };
    const shortest = isFirst ? short : copyWith(short, whatDiffers);
    isFirst = false;
    return [shortest];
  });
}
