/**
 * In: the expanded tree of a page. Out: nothing, or a failed build when two headings, rows or blocks have the same anchor.
 * Docusaurus would rename the second in silence and links would lead to the wrong place.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const WRITTEN_ID = /\{#(?<id>[\w-]+)\}\s*$/;
const COMMENT_ID = /^\/\*\s*#(?<id>[\w-]+)/;

/** @returns the anchor that a node sets on purpose; ids made from a heading's text are made unique by Docusaurus. */
export function anchorOf(node: Root | Root['children'][number]): string | undefined {
  if (node.type === 'mdxJsxFlowElement') {
    const id = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'id');
    return typeof id?.value === 'string' ? id.value : undefined;
  }
  // The types of mdast know only the data that its parsers set.
  const set = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties?.id;
  if (typeof set === 'string') return set;
  if (node.type !== 'heading') return undefined;
  const last = node.children.at(-1);
  if (last?.type === 'text') return WRITTEN_ID.exec(last.value)?.groups?.id;
  if (last?.type === 'mdxTextExpression') return COMMENT_ID.exec(last.value)?.groups?.id;
  return undefined;
}

/** Fails at the second node with an id that another node has. */
export function checkIds(tree: Root, file: VFile): void {
  const seen = new Map<string, number | undefined>();
  visit(tree, (node) => {
    const id = anchorOf(node);
    if (id === undefined) return;
    if (seen.has(id)) {
      const first = seen.get(id);
      file.fail(
        `The anchor #${id} is used twice on this page${first ? `, first in line ${first}` : ''}.`,
        node,
      );
    }
    seen.set(id, node.position?.start.line);
  });
}
