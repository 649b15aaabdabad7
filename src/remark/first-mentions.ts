/**
 * In: an expanded page, or a partial. Out: the same, the first mention of each call marked. Paper says in words what a call does, and once is
 * enough (src/css/chips.css).
 */
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Changes the tree in place. */
export function markFirstMentions(tree: Root): void {
  const said = new Set<unknown>();
  visit(tree, 'link', ({ data }: Link) => {
    const properties = data?.hProperties;
    if (properties?.dataMeaning === undefined || said.has(properties.dataMeaning)) return;
    said.add(properties.dataMeaning);
    properties.dataFirst = '';
  });
}
