/** What the reader is told while there is no whole response. Pure, so that each state can be tested without a browser. */
import type { ResultSet } from '../../engine/results';
import texts from '../texts.json';
import type { SearchState } from '../search';

export interface Notice {
  readonly text: string;
  /** What the reader can do about it. */
  readonly action?: 'retry' | 'reload';
}

/** @returns the notice of a state; undefined while all is well */
export function noticeOf(state: Omit<SearchState, 'query' | 'responded'>): Notice | undefined {
  const { status, reason, results, isSlow } = state;
  if (status === 'unavailable') return { text: texts.unavailable };
  if (status === 'failed')
    return reason === 'outdated'
      ? { text: texts.outdated, action: 'reload' }
      : { text: texts.unreachable, action: 'retry' };
  if (results?.from === 'partial') return { text: texts.partial, action: 'retry' };
  return isSlow ? { text: texts.slow } : undefined;
}

/** @returns whether there is nothing to find; a part that could not be read may have something */
export const isEmpty = ({ total, from }: Pick<ResultSet, 'total' | 'from'>): boolean =>
  total === 0 && from === 'whole';

/** @returns `No results`, `1 result`, `8 results`, `50 of 120 results`; empty where it is not known that there are none */
export function countText(
  results: Pick<ResultSet, 'total' | 'hits' | 'from'>,
  noun: 'result' | 'suggestion',
): string {
  const { total, hits } = results;
  if (total === 0) return isEmpty(results) ? texts.none : '';
  const count = hits.length < total ? `${hits.length} of ${total}` : String(total);
  return `${count} ${noun}${total === 1 ? '' : 's'}`;
}
