import type { ResultSet } from '../../engine/results';

/** What comes of a query that nothing is like. */
export const NO_RESULTS: ResultSet = {
  hits: [],
  total: 0,
  counts: { kind: {}, version: {}, context: {} },
  near: [],
  from: 'whole',
};
