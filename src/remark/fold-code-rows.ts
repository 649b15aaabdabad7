/**
 * In: an expanded page. Out: the same with the long table below `#wrong` or `#both-wrong` in two: what the reader sees stays, and the rows that only name codes
 * go into a closed block, because a reader comes to them with a code, by search or by an anchor.
 */
import { byCode } from '../../data/texts/directives.json';
import { fillText } from '../base/fill-text';
import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import { fold } from './fold';
import { details, sectionBelow } from './mdast';
import { CODE_PAGES } from './cross-references/resolve';

/** What can go wrong; in a guide for two directions the second is what can in either. */
const SECTIONS = ['wrong', 'both-wrong'];

const isCode = (node: PhrasingContent): boolean =>
  node.type === 'link' &&
  [CODE_PAGES.error, CODE_PAGES.reason].some((page) => node.url.startsWith(`${page}#`));

/** True for a row whose first cell is codes and nothing else. */
function isCodeRow({ children: [first] }: TableRow): boolean {
  const content = first?.children ?? [];
  const isSeparator = (node: PhrasingContent): boolean => node.type === 'text' && /^[\s,]*$/.test(node.value);
  return content.some(isCode) && content.every((node) => isCode(node) || isSeparator(node));
}

/** Changes the tree in place. */
export function foldCodeRows(tree: Root): void {
  for (const section of SECTIONS) foldRowsBelow(tree, section);
}

function foldRowsBelow(tree: Root, section: string): void {
  const table = sectionBelow(tree, section)?.find((node) => node.type === 'table');
  const [head, ...rows] = table?.children ?? [];
  if (!table || !head) return;
  const [shown, folded] = fold(rows, isCodeRow);
  if (folded.length === 0) return;
  table.children = [head, ...shown];
  const rest: Table = { ...table, children: [head, ...folded] };
  const summary = fillText(byCode, { count: folded.length });
  const block = details(`${section}-codes`, summary, [rest]);
  tree.children.splice(tree.children.indexOf(table) + 1, 0, block);
}
