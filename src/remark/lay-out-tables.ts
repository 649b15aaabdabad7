/**
 * In: the tables that writers made, expanded page. Out: the same, with the titles of their columns on each cell, so that a narrow window
 * can show a row as a block instead of a box to scroll; and with a name, its section and its columns, for who hears the page or reaches the
 * box of the table by keyboard. Of two columns the second needs no title; generated tables have layout and name of their own.
 */
import type { Heading, Nodes, Root, Table, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** The least columns whose titles a block repeats. */
const MIN_TITLED = 3;
/** A table of at least so many columns and rows scrolls under its head. */
const WIDE = { columns: 6, rows: 8 } as const;

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Adds attributes to what a node becomes in HTML. */
function setProperties(node: Table | TableCell, added: Readonly<Record<string, string>>): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...added } };
}

/** The text of a heading without the anchor that a writer gave it. */
const titleOf = (heading: Heading): string =>
  textOf(heading).replace(/\s*(?:\{#[\w-]+\}|\/\*.*\*\/)\s*$/, '');

/** `The code field: Rule, Why` */
const nameOf = (section: string | undefined, titles: readonly string[]): string =>
  [section, titles.filter(Boolean).join(', ')].filter(Boolean).join(': ');

/** Changes the tree in place. */
export function layOutTables(tree: Root): void {
  let section: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') section = titleOf(node);
    // No table stands among words.
    if (node.type === 'heading' || node.type === 'paragraph') return SKIP;
    if (node.type !== 'table') return undefined;
    layOut(node, section);
    return SKIP;
  });
}

function layOut(table: Table, section: string | undefined): void {
  const [head, ...rows] = table.children;
  const titles = head?.children.map(textOf) ?? [];
  if (!table.data?.hProperties?.ariaLabel) setProperties(table, { ariaLabel: nameOf(section, titles) });
  if (titles.length >= WIDE.columns && rows.length >= WIDE.rows) setProperties(table, { dataWide: 'true' });
  if (table.data?.hProperties?.dataLayout) return;
  setProperties(table, { dataLayout: 'prose' });
  if (titles.length < MIN_TITLED) return;
  for (const row of rows) {
    row.children.forEach((cell, i) => {
      const title = titles[i] ?? '';
      // The first cell names the row. A label ends in a colon, also where the title asks.
      if (i > 0 && title !== '') setProperties(cell, { dataLabel: title.replace(/\?$/, '') });
    });
  }
}
