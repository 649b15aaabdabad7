/** In: the visits of every site. Out: rows of the report, for a group of pages on one device. */
import { median } from './statistics';
import { valuesOf, type BySite, type Row, type Target } from './report';
import { total } from './traffic';
import { ownBytes, type VisitFigures } from './visit.mjs';

/** One figure of a visit, and what it shall be. */
interface Figure {
  readonly what: string;
  readonly of: (visit: VisitFigures) => number;
  readonly target?: Target;
  readonly digits?: number;
}

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch'] as const;
const ofStock = (most: number): Target => ({ of: 'stock', most });

const FIGURES: readonly Figure[] = [
  { what: 'bytes on the wire', of: ({ transfers }) => ownBytes(transfers), target: ofStock(0.5) },
  ...KINDS.map((kind): Figure => {
    const of = ({ transfers }: VisitFigures): number => ownBytes(transfers, kind);
    return { what: `  ${kind}`, of, ...(kind === 'script' ? { target: ofStock(0.5) } : {}) };
  }),
  { what: '  requests', of: ({ transfers }) => transfers.filter(({ prefetch }) => !prefetch).length },
  { what: '  to foreign hosts', of: ({ foreignRequests }) => foreignRequests, target: { most: 0 } },
  {
    what: '  fetched ahead, bytes',
    of: ({ transfers }) => total(transfers, 'wireBytes') - ownBytes(transfers),
  },
  { what: 'first contentful paint, ms', of: ({ fcpMs }) => fcpMs },
  { what: 'largest contentful paint, ms', of: ({ lcpMs }) => lcpMs, target: ofStock(1) },
  { what: 'blocking time, ms', of: ({ blockingMs }) => blockingMs, target: ofStock(0.25) },
  { what: 'main-thread time, ms', of: ({ mainThreadMs }) => mainThreadMs, target: ofStock(0.6) },
  { what: 'once the reader does something: bytes', of: ({ alive }) => ownBytes(alive.transfers) },
  { what: '  script', of: ({ alive }) => ownBytes(alive.transfers, 'script') },
  { what: '  ms until it is alive', of: ({ aliveMs }) => aliveMs },
  { what: '  blocking time, ms', of: ({ alive }) => alive.blockingMs },
  { what: '  main-thread time, ms', of: ({ alive }) => alive.mainThreadMs },
  { what: 'layout shift', of: ({ layoutShift }) => layoutShift, target: { most: 0.01 }, digits: 4 },
];

/** Visits of one run, by page. */
export type RunOfVisits = ReadonlyMap<string, VisitFigures>;

/**
 * @param sites runs of every site
 * @param pages of which each run gives the median; one page gives its own figure
 * @returns a row for each figure
 */
export function visitRows(sites: BySite<readonly RunOfVisits[]>, pages: readonly string[]): Row[] {
  return FIGURES.map(({ what, of, ...rest }) => ({
    what,
    ...valuesOf(sites, (run) => median(pages.flatMap((page) => run.get(page) ?? []).map(of))),
    ...rest,
  }));
}
