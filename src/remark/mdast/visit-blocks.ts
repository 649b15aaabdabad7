/**
 * In: a tree and a type of block. Out: a call for each block of that type. The words of paragraphs, headings and tables, which are nine tenths of a page's
 * nodes, are not looked at.
 */
import type { Nodes, Parents, RootContent } from 'mdast';
import { SKIP, visit, type VisitorResult } from 'unist-util-visit';

const OF_WORDS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'table']);

/** @returns a tree's nodes from the first to the last, itself included */
export function nodesIn(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => void nodes.push(node));
  return nodes;
}

/** Blocks that can be looked for: none of them stands among words. */
type BlockType = 'code' | 'leafDirective' | 'containerDirective' | 'mdxJsxFlowElement';

type Found<Type extends BlockType> = Extract<RootContent, { type: Type }>;

/**
 * @param tree itself looked at too
 * @param visitor as `visit` of unist-util-visit has it
 */
export function visitBlocks<Type extends BlockType>(
  tree: Nodes,
  type: Type,
  visitor: (node: Found<Type>, index: number | undefined, parent: Parents | undefined) => VisitorResult,
): void {
  visit(tree, (node, index, parent) => {
    if (OF_WORDS.has(node.type)) return SKIP;
    return node.type === type ? visitor(node as Found<Type>, index, parent) : undefined;
  });
}
