/** In: figures of this site and of its peers. Out: the tables that `npm run bench` prints: medians with ranges, ratios and targets. */
import { PEERS, type Peer } from './options';
import { spread } from './statistics';

/** A value of this site, and of those of its peers that are compared. */
export type BySite<Value> = { readonly ours: Value } & Readonly<Partial<Record<Peer, Value>>>;

/** A bound: at most this many times a peer's median, or at most this value. */
export interface Target {
  readonly of?: Peer;
  readonly most: number;
}

/** One figure of every site: a value for each run. A site without values has none of it. */
export interface Row extends BySite<readonly number[]> {
  readonly what: string;
  readonly target?: Target;
  readonly digits?: number;
}

/**
 * @param sites what was taken of each site
 * @param of a figure of it
 * @returns that figure of every site
 */
export function valuesOf<Taken>(
  sites: BySite<readonly Taken[]>,
  of: (taken: Taken) => number,
): BySite<readonly number[]> {
  const peers = PEERS.map((peer) => [peer, (sites[peer] ?? []).map(of)] as const);
  return { ours: sites.ours.map(of), ...Object.fromEntries(peers) };
}

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

function verdict({ ours, target, ...row }: Row): string {
  if (!target || ours.length === 0) return '';
  const measured = target.of ? ratioOf(ours, row[target.of]) : spread(ours).most;
  if (measured === null) return '';
  return measured <= target.most ? 'met' : 'MISSED';
}

const targetCell = (target: Target | undefined): string =>
  target ? `<= ${target.most}${target.of ? ` x ${target.of}` : ''}` : '';

function cells(row: Row, peers: readonly Peer[]): string[] {
  const { what, ours, target, digits = 0 } = row;
  const compared = peers.flatMap((peer) => [
    cell(row[peer], digits),
    ratioOf(ours, row[peer])?.toFixed(2) ?? '',
  ]);
  return [what, cell(ours, digits), ...compared, targetCell(target), verdict(row)];
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
 * @param rows its figures; a peer that has none of them has no column
 * @returns lines to print
 */
export function table(title: string, rows: readonly Row[]): string[] {
  const peers = PEERS.filter((peer) => rows.some((row) => row[peer] && row[peer].length > 0));
  const head = ['', 'this site', ...peers.flatMap((peer) => [peer, 'ratio']), 'target', ''];
  return ['', title, ...alignColumns([head, ...rows.map((row) => cells(row, peers))])];
}
