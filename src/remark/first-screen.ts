/**
 * In: an expanded page. Out: the same, with what a reader came for before the writer's opening: the short facts of a payment method and the
 * links to the parts of its guide, or the purpose, address and first request of an operation.
 */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** What the first screen begins with, and what belongs to it when it follows. */
const BEGIN: readonly string[] = ['FactChips', 'Lead'];
const FOLLOW: readonly string[] = ['PartLinks', 'Details', 'AddressLine', 'SampleColumn', 'Tool'];

const isOneOf = (tags: readonly string[], node: RootContent | undefined): node is MdxJsxFlowElement =>
  node?.type === 'mdxJsxFlowElement' && tags.includes(node.name ?? '');

/** Changes the tree in place. What stands below the first heading stays there: a page that compares methods has facts further down. */
export function orderFirstScreen(tree: Root): void {
  const start = tree.children.findIndex((node) => node.type === 'heading' || isOneOf(BEGIN, node));
  if (!isOneOf(BEGIN, tree.children[start])) return;
  let end = start + 1;
  while (isOneOf(FOLLOW, tree.children[end])) end += 1;
  tree.children.unshift(...tree.children.splice(start, end - start));
}
