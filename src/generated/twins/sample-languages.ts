/**
 * In: the expanded tree of a page. Out: a copy with its first sample whole, and of each further one what differs, in
 * the first language: a Markdown twin is read at once and by programs with a limit, and six spellings of every example fill it.
 */
import type { Root, RootContent } from 'mdast';
import { isComponent, propertyOf } from '../../remark/mdast';
import { copyWith } from './copy-with';

/** Of a plain cURL call the address and the body; settings, signing and sending are those of every call. */
const DIFFERENT = /^endpoint=.*\nbody='\{\n[^]*?^\}'$/m;

function whatDiffers(node: RootContent): RootContent[] | undefined {
  const different = node.type === 'code' && DIFFERENT.exec(node.value)?.[0];
  return different ? [{ ...node, value: `${different}\n# Sent as in the first sample` }] : undefined;
}

/** @param tree stays as it is: the page is made from it */
export function shortenSamples(tree: Root): Root {
  let isFirst = true;
  return copyWith(tree, (node) => {
    if (!isComponent(node, 'SampleTabs')) return undefined;
    // A service's samples are in the first language alone: the page of their operation, which the guide links, has the others.
    const isOfService = propertyOf(node, 'file')?.startsWith('/samples/services/');
    const children = isFirst && !isOfService ? node.children : node.children.slice(0, 1);
    const short = { ...node, children };
    const shortest = isFirst ? short : copyWith(short, whatDiffers);
    isFirst = false;
    return [shortest];
  });
}
