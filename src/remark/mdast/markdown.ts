/**
 * In: a Markdown text from `api/` or `data/`. Out: mdast blocks, or the phrasing content of a single paragraph for a table
 * cell. Inline references such as `{error(203)}` become expression nodes, which the plugin resolves with those of the page, and
 * codes named as `error 203` or `status 6` become links; other braces stay text, so that `{transaction_id}` may be written as it is.
 */
import type { Parent, PhrasingContent, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { WriterError } from '../writer-errors/writer-error';
import { text, type Block } from './nodes';

const parser = unified().use(remarkParse).use(remarkGfm);

/** `{operator.…}` or `{name(…)}`. */
const REFERENCE = /\{(?<expression>operator\.[a-z_0-9.]+|[a-z]+\([^)]*\))\}/;
/** `error 13, 17 or 300`, `status 6`: how the contract names codes; `HTTP status 200` is none. */
const CODES = /(?<!HTTP )\b(?<kind>error|status)(?:e?s)? \d+(?:, \d+)*(?:,? (?:or|and) \d+)?\b/i;

const expression = (value: string): PhrasingContent => ({ type: 'mdxTextExpression', value });

/** The numbers of `error 13, 17 or 300` as short references, the words between them as text. */
function shortReferences(words: string, kind: string): PhrasingContent[] {
  return words
    .split(/(\d+)/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? expression(`${kind}#${part}`) : text(part)));
}

function splitReferences(value: string): PhrasingContent[] {
  const written = REFERENCE.exec(value);
  const found = written ?? CODES.exec(value);
  if (!found) return value === '' ? [] : [text(value)];
  const { expression: asked = '', kind = '' } = found.groups ?? {};
  return [
    ...splitReferences(value.slice(0, found.index)),
    ...(written ? [expression(asked)] : shortReferences(found[0], kind.toLowerCase())),
    ...splitReferences(value.slice(found.index + found[0].length)),
  ];
}

/** @returns the text as blocks, without positions (they would point into the wrong file) */
export function markdownBlocks(source: string): Block[] {
  const tree = parser.parse(source);
  visit(tree, (node) => {
    delete node.position;
  });
  visit(tree, 'text', (node: Text, index = 0, parent) => {
    const parts = splitReferences(node.value);
    (parent as Parent).children.splice(index, 1, ...parts);
    return index + parts.length;
  });
  return tree.children as Block[];
}

/**
 * @param source one paragraph of Markdown
 * @throws WriterError when it is more than a paragraph: a table cell cannot hold lists or code blocks
 */
export function markdownInline(source: string): PhrasingContent[] {
  const blocks = markdownBlocks(source);
  if (blocks.length === 0) return [];
  const [first] = blocks;
  if (blocks.length > 1 || first?.type !== 'paragraph') {
    throw new WriterError(
      `This text must be a single paragraph of Markdown: "${source.trim().slice(0, 80)}"`,
    );
  }
  return first.children;
}
