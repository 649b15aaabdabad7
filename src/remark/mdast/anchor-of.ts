/** In: a block of a page. Out: the anchor that it sets on purpose, whether its writer wrote it or a handler made it. */
import type { Nodes, Root, RootContent } from 'mdast';
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

/** @returns what stands between the heading with an anchor and the next heading; undefined where there is no such heading */
export function sectionBelow({ children }: Root, anchor: string): RootContent[] | undefined {
  const start = children.findIndex((node) => node.type === 'heading' && anchorOf(node) === anchor);
  if (start < 0) return undefined;
  const rest = children.slice(start + 1);
  const end = rest.findIndex(({ type }) => type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
}
