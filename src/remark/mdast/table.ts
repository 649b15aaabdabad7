/**
 * Builds a GFM table as mdast. `align` has one entry for each column: an empty array would drop every cell in silence.
 */
import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import { fillText } from '../../base/fill-text';
import { heading, inlines, type Block, type Inline } from './nodes';

/** One cell: its phrasing content. */
export type Cell = readonly Inline[];

export interface Column {
  readonly title: string;
  readonly align?: AlignType;
  /** In a narrow layout the cell says by itself what it is, and its title is not repeated. */
  readonly plain?: boolean;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** Anchor of the row; the `tr` component registers it, so that links to it are checked. */
  readonly id?: string;
  /** Nesting level of a parameter, 0 at the top. */
  readonly depth?: number;
  /** What else the browser reads from the row: `data-*` attributes by name. */
  readonly data?: Readonly<Record<string, string>>;
}

/** What the browser needs beside the cells. */
export interface TableOptions {
  /** Names the table for screen readers and for the scroll container around it. */
  readonly label: string;
  /**
   * `records`: on narrow screens each row becomes a block whose cells carry the column's title. `codes` does the same, and its first
   * column is as narrow as the codes in it.
   */
  readonly layout?: 'records' | 'codes';
  /** By this name a component on the page finds the table. */
  readonly name?: string;
}

function tableCell(content: Cell, title: string | undefined): TableCell {
  const data = title ? { data: { hProperties: { dataLabel: title } } } : {};
  return { type: 'tableCell', children: inlines(content), ...data };
}

function tableRow(row: Row, titles: readonly (string | undefined)[] = []): TableRow {
  const { id, depth, data = {}, cells } = row;
  const hProperties = {
    ...(id && { id }),
    ...(depth && { dataDepth: String(depth) }),
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])),
  };
  const properties = Object.keys(hProperties).length > 0 ? { data: { hProperties } } : {};
  return { type: 'tableRow', children: cells.map((cell, i) => tableCell(cell, titles[i])), ...properties };
}

/**
 * @param columns titles, in order
 * @param rows cells in the same order; each row must have one cell for each column
 * @throws Error when a row's number of cells differs from the number of columns
 */
export function table(
  columns: readonly (string | Column)[],
  rows: readonly Row[],
  options: TableOptions,
): Table {
  const heads = columns.map((column): Column => (typeof column === 'string' ? { title: column } : column));
  for (const row of rows) {
    if (row.cells.length !== heads.length) {
      throw new Error(
        `A row of the table "${options.label}" has ${row.cells.length} cells for ${heads.length} columns.`,
      );
    }
  }
  // The first cell is the name of the record.
  const titles = options.layout
    ? heads.map((column, i) => (i === 0 || column.plain ? undefined : column.title))
    : [];
  return {
    type: 'table',
    align: heads.map((column) => column.align ?? null),
    children: [
      tableRow({ cells: heads.map((column) => [column.title]) }),
      ...rows.map((row) => tableRow(row, titles)),
    ],
    data: {
      hProperties: {
        ariaLabel: options.label,
        ...(options.layout && { dataLayout: options.layout }),
        ...(options.name && { dataTable: options.name }),
      },
    },
  };
}

/** What `data/texts` says of a table. */
export interface TableText {
  /** Names the table; it may have places, `Filters of {title}`. */
  readonly label: string;
  readonly columns: readonly (string | Column)[];
}

/** Words for the places of a text. */
type Words = Readonly<Record<string, string>>;

const tableIn =
  (layout: TableOptions['layout']) =>
  ({ label, columns }: TableText, rows: readonly Row[], words: Words = {}): Table =>
    table(columns, rows, { label: fillText(label, words), ...(layout && { layout }) });

/** A table whose rows become blocks on narrow screens. */
export const records = tableIn('records');

/** The same with a first column that is as narrow as the codes in it. */
export const codes = tableIn('codes');

/** A table that stays one at every width. */
export const grid = tableIn(undefined);

/** A section that is a table, after the blocks above it: one title names both. */
export const section = (
  make: typeof records,
  id: string,
  texts: TableText,
  rows: readonly Row[],
  words: Words = {},
  above: readonly Block[] = [],
): Block[] => [heading(2, id, fillText(texts.label, words)), ...above, make(texts, rows, words)];
