/** In: the figures of both sites. Out: the table that `npm run bench` prints: each figure, stock's, their ratio and the target for it. */
import type { BuiltSite } from './builds';
import { median } from './median';
import type { SearchFigures } from './search.mjs';
import { total, type Transfer } from './traffic';
import { ownBytes, type VisitFigures } from './visit.mjs';

export interface SiteFigures {
  readonly build: BuiltSite;
  readonly visits: readonly VisitFigures[];
  readonly searches: readonly SearchFigures[];
  /** Sizes of the search index on disk. */
  readonly indexRaw: number;
  readonly indexBrotli: number;
}

interface Row {
  readonly what: string;
  readonly ours: number | null;
  readonly stock: number | null;
  /** At most this ratio to stock … */
  readonly ratio?: number;
  /** … or at most this value. */
  readonly limit?: number;
  readonly digits?: number;
}

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch', 'xhr', 'manifest', 'other'];

/**
 * @param ours figures of this site
 * @param stock figures of the stock site
 * @returns the lines of the report
 */
export function report(ours: SiteFigures, stock: SiteFigures): string[] {
  const rows = [...visitRows(ours, stock), ...searchRows(ours, stock), ...buildRows(ours.build, stock.build)];
  const cells = [['', 'this site', 'stock', 'ratio', 'target', ''], ...rows.map(toCells)];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}

function visitRows(ours: SiteFigures, stock: SiteFigures): Row[] {
  const row = (what: string, figure: (visit: VisitFigures) => number, target: Partial<Row> = {}): Row => ({
    what,
    ours: median(ours.visits.map(figure)),
    stock: median(stock.visits.map(figure)),
    ...target,
  });
  const own = (transfers: readonly Transfer[]) => transfers.filter(({ prefetch }) => !prefetch);
  const ahead = (transfers: readonly Transfer[]) => transfers.filter(({ prefetch }) => prefetch);
  const used = kinds.filter((kind) =>
    [ours, stock].some(({ visits }) => visits.some(({ transfers }) => ownBytes(transfers, kind) > 0)),
  );
  return [
    row('first visit: bytes on the wire', ({ transfers }) => ownBytes(transfers), { ratio: 0.8 }),
    ...used.map((kind) =>
      row(`  ${kind}`, ({ transfers }) => ownBytes(transfers, kind), kind === 'script' ? { ratio: 0.8 } : {}),
    ),
    row('  before compression', ({ transfers }) => total(own(transfers), 'rawBytes')),
    row('  requests', ({ transfers }) => own(transfers).length),
    row('  to foreign hosts', ({ foreignRequests }) => foreignRequests, { limit: 0 }),
    row('  fetched ahead, bytes', ({ transfers }) => total(ahead(transfers), 'wireBytes')),
    row('  fetched ahead, requests', ({ transfers }) => ahead(transfers).length),
    row('first contentful paint, ms', ({ fcpMs }) => fcpMs),
    row('largest contentful paint, ms', ({ lcpMs }) => lcpMs),
    row('total blocking time, ms', ({ tbtMs }) => tbtMs, { ratio: 0.6 }),
    row('cumulative layout shift', ({ cls }) => cls, { limit: 0.01, digits: 4 }),
    row('soft navigation, ms', ({ softNavigationMs }) => softNavigationMs, { ratio: 0.8 }),
  ];
}

function searchRows(ours: SiteFigures, stock: SiteFigures): Row[] {
  const row = (what: string, figure: (search: SearchFigures) => number, target: Partial<Row> = {}): Row => ({
    what,
    ours: median(ours.searches.map(figure)),
    stock: median(stock.searches.map(figure)),
    ...target,
  });
  return [
    { what: 'search index on disk, bytes', ours: ours.indexRaw, stock: stock.indexRaw },
    { what: '  Brotli', ours: ours.indexBrotli, stock: stock.indexBrotli },
    row('search: bytes until the first result', ({ firstResultBytes }) => firstResultBytes, { ratio: 0.35 }),
    row('  ms until the first result, cold', ({ firstResultMs }) => firstResultMs),
    row('  warm, median ms', ({ warmMedianMs }) => warmMedianMs),
    row('  warm, 95th percentile ms', ({ warm95Ms }) => warm95Ms, { limit: 60 }),
  ];
}

function buildRows(ours: BuiltSite, stock: BuiltSite): Row[] {
  return [
    { what: 'build, cold, s', ours: ours.cold.seconds, stock: stock.cold.seconds, ratio: 0.6, digits: 1 },
    {
      what: "build, warm, s (stock's: cold)",
      ours: ours.warm.seconds,
      stock: stock.cold.seconds,
      ratio: 0.3,
      digits: 1,
    },
    { what: 'build, warm, s', ours: ours.warm.seconds, stock: stock.warm.seconds, digits: 1 },
    {
      what: '  peak memory, cold, GB',
      ours: ours.cold.peakGigabytes,
      stock: stock.cold.peakGigabytes,
      digits: 2,
    },
    {
      what: '  compression after it, s',
      ours: ours.compressSeconds,
      stock: stock.compressSeconds,
      digits: 1,
    },
  ];
}

function toCells({ what, ours, stock, ratio, limit, digits = 0 }: Row): string[] {
  const number = (value: number | null) =>
    value === null
      ? '-'
      : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const quotient = ours !== null && stock ? ours / stock : null;
  const target = ratio !== undefined ? `<= ${ratio.toFixed(2)} x` : limit !== undefined ? `<= ${limit}` : '';
  const measured = ratio !== undefined ? quotient : ours;
  const bound = ratio ?? limit;
  const verdict = bound === undefined || measured === null ? '' : measured <= bound ? 'met' : 'MISSED';
  return [what, number(ours), number(stock), quotient === null ? '' : quotient.toFixed(2), target, verdict];
}
