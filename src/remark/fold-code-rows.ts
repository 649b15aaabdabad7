/**
 * In: an expanded page. Out: the same with the long table below `#wrong` in two: what the reader sees stays, and the rows that only name codes
 * go into a closed block, because a reader comes to them with a code, by search or by an anchor.
 */
import { byCode } from '../../data/texts/directives.json';
import { fillText } from '../base/fill-text';
import type { Heading, PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import { anchorOf } from './mdast/anchor-of';
import { CODE_PAGES } from './cross-references/resolve';
import { jsxBlock } from './mdast/jsx';

const SECTION = 'wrong';
/** Fewer rows are no reason for a closed block, and the open table keeps as many. */
const LEAST_FOLDED = 4;
const LEAST_SHOWN = 3;

const isCode = (node: PhrasingContent): boolean =>
  node.type === 'link' &&
  [CODE_PAGES.error, CODE_PAGES.reason].some((page) => node.url.startsWith(`${page}#`));

/** True for a row whose first cell is codes and nothing else. */
function isCodeRow({ children: [first] }: TableRow): boolean {
  const content = first?.children ?? [];
  const isSeparator = (node: PhrasingContent): boolean => node.type === 'text' && /^[\s,]*$/.test(node.value);
  return content.some(isCode) && content.every((node) => isCode(node) || isSeparator(node));
}

const isSection = (node: RootContent): node is Heading =>
  node.type === 'heading' && anchorOf(node) === SECTION;

/** The rows that stay and the rows that go, each in the order of the writer. */
function split(rows: readonly TableRow[]): { readonly shown: TableRow[]; readonly folded: TableRow[] } {
  const words = rows.filter((row) => !isCodeRow(row)).length;
  let codesShown = Math.max(0, LEAST_SHOWN - words);
  const isShown = new Set(
    rows.filter((row) => {
      if (!isCodeRow(row)) return true;
      codesShown -= 1;
      return codesShown >= 0;
    }),
  );
  return {
    shown: rows.filter((row) => isShown.has(row)),
    folded: rows.filter((row) => !isShown.has(row)),
  };
}

/** Changes the tree in place. */
export function foldCodeRows(tree: Root): void {
  const section = tree.children.findIndex(isSection);
  if (section < 0) return;
  const after = tree.children.slice(section + 1);
  const end = after.findIndex((node) => node.type === 'heading');
  const table = after
    .slice(0, end < 0 ? undefined : end)
    .find((node): node is Table => node.type === 'table');
  const [head, ...rows] = table?.children ?? [];
  if (!table || !head) return;
  const { shown, folded } = split(rows);
  if (folded.length < LEAST_FOLDED) return;
  table.children = [head, ...shown];
  const rest: Table = { ...table, children: [head, ...folded] };
  const summary = fillText(byCode, { count: folded.length });
  const block = jsxBlock('Details', { id: `${SECTION}-codes`, summary }, [rest]);
  tree.children.splice(tree.children.indexOf(table) + 1, 0, block);
}
