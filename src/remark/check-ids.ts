/**
 * In: the expanded tree of a page. Out: nothing, or a message of the file where two headings, rows or blocks have the same anchor.
 * Docusaurus would rename the second in silence and links would lead to the wrong place.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { anchorOf } from './mdast';

/** Each node with an id that another node has before it becomes a message. */
export function checkIds(tree: Root, file: VFile): void {
  const seen = new Map<string, number | undefined>();
  visit(tree, (node) => {
    const id = anchorOf(node);
    if (id === undefined) return;
    if (seen.has(id)) {
      const first = seen.get(id);
      file.message(
        `The anchor #${id} is used twice on this page${first ? `, first in line ${first}` : ''}.`,
        node,
      );
    }
    seen.set(id, node.position?.start.line);
  });
}
