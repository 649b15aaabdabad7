/**
 * In: the tree of a page, with what its writer has marked. Out: the tree with what the provider offers, without the marks:
 *   `:only[Version 1 has the same fields.]{v1}`   words in a line
 *   `- :only{service:pix} Pix takes seconds.`     a paragraph, an item or a row that begins with it; in the head of a table, its column
 *   `:::only{v1}` … `:::`                         blocks, with their headings
 */
import type { Nodes, Parent, Root, RootContent, Table } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { holds, type Offer } from '@gateway-docs/site-data/offer';
import { WriterError } from '@gateway-docs/kit';
import { atNode } from '../writer-errors/in-short';

const NAME = 'only';
/** Blocks that a mark at their beginning is about. */
const MARKABLE = ['paragraph', 'listItem', 'tableRow', 'tableCell'];
/** What says nothing once all in it is gone. */
const CONTAINERS = [...MARKABLE, 'list', 'strong', 'emphasis', 'blockquote'];

type Marked = TextDirective | ContainerDirective;

interface Page {
  readonly file: VFile;
  readonly offer: Offer;
}

const isParent = (node: Nodes): node is Extract<Nodes, Parent> => 'children' in node;

/** `{v1 service:pix}` is a list of attributes without values. */
const partsOf = ({ attributes }: Marked): string[] =>
  Object.entries(attributes ?? {}).map(([name, value]) => (value ? `${name}=${value}` : name));

/** A space at the end of the words is no part of them in Markdown, so they would run into the next ones. */
function checkEnd({ children, position }: Marked, file: VFile): void {
  const [from, to] = [children.at(-1)?.position?.end.offset, position?.end.offset];
  if (from !== undefined && /^\s+\]/.test(String(file).slice(from, to)))
    throw new WriterError('The space before "]" is lost. Put it after "}".');
}

function isOffered(node: Marked, { file, offer }: Page): boolean {
  let found = false;
  atNode(file, node, () => {
    if (node.type === 'textDirective') checkEnd(node, file);
    found = holds(partsOf(node), offer);
  });
  return found;
}

/** The mark at the beginning of a block, and where it stands. */
function markOf(node: Nodes): { readonly mark: TextDirective; readonly parent: Parent } | undefined {
  if (!isParent(node)) return undefined;
  const [first] = node.children;
  if (first?.type === 'textDirective')
    return first.name === NAME && first.children.length === 0 ? { mark: first, parent: node } : undefined;
  const leads = first && (node.type === 'listItem' || node.type === 'tableRow');
  return leads && (first.type === 'paragraph' || first.type === 'tableCell') ? markOf(first) : undefined;
}

/** Takes the mark at its beginning, if any, and the space after it out of a block. @returns whether the block stays */
function stays(node: Nodes, page: Page): boolean {
  const found = markOf(node);
  if (!found) return true;
  const [, next] = found.parent.children;
  found.parent.children.shift();
  if (next?.type === 'text') next.value = next.value.trimStart();
  return isOffered(found.mark, page);
}

const isBlank = (node: Nodes): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  (node.type === 'mdxTextExpression' && node.value.trim() === '');

/** Where words are gone, one space is left between what stood beside them, none before a full stop and none at the beginning. */
function closeGap(before: Nodes | undefined, after: Nodes | undefined): void {
  if (before === undefined && after?.type === 'text') after.value = after.value.trimStart();
  if (before?.type !== 'text') return;
  const rest = after?.type === 'text' ? after.value : after === undefined ? '' : 'word';
  if (rest === '' || /^[\s.,;:)]/.test(rest)) before.value = before.value.replace(/ +$/, '');
}

/** Children after their marks were read; a parent that lost all of them is lost too. */
function keepIn(parent: Parent, page: Page): void {
  const left: RootContent[] = [];
  let isGap = false;
  for (const child of parent.children) {
    const found = keep(child, page);
    if (found.length > 0 && isGap) closeGap(left.at(-1), found[0]);
    isGap = found.length === 0 && child.type === 'textDirective';
    left.push(...found);
  }
  if (isGap) closeGap(left.at(-1), undefined);
  parent.children = left;
}

/** What is left of a node: itself, what is in it, or nothing. */
function keep(node: RootContent, page: Page): RootContent[] {
  if ((node.type === 'textDirective' || node.type === 'containerDirective') && node.name === NAME) {
    if (!isOffered(node, page)) return [];
    keepIn(node, page);
    return node.children;
  }
  if (node.type === 'table') return keepTable(node, page);
  if (MARKABLE.includes(node.type) && !stays(node, page)) return [];
  if (!isParent(node)) return [node];
  const had = node.children.some((child) => !isBlank(child));
  keepIn(node, page);
  const isEmpty = had && node.children.every(isBlank);
  return isEmpty && CONTAINERS.includes(node.type) ? [] : [node];
}

/** Numbers of the columns whose titles are marked and do not hold; the marks are taken out. */
const columnsGone = ({ children: [head] }: Table, page: Page): ReadonlySet<number> =>
  new Set(head?.children.flatMap((cell, column) => (stays(cell, page) ? [] : [column])));

/** A table without rows is no table. */
function keepTable(table: Table, page: Page): RootContent[] {
  const gone = columnsGone(table, page);
  const isThere = (_value: unknown, column: number): boolean => !gone.has(column);
  if (gone.size > 0) {
    table.align = table.align?.filter(isThere);
    for (const row of table.children) row.children = row.children.filter(isThere);
  }
  const [head, ...rows] = table.children;
  if (!head) return [table];
  const left = rows.filter((row) => stays(row, page));
  if (left.length === 0 && rows.length > 0) return [];
  table.children = [head, ...left];
  for (const row of table.children) for (const cell of row.children) keepIn(cell, page);
  return [table];
}

/**
 * Changes the tree in place.
 * @param offer what the provider leaves out
 * @throws VFileMessage at the mark that names what does not exist
 */
export function keepOffered(tree: Root, file: VFile, offer: Offer): void {
  keepIn(tree, { file, offer });
}
