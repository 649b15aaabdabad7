/**
 * In: the tree of a page before expansion. Out: the tree without what is only about things that the provider leaves out, and that no writer has
 * to mark: sections of their services, rows and items that lead to their pages, links to them in a list of links.
 */
import type { ListItem, Nodes, Paragraph, Parent, PhrasingContent, Root, TableRow } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { readOperation } from '@gateway-docs/site-data/cross-references';
import { sectionsLeftOut, isCallOffered, isWhole } from '@gateway-docs/site-data/offer';
import type { SiteData } from '@gateway-docs/contract';
import { anchorOf, nodesIn } from '../mdast';

type Known = Pick<SiteData, 'offer' | 'leftOut'>;
type IsGone = (node: Nodes) => boolean;

/**
 * In: the expanded tree of a page. Out: the same tree; a link to what the provider leaves out is its words alone.
 * Changes the tree in place. A link to what no profile has stays: the check of links finds it, in the site that leaves nothing out.
 * @param source text of the page, from which its sections are known
 */
export function unlinkLeftOut(tree: Root, source: string, known: Known): void {
  if (isWhole(known.offer)) return;
  const own = sectionsLeftOut(source, known.offer);
  const anchors = new Set(nodesIn(tree).map(anchorOf));
  // A row may have gone with what is shown of a service.
  const isLost = (url: string): boolean => url.startsWith('#') && !anchors.has(url.slice(1));
  visit(tree, 'link', (node, index = 0, parent: Parent | undefined) => {
    if (!isLost(node.url) && !isAddressGone(node.url, known, own)) return undefined;
    parent?.children.splice(index, 1, ...node.children);
    return [SKIP, index + node.children.length];
  });
}

/** Directives that show one thing of the catalogue or of the contract. */
function showsLeftOut(node: Nodes, { offer }: Known): boolean {
  if (node.type !== 'leafDirective') return false;
  const { id, version } = node.attributes ?? {};
  if (typeof id !== 'string') return false;
  if (node.name === 'service' || node.name === 'scheme') return offer.without[node.name].has(id);
  if (node.name !== 'operation') return false;
  return !isCallOffered(offer, id, version === 'v1' ? 'v1' : 'v2');
}

function dropSections(tree: Root, gone: ReadonlySet<string>): void {
  let depth = 0;
  tree.children = tree.children.filter((node) => {
    if (node.type === 'heading') {
      // A section ends at the next heading of its level or above.
      if (depth > 0 && node.depth <= depth) depth = 0;
      if (depth === 0 && gone.has(anchorOf(node) ?? '')) ({ depth } = node);
    }
    return depth === 0;
  });
}

/** True for a link, and for a reference to a call. */
const isPointer = (node: Nodes): boolean =>
  node.type === 'link' || (node.type === 'mdxTextExpression' && readOperation(node.value) !== undefined);

const leadsNowhere = (node: Nodes | undefined, isGone: IsGone): boolean => {
  const pointers = node ? nodesIn(node).filter(isPointer) : [];
  return pointers.length > 0 && pointers.every(isGone);
};

/** A row goes with what its first cell leads to, or when nothing that it leads to is left. */
const isRowGone = (row: TableRow, isGone: IsGone): boolean =>
  leadsNowhere(row.children[0], isGone) || leadsNowhere(row, isGone);

/** An item that begins with a link is about it. */
function isItemGone(item: ListItem, isGone: IsGone): boolean {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph') return false;
  const [first] = paragraph.children;
  const begins = first && (isGone(first) || (first.type === 'strong' && leadsNowhere(first, isGone)));
  return begins === true && leadsNowhere(item, isGone);
}

const SEPARATOR = /^(?:[,;]| and| or|, and|, or)\s$/;

/** A line of nothing but links: each link with what stands before it. */
function linksOf({ children }: Paragraph): PhrasingContent[] | undefined {
  const links = children.filter((_child, i) => i % 2 === 0);
  const isList =
    children.length > 1 &&
    links.every(isPointer) &&
    children.every((child, i) => i % 2 === 0 || (child.type === 'text' && SEPARATOR.test(child.value)));
  return isList ? links : undefined;
}

/** A list without items, and a table that has its head alone. */
const isEmpty = (node: Nodes): boolean =>
  (node.type === 'list' && node.children.length === 0) ||
  (node.type === 'table' && node.children.length === 1);

function shortenLinks(paragraph: Paragraph, isGone: IsGone): void {
  const links = linksOf(paragraph);
  const left = links?.filter((one) => !isGone(one));
  if (!left || left.length === links?.length || left.length === 0) return;
  paragraph.children = left.flatMap((one, i) =>
    i === 0 ? [one] : [{ type: 'text' as const, value: ', ' }, one],
  );
}

/** Whether an address of this page or of the site is left out. */
const isAddressGone = (url: string, { leftOut }: Known, own: ReadonlySet<string>): boolean => {
  if (url.startsWith('#')) return own.has(url.slice(1));
  const [route = url] = url.split('#');
  // A folder page has a slash at its end, which a writer may leave out.
  return [url, route, `${route}/`].some((one) => leftOut.routes.has(one));
};

function isPointerGone(node: Nodes, known: Known, own: ReadonlySet<string>): boolean {
  if (node.type === 'link') return isAddressGone(node.url, known, own);
  if (node.type !== 'mdxTextExpression') return false;
  const operation = readOperation(node.value);
  return operation !== undefined && !isCallOffered(known.offer, operation.id, operation.version);
}

/**
 * Changes the tree in place.
 * @param source text of the page, from which its sections are known
 * @param known what is offered, and what of the site is left out
 */
export function dropLeftOut(tree: Root, source: string, known: Known): void {
  const own = sectionsLeftOut(source, known.offer);
  dropSections(tree, own);
  const isGone: IsGone = (node) => isPointerGone(node, known, own);
  visit(tree, (node: Nodes, index = 0, parent: Parent | undefined) => {
    if (node.type === 'table')
      node.children = node.children.filter((row, i) => i === 0 || !isRowGone(row, isGone));
    if (node.type === 'list') node.children = node.children.filter((item) => !isItemGone(item, isGone));
    if (node.type === 'paragraph') shortenLinks(node, isGone);
    if (!showsLeftOut(node, known) && !isEmpty(node)) return undefined;
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
}
