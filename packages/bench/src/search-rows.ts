/** In: the searches of every site. Out: rows of the report. */
import type { Row } from './report';
import type { SearchFigures } from './search.mjs';

interface Searches {
  readonly ours: readonly SearchFigures[];
  readonly stock?: readonly SearchFigures[];
  readonly fast?: readonly SearchFigures[];
}

/** @returns what the first query and the next ones cost on each site */
export function searchRows({ ours, stock, fast }: Searches): Row[] {
  const row = (what: string, of: (figures: SearchFigures) => number, rest: Partial<Row> = {}): Row => ({
    what,
    ours: ours.map(of),
    ...(stock ? { stock: stock.map(of) } : {}),
    ...(fast ? { fast: fast.map(of) } : {}),
    ...rest,
  });
  return [
    row('bytes until the first result', ({ firstResultBytes }) => firstResultBytes, {
      target: { most: 120_000 },
    }),
    row('bytes of a further query', ({ furtherBytes }) => furtherBytes, { target: { most: 25_000 } }),
    row('ms until the first result, cold', ({ firstResultMs }) => firstResultMs),
    row('new query, median ms', ({ newMedianMs }) => newMedianMs),
    row('new query, 95th percentile ms', ({ new95Ms }) => new95Ms, { target: { most: 700 } }),
    row('warm, median ms', ({ warmMedianMs }) => warmMedianMs),
    row('warm, 95th percentile ms', ({ warm95Ms }) => warm95Ms, { target: { most: 50 } }),
  ];
}
