/** In: the expanded tree of a page. Out: the same tree; a link to what the provider leaves out is its words alone. */
import type { Parent, Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { isWhole, sectionsLeftOut } from '@gateway-docs/site-data/offer';
import type { SiteData } from '@gateway-docs/contract';
import { anchorOf } from '../mdast';
import { isAddressGone } from './left-out';

function anchorsIn(tree: Root): ReadonlySet<string> {
  const anchors = new Set<string>();
  visit(tree, (node) => {
    const anchor = anchorOf(node);
    if (anchor !== undefined) anchors.add(anchor);
  });
  return anchors;
}

/**
 * Changes the tree in place. A link to what no profile has stays: the check of links finds it, in the site that leaves nothing out.
 * @param source text of the page, from which its sections are known
 */
export function unlinkLeftOut(tree: Root, source: string, known: Pick<SiteData, 'offer' | 'leftOut'>): void {
  if (isWhole(known.offer)) return;
  const own = sectionsLeftOut(source, known.offer);
  const anchors = anchorsIn(tree);
  // A row may have gone with what is shown of a service.
  const isLost = (url: string): boolean => url.startsWith('#') && !anchors.has(url.slice(1));
  visit(tree, 'link', (node, index = 0, parent: Parent | undefined) => {
    if (!isLost(node.url) && !isAddressGone(node.url, known, own)) return undefined;
    parent?.children.splice(index, 1, ...node.children);
    return [SKIP, index + node.children.length];
  });
}
