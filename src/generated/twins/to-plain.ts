/**
 * In: the expanded tree of a page, and where the page is. Out: the same as plain Markdown nodes: our components unwrapped, links as full
 * addresses on the site's host, code with its language and title.
 */
import type { Code, Heading, Link, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { inlineCode, WRITTEN_ID } from '../../remark/mdast';
import { readMeta } from '../../remark/highlight/read-meta';
import { underBasePath } from '@gateway-docs/kit';
import { siteAddress, type SitePlace } from '@gateway-docs/site-data/operator';
import { attribute, plainAdmonition, plainComponent, type Component } from './components';

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

function rowId(node: TableRow): string | undefined {
  const id = node.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
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
      const row = rowId(node);
      const inside = row === undefined ? position : { ...position, row };
      return [{ ...node, children: plainAll(node.children, inside) }];
    }
    default:
      if (!('children' in node)) return [{ ...node }];
      return [{ ...node, children: plainAll<RootContent>(node.children, position) } as RootContent];
  }
}

/** What stands for a node may stand where the node stood: words for words, a cell for a cell. */
function plainAll<Content extends RootContent>(nodes: readonly Content[], position: Position): Content[] {
  return nodes.flatMap((node) => plainNode(node, position)) as Content[];
}

/**
 * @param tree expanded tree; it stays as it is
 * @param page where the page is; links are resolved against it
 * @throws Error for a component that has no form in Markdown
 */
export function toPlain(tree: Root, page: PagePlace): Root {
  return { type: 'root', children: plainAll(tree.children, { page }) };
}
