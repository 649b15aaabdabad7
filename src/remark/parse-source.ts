/**
 * In: the text of a page or a partial. Out: its mdast, read with the syntax that Docusaurus reads pages with. Two of its habits are
 * repeated here: `## Title {#anchor}` is no expression, and a component alone in a paragraph is a block.
 */
import type { Paragraph, Parent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** Docusaurus makes a comment of a heading's anchor before MDX reads the page. Parts of the page are found by it; the twin shows none. */
const HEADING_ID = /^(#{2,3} .*?)[ \t]*\{#([\w-]+)\}[ \t]*$/gm;

/** True for a paragraph that holds components and white space only. */
function isBlockInDisguise({ children }: Paragraph): boolean {
  return (
    children.some((child) => child.type === 'mdxJsxTextElement') &&
    children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' || (child.type === 'text' && /^[\t\r\n ]*$/.test(child.value)),
    )
  );
}

function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent: Parent | undefined) => {
    if (parent === undefined || index === undefined || !isBlockInDisguise(node)) return undefined;
    const blocks = node.children.flatMap((child) =>
      child.type === 'mdxJsxTextElement' ? [{ ...child, type: 'mdxJsxFlowElement' as const }] : [],
    );
    // A block's children are not yet blocks here, as MDX itself leaves them.
    parent.children.splice(index, 1, ...(blocks as RootContent[]));
    return [SKIP, index];
  });
}

/**
 * @param source text of the file
 * @param path of the file, for messages
 * @returns the tree, and the file for messages with line and column
 * @throws VFileMessage with the line of a mistake in the syntax
 */
export function parseSource(source: string, path: string) {
  const file = new VFile({ value: source.replace(HEADING_ID, '$1 {/* #$2 */}'), path });
  const tree = parser.parse(file);
  unravel(tree);
  return { tree, file };
}
