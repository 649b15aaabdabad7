/**
 * In: the expanded tree of a page, and where the page is. Out: the same as plain Markdown nodes: our components unwrapped, links as full
 * addresses on the site's host, code with its language and title.
 */
import type {
  Blockquote,
  Code,
  Heading,
  Html,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import {
  anchorOf,
  inlineCode,
  WRITTEN_ID,
  emphasis,
  paragraph,
  propertyOf,
  strong,
} from '../../remark/mdast';
import type { Inline } from '../../remark/mdast';
import { readMeta } from '../../remark/highlight/read-meta';
import { underBasePath, suggest } from '@gateway-docs/kit';
import { siteAddress, type SitePlace } from '@gateway-docs/site-data/operator';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { allComponents, type Form } from '../../remark/mdast/page-components';

type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Nodes in the place of a component; its children have been made plain before. */
type Plain = (node: Component, children: RootContent[]) => RootContent[];

/** @returns a property of a component; empty when it has none of that name */
const attribute = (node: Component, name: string): string => propertyOf(node, name) ?? '';

/** What is no paragraph here stands in a line: a component's content is one or the other. */
const phrasing = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));

const html = (value: string): Html => ({ type: 'html', value });

const label = (...content: Inline[]): Paragraph => paragraph(strong(...content));

const content: Plain = (_node, children) => children;

const element =
  (name: string): Plain =>
  (_node, children) => [html(`<${name}>`), ...children, html(`</${name}>`)];

/** The line of a closed block is a property, or a `<summary>` whose content stands first among the children. */
const closedBlock: Plain = (node, children) => {
  const summary = attribute(node, 'summary');
  return summary === '' ? children : [label(summary), ...children];
};

const FORMS: Readonly<Record<Form, Plain>> = {
  blocks: content,
  text: content,
  tabs: content,
  nothing: () => [],
  tab: (node, children) => [label(attribute(node, 'label')), ...children],
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
  ['noscript', (_node, children) => children],
  ['kbd', element('kbd')],
  ['sub', element('sub')],
  ['sup', element('sup')],
];

const PLAIN: ReadonlyMap<string, Plain> = new Map([
  ...allComponents.map(([tag, { form }]) => [tag, FORMS[form]] as const),
  ...ELEMENTS,
]);

/**
 * In: one of our components, or an HTML element, in a page's tree. Out: what stands for it in plain Markdown. The set is closed: a
 * component without an entry stops the build, so that none can be lost from the twins in silence.
 * @param node the component
 * @param children its content, plain already
 * @throws Error for a component that has no form in Markdown here
 */
function plainComponent(node: Component, children: RootContent[]): RootContent[] {
  const name = node.name ?? '';
  const plain = PLAIN.get(name);
  if (plain) return plain(node, children);
  throw new Error(
    `<${name}> has no form in the Markdown twins. ${suggest(name, PLAIN.keys())} ` +
      'Give it one in src/remark/mdast/component-rows.json.',
  );
}

/** `:::warning[Title]` → a quote that begins with the kind and the title in bold. */
function plainAdmonition(node: ContainerDirective, children: Blockquote['children']): Blockquote {
  const [first, ...rest] = children;
  const titled = node.children[0]?.type === 'paragraph' && node.children[0].data?.directiveLabel === true;
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const head = titled && first ? label(`${kind}: `, ...phrasing([first])) : label(kind);
  return { type: 'blockquote', children: [head, ...(titled ? rest : children)] };
}

/** Marks a link to a file that is no page, for Docusaurus; the address follows. */
const FILE = /^pathname:\/\//;

/** Where a page is. */
export interface PagePlace {
  /** `/callbacks` */
  readonly route: string;
  readonly place: SitePlace;
}

/** What the walk knows of the place it is in. */
interface Position {
  readonly page: PagePlace;
  /** Anchor of the table row around, if any. */
  readonly row?: string;
}

/** A link of the site is a route; one that begins otherwise is relative to the page, or a full address. */
function toAddress(url: string, { route, place }: PagePlace): string {
  const target = url.replace(FILE, '');
  const path = target.startsWith('/') ? underBasePath(place.base_path, target) : target;
  return new URL(path, siteAddress(place, route)).href;
}

/**
 * A row's link to itself lets a reader copy the anchor; in the twin it would be noise around every first cell. Its title is the path of a
 * field, `auth.point`, whose row stands indented on the page.
 */
function plainLink(node: Link, position: Position): RootContent[] {
  const children = plainAll(node.children, position);
  if (position.row !== undefined && node.url === `#${position.row}`)
    return node.title ? [inlineCode(node.title)] : children;
  return [{ ...node, url: toAddress(node.url, position.page), children }];
}

/** `<a>` is how generated content links to a file. */
function plainElement(node: Component, position: Position): RootContent[] {
  if (node.name !== 'a') return plainComponent(node, plainAll<RootContent>(node.children, position));
  // A link holds words, also where it stands alone and is read as a block.
  const children = node.children as PhrasingContent[];
  return plainLink({ type: 'link', url: attribute(node, 'href'), children }, position);
}

function plainCode({ type, lang, value, meta }: Code): Code {
  const { title } = readMeta(meta);
  return { type, value, ...(lang ? { lang } : {}), ...(lang && title ? { meta: `title="${title}"` } : {}) };
}

/** Without its anchor: that is in the text, or was in a comment, which leaves a space at the end. */
function plainHeading(node: Heading, position: Position): Heading {
  const children = plainAll(node.children, position);
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(WRITTEN_ID, '').trimEnd();
  return { type: 'heading', depth: node.depth, children };
}

function plainNode(node: RootContent, position: Position): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, position);
    // Only comments are left of them after the expansion.
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return [];
    case 'containerDirective':
      return [plainAdmonition(node, plainAll(node.children, position))];
    case 'link':
      return plainLink(node, position);
    case 'image':
    case 'definition':
      return [{ ...node, url: toAddress(node.url, position.page) }];
    case 'code':
      return [plainCode(node)];
    case 'heading':
      return [plainHeading(node, position)];
    case 'tableRow': {
      const row = anchorOf(node);
      const inside = row === undefined ? position : { ...position, row };
      return [{ ...node, children: plainAll(node.children, inside) }];
    }
    default:
      if (!('children' in node)) return [{ ...node }];
      return [{ ...node, children: plainAll<RootContent>(node.children, position) } as RootContent];
  }
}

/** What stands for a node may stand where the node stood: words for words, a cell for a cell. */
const plainAll = <Content extends RootContent>(nodes: readonly Content[], position: Position): Content[] =>
  nodes.flatMap((node) => plainNode(node, position)) as Content[];

/**
 * @param tree expanded tree; it stays as it is
 * @param page where the page is; links are resolved against it
 * @throws Error for a component that has no form in Markdown
 */
export function toPlain(tree: Root, page: PagePlace): Root {
  return { type: 'root', children: plainAll(tree.children, { page }) };
}
