/**
 * Typed builders for mdast nodes: every handler makes its output with these, never from literals or strings of Markdown.
 * Headings get their id here, so that anchors are stable and independent of the wording.
 */
// Its types say that a node may carry `data.hProperties`: attributes of what it becomes in HTML.
import type {} from 'mdast-util-to-hast';
import type {
  BlockContent,
  Code,
  DefinitionContent,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';

/** What a handler returns: blocks that may stand where the directive stood. */
export type Block = BlockContent | DefinitionContent;
/** Phrasing content or plain text, which becomes a text node. */
export type Inline = PhrasingContent | string;

/** @returns phrasing nodes, strings turned into text nodes */
export const inlines = (content: readonly Inline[]): PhrasingContent[] =>
  content.map((item) => (typeof item === 'string' ? text(item) : item));

/** @returns the items in their order, with a separator between each two */
export const joined = (items: readonly (Inline | readonly Inline[])[], separator = ', '): Inline[] =>
  items.flatMap((item, i) => [...(i > 0 ? [separator] : []), ...[item].flat()]);

export const text = (value: string): Text => ({ type: 'text', value });

export const paragraph = (...content: Inline[]): Paragraph => ({
  type: 'paragraph',
  children: inlines(content),
});

export const strong = (...content: Inline[]): Strong => ({ type: 'strong', children: inlines(content) });

export const emphasis = (...content: Inline[]): Emphasis => ({
  type: 'emphasis',
  children: inlines(content),
});

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const link = (url: string, ...content: Inline[]): Link => ({
  type: 'link',
  url,
  children: inlines(content),
});

/** @param meta the rest of a fence's first line, for example `title="Request"` */
export const code = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  value,
  ...(meta ? { meta } : {}),
});

/**
 * @param depth 2 or 3: the table of contents and the search index know no others
 * @param id anchor, stable over wording and versions
 */
export function heading(depth: 2 | 3, id: string, ...content: Inline[]): Heading {
  return { type: 'heading', depth, children: inlines(content), data: { hProperties: { id } } };
}

/** @returns the node with an anchor in place of other attributes */
export const withId = <Node extends PhrasingContent | Paragraph>(node: Node, id: string): Node => ({
  ...node,
  data: { hProperties: { id } },
});

/** @param items each item's blocks; a plain paragraph makes a tight item */
export function list(items: readonly Block[][], ordered = false): List {
  const children = items.map((blocks): ListItem => ({ type: 'listItem', spread: false, children: blocks }));
  return { type: 'list', ordered, spread: false, ...(ordered ? { start: 1 } : {}), children };
}
