/** In: the searches of every site. Out: rows of the report. */
import { valuesOf, type BySite, type Row } from './report';
import type { SearchFigures } from './search.mjs';

/** @returns what the first query and the next ones cost on each site */
export function searchRows(searches: BySite<readonly SearchFigures[]>): Row[] {
  const row = (what: string, of: (figures: SearchFigures) => number, rest: Partial<Row> = {}): Row => ({
    what,
    ...valuesOf(searches, of),
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
