/** In: a block of a page. Out: the anchor that it sets on purpose, whether its writer wrote it or a handler made it. */
import type { Nodes } from 'mdast';
import { propertyOf } from './jsx';

/** `## Title {#anchor}`, as Docusaurus leaves it in the last text of a heading. */
export const WRITTEN_ID = /\{#(?<id>[\w-]+)\}\s*$/;
const COMMENT_ID = /^\/\*\s*#(?<id>[\w-]+)/;

/** @returns the anchor that a node sets on purpose; ids made from a heading's text are made unique by Docusaurus. */
export function anchorOf(node: Nodes): string | undefined {
  if (node.type === 'mdxJsxFlowElement') return propertyOf(node, 'id');
  const set = node.data?.hProperties?.id;
  if (typeof set === 'string') return set;
  if (node.type !== 'heading') return undefined;
  const last = node.children.at(-1);
  if (last?.type === 'text') return WRITTEN_ID.exec(last.value)?.groups?.id;
  if (last?.type === 'mdxTextExpression') return COMMENT_ID.exec(last.value)?.groups?.id;
  return undefined;
}
