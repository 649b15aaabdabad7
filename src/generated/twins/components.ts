/**
 * In: one of our components, or an HTML element, in a page's tree. Out: what stands for it in plain Markdown. The set is closed: a
 * component without an entry stops the build, so that none can be lost from the twins in silence.
 */
import type { Blockquote, Html, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { emphasis, paragraph, propertyOf, strong } from '../../remark/mdast';
import { allComponents, type Form } from '../../remark/mdast/page-components';
import { suggest } from '@gateway-docs/kit';

export type Component = MdxJsxFlowElement | MdxJsxTextElement;
/** Nodes in the place of a component; its children have been made plain before. */
type Plain = (node: Component, children: RootContent[]) => RootContent[];

/** @returns a property of a component; empty when it has none of that name */
export const attribute = (node: Component, name: string): string => propertyOf(node, name) ?? '';

/** What is no paragraph here stands in a line: a component's content is one or the other. */
const phrasing = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));

const html = (value: string): Html => ({ type: 'html', value });
const label = (...content: PhrasingContent[]): Paragraph => paragraph(strong(...content));

const content: Plain = (_node, children) => children;
const element =
  (name: string): Plain =>
  (_node, children) => [html(`<${name}>`), ...children, html(`</${name}>`)];

/** The line of a closed block is a property, or a `<summary>` whose content stands first among the children. */
const closedBlock: Plain = (node, children) => {
  const summary = attribute(node, 'summary');
  return summary === '' ? children : [label({ type: 'text', value: summary }), ...children];
};

const FORMS: Readonly<Record<Form, Plain>> = {
  blocks: content,
  text: content,
  tabs: content,
  nothing: () => [],
  tab: (node, children) => [label({ type: 'text', value: attribute(node, 'label') }), ...children],
  'closed block': closedBlock,
  drawing: (node, children) => [paragraph(emphasis(`Diagram: ${attribute(node, 'label')}`)), ...children],
  picture: (node, children) => [paragraph(emphasis(`Picture: ${attribute(node, 'alt')}`)), ...children],
  fact: (_node, children) => [html('<br>'), ...children],
  flag: (_node, children) => [emphasis(...phrasing(children))],
};

/** HTML elements without a Markdown form that writers may use. */
const ELEMENTS: readonly (readonly [string, Plain])[] = [
  ['details', closedBlock],
  ['summary', (_node, children) => [label(...phrasing(children))]],
  ['br', () => [html('<br>')]],
  ['kbd', element('kbd')],
  ['sub', element('sub')],
  ['sup', element('sup')],
];

const PLAIN: ReadonlyMap<string, Plain> = new Map([
  ...allComponents.map(([tag, { form }]) => [tag, FORMS[form]] as const),
  ...ELEMENTS,
]);

/**
 * @param node the component
 * @param children its content, plain already
 * @throws Error for a component that has no form in Markdown here
 */
export function plainComponent(node: Component, children: RootContent[]): RootContent[] {
  const name = node.name ?? '';
  const plain = PLAIN.get(name);
  if (plain) return plain(node, children);
  throw new Error(
    `<${name}> has no form in the Markdown twins. ${suggest(name, PLAIN.keys())} ` +
      'Give it one in src/remark/mdast/page-components.ts.',
  );
}

/** `:::warning[Title]` → a quote that begins with the kind and the title in bold. */
export function plainAdmonition(node: ContainerDirective, children: Blockquote['children']): Blockquote {
  const [first, ...rest] = children;
  const titled = node.children[0]?.type === 'paragraph' && node.children[0].data?.directiveLabel === true;
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const title = titled && first ? [{ type: 'text', value: `${kind}: ` } as const, ...phrasing([first])] : [];
  const head = label(...(title.length > 0 ? title : [{ type: 'text', value: kind } as const]));
  return { type: 'blockquote', children: [head, ...(titled ? rest : children)] };
}
