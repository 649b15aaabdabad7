/**
 * In: a tree, and what stands in the place of some of its nodes. Out: a copy with that. Nodes in which nothing changes are those of the tree itself, which
 * stays as it is: Docusaurus makes the page from it.
 */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** @returns what stands in the place of a node; undefined where the node stays and its children are looked at */
export type Replace = (node: RootContent) => readonly RootContent[] | undefined;

/** A node whose children are blocks of any kind. */
type Container = Root | MdxJsxFlowElement;

function replaced(node: RootContent, replace: Replace): readonly RootContent[] {
  const instead = replace(node);
  if (instead) return instead;
  return 'children' in node ? [copyWith(node as MdxJsxFlowElement, replace)] : [node];
}

/**
 * @param node the tree
 * @param replace called for each node below it, from the first to the last
 */
export function copyWith<Node extends Container>(node: Node, replace: Replace): Node {
  const children = (node.children as RootContent[]).flatMap((child) => replaced(child, replace));
  const isSame =
    children.length === node.children.length && children.every((child, i) => child === node.children[i]);
  return isSame ? node : { ...node, children };
}
