/**
 * In: a Markdown text from `api/` or `data/`. Out: mdast blocks, or the phrasing content of a single paragraph for a table
 * cell. Inline references such as `{error(203)}` become expression nodes, which the plugin resolves with those of the page; other braces
 * stay text, so that `{transaction_id}` may be written as it is.
 */
import type { Parent, PhrasingContent, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pieces, IN_FACTS } from '@gateway-docs/site-data/cross-references';
import { WriterError } from '@gateway-docs/kit';
import { text, type Block, inlines, type Inline } from './nodes';
import { fillText } from '../../base/fill-text';

/** Words and numbers are part of the Markdown; nodes come as they are. */
type Values = Readonly<Record<string, string | number | readonly Inline[]>>;

const PLACE = /\{(\w+)\}/;

/**
 * In: a sentence of `data/texts`, in Markdown, with places `{names}`. Out: its phrasing content, with nodes in the places.
 * @param sentence one paragraph of Markdown
 * @param values by the name of their place
 * @throws WriterError when the sentence is more than a paragraph
 */
export function filled(sentence: string, values: Values): PhrasingContent[] {
  const words = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  const content = markdownInline(fillText(sentence, Object.fromEntries(words) as Record<string, string>));
  return content.flatMap((node): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    // A list of words and names of places, in turn.
    return node.value.split(PLACE).flatMap((part, i) => {
      const nodes = i % 2 === 1 ? values[part] : undefined;
      if (typeof nodes === 'object') return inlines(nodes);
      return part === '' ? [] : [text(i % 2 === 1 ? `{${part}}` : part)];
    });
  });
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** The references of a text as expressions, which show a code by its number, and the words between them. */
const splitReferences = (value: string): PhrasingContent[] =>
  pieces(value).map((piece) =>
    'words' in piece
      ? text(piece.words)
      : { type: 'mdxTextExpression', value: piece.expression, data: { forms: IN_FACTS } },
  );

/** By the text: descriptions of fields and of codes stand on many pages. */
const parsed = new Map<string, readonly Block[]>();

/** @returns the text as blocks, without positions (they would point into the wrong file) */
export function markdownBlocks(source: string): Block[] {
  const blocks = parsed.get(source) ?? parse(source);
  parsed.set(source, blocks);
  // Who asks may change them.
  return structuredClone(blocks) as Block[];
}

function parse(source: string): readonly Block[] {
  const tree = parser.parse(source);
  visit(tree, (node) => {
    delete node.position;
  });
  visit(tree, 'text', (node: Text, index = 0, parent: Parent | undefined) => {
    const parts = splitReferences(node.value);
    parent?.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
  // Plain Markdown has nothing but blocks at the top.
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
