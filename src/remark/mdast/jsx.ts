/**
 * Builders for our components in mdast: a tag name, short string props, mdast children. Props are strings only: what a
 * component shows stays in the tree, where links are checked, code is highlighted and the Markdown export can read it.
 */
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Nodes } from 'mdast';
import type { Tag } from './page-components';
import { inlines, type Block, type Inline } from './nodes';

/** By their labels; one that is undefined is left out. */
export type Facts = Readonly<Record<string, Inline | readonly Inline[] | undefined>>;

/**
 * What a table cell adds below its text: `Send again: no`. Three rich columns are read; seven thin ones are not.
 * @returns a fact that says by itself what it is, and the space that separates it in plain Markdown
 */
export const factLine = (...content: Inline[]): Inline[] => [' ', jsxInline('Fact', {}, content)];

/** @returns a short mark after a name, and the space before it */
export const flag = (kind: 'required' | 'deprecated'): Inline[] => [' ', jsxInline('Flag', { kind }, [kind])];

/** @returns the content of a cell and its facts, in their order */
export const withFacts = (content: Inline | readonly Inline[], facts: Facts): Inline[] => [
  ...[content].flat(),
  ...Object.entries(facts).flatMap(([label, value]) =>
    value === undefined ? [] : factLine(`${label}: `, ...[value].flat()),
  ),
];

type Props = Readonly<Record<string, string | undefined>>;

function attributes(props: Props): MdxJsxAttribute[] {
  return Object.entries(props).flatMap(([name, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );
}

/** @returns whether a node is a block component with one of the tags */
export const isComponent = (node: Nodes | undefined, ...tags: readonly Tag[]): node is MdxJsxFlowElement =>
  node?.type === 'mdxJsxFlowElement' && tags.some((tag) => tag === node.name);

/** @returns a property of a component, where it is a string */
export function propertyOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * A block component.
 * @param name tag of the component
 * @param props string props; undefined ones are left out
 */
export function jsxBlock(
  name: Tag | 'noscript',
  props: Props,
  children: readonly Block[] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: attributes(props), children: [...children] };
}

/** A closed block with an anchor: what a reader may open. */
export const details = (id: string, summary: string, content: readonly Block[]): Block =>
  jsxBlock('Details', { id, summary }, content);

/** One panel of a set: its key, its name, and what is in it. */
export interface Panel {
  readonly value: string;
  readonly label: string;
  readonly blocks: readonly Block[];
}

/** One panel, in a set of panels that has it among its children. */
export const tabPanel = ({ value, label, blocks }: Panel): Block =>
  jsxBlock('TabPanel', { value, label }, blocks);

/** A set of panels, of which one shows. One that is most of a page has an id (Tabs/index.tsx). */
export const panelSet = (
  name: 'Tabs' | 'Scenarios',
  label: string,
  panels: readonly Panel[],
  id?: string,
): Block => jsxBlock(name, { label, id }, panels.map(tabPanel));

/** A component, a date, a picture, or a link with properties of its own, within a line of text. */
export function jsxInline(
  name: Tag | 'a' | 'img' | 'span' | 'time',
  props: Props,
  children: readonly Inline[] = [],
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributes(props), children: inlines(children) };
}
