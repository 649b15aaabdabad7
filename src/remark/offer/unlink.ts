/** In: the expanded tree of a page. Out: the same tree; a link to what the provider leaves out is its words alone. */
import type { Parent, Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { sectionsLeftOut } from '@gateway-docs/site-data/offer';
import type { SiteData } from '@gateway-docs/contract';
import { isAddressGone } from './left-out';

/**
 * Changes the tree in place. A link to what no profile has stays: the check of links finds it.
 * @param source text of the page, from which its sections are known
 */
export function unlinkLeftOut(tree: Root, source: string, known: Pick<SiteData, 'offer' | 'leftOut'>): void {
  const own = sectionsLeftOut(source, known.offer);
  visit(tree, 'link', (node, index = 0, parent: Parent | undefined) => {
    if (!isAddressGone(node.url, known, own)) return undefined;
    parent?.children.splice(index, 1, ...node.children);
    return [SKIP, index + node.children.length];
  });
}
