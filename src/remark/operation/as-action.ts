/**
 * In: what a page of its own would show of an operation. Out: the same as one chapter of a page with several: a heading with the action's
 * anchor, the sections one level lower, and the anchor before every id, so that each action has rows and links of its own:
 *   `## Request {#request}` → `### Request {#create-request}`
 */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { heading, type Block } from '../mdast';

/** The anchor of a closed block is an attribute of its component. */
function prefixAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, prefix: string): void {
  for (const attribute of node.attributes)
    if ('name' in attribute && attribute.name === 'id' && typeof attribute.value === 'string')
      attribute.value = prefix + attribute.value;
}

/**
 * @param anchor of the operation on its page, `#create`
 * @param title of the operation, in words
 * @param blocks its reference as built for a page of its own; it is changed
 */
export function asAction(anchor: string, title: string, blocks: readonly Block[]): Block[] {
  const action = anchor.slice(1);
  const prefix = `${action}-`;
  for (const block of blocks) {
    visit(block, (node) => {
      if (node.type === 'heading') node.depth = 3;
      // The anchor of a heading or a row is a property of the element that it becomes.
      const properties = node.data?.hProperties;
      if (typeof properties?.id === 'string') properties.id = prefix + properties.id;
      if (node.type === 'link' && node.url.startsWith('#')) node.url = `#${prefix}${node.url.slice(1)}`;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        prefixAttribute(node, prefix);
    });
  }
  return [heading(2, action, title), ...blocks];
}
