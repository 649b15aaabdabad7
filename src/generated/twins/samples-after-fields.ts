/**
 * In: the tree of a page. Out: a copy with the column of samples before the errors of the call. On the page the column stands beside the fields; in a twin, which
 * is read from the top, it would stand before all that it is about.
 */
import type { Root, RootContent } from 'mdast';

const isColumn = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'SampleColumn';
const isErrors = (node: RootContent): boolean =>
  node.type === 'heading' && node.data?.hProperties?.id === 'errors';

/** @param tree stays as it is: the page is made from it */
export function samplesAfterFields(tree: Root): Root {
  const column = tree.children.filter(isColumn);
  const others = tree.children.filter((node) => !isColumn(node));
  const at = others.findIndex(isErrors);
  if (column.length === 0 || at < 0) return tree;
  return { ...tree, children: others.toSpliced(at, 0, ...column) };
}
