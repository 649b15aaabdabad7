/** In: figures of this site and of its peers. Out: the tables that `npm run bench` prints: medians with ranges, ratios and targets. */
import { spread } from './statistics';

/** A bound: at most this many times a peer's median, or at most this value. */
export interface Target {
  readonly of?: 'stock' | 'fast';
  readonly most: number;
}

/** One figure of every site: a value for each run. A site without values has none of it. */
export interface Row {
  readonly what: string;
  readonly ours: readonly number[];
  readonly stock?: readonly number[];
  readonly fast?: readonly number[];
  readonly target?: Target;
  readonly digits?: number;
}

const HEAD = ['', 'this site', 'stock', 'ratio', 'fast', 'ratio', 'target', ''] as const;

const format = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function cell(values: readonly number[] | undefined, digits: number): string {
  if (!values || values.length === 0) return '';
  const { median, least, most } = spread(values);
  const middle = format(median, digits);
  const range = [format(least, digits), format(most, digits)] as const;
  return range[0] === range[1] ? middle : `${middle} (${range.join(' to ')})`;
}

const ratioOf = (ours: readonly number[], peer: readonly number[] | undefined): number | null =>
  peer && peer.length > 0 && ours.length > 0 && spread(peer).median > 0
    ? spread(ours).median / spread(peer).median
    : null;

const ratioCell = (ratio: number | null): string => (ratio === null ? '' : ratio.toFixed(2));

function verdict({ ours, stock, fast, target }: Row): string {
  if (!target || ours.length === 0) return '';
  const peer = target.of === 'stock' ? stock : fast;
  const measured = target.of ? ratioOf(ours, peer) : spread(ours).most;
  if (measured === null) return '';
  return measured <= target.most ? 'met' : 'MISSED';
}

const targetCell = (target: Target | undefined): string =>
  target ? `<= ${target.most}${target.of ? ` x ${target.of}` : ''}` : '';

function cells(row: Row): string[] {
  const { what, ours, stock, fast, target, digits = 0 } = row;
  return [
    what,
    cell(ours, digits),
    cell(stock, digits),
    ratioCell(ratioOf(ours, stock)),
    cell(fast, digits),
    ratioCell(ratioOf(ours, fast)),
    targetCell(target),
    verdict(row),
  ];
}

/** @returns the lines of a table: columns of one width, the first one to the left */
export function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  return lines.map((line) =>
    line
      .map((text, i) => (i === 0 ? text.padEnd(width(i)) : text.padStart(width(i))))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * @param title stands above the table
 * @param rows its figures
 * @returns lines to print
 */
export function table(title: string, rows: readonly Row[]): string[] {
  return ['', title, ...alignColumns([[...HEAD], ...rows.map(cells)])];
}
