/** What the reader is told while there is no whole response. Pure, so that each state can be tested without a browser. */
import type { ResultSet } from '../../engine/results';
import type { Search } from '../use-search';

export interface Notice {
  readonly text: string;
  /** What the reader can do about it. */
  readonly action?: 'retry' | 'reload';
}

/** @returns the notice of a state; undefined while all is well */
export function noticeOf({
  status,
  reason,
  results,
  isSlow,
}: Pick<Search, 'status' | 'reason' | 'results' | 'isSlow'>): Notice | undefined {
  if (status === 'unavailable') {
    return { text: 'Search works in the built site: stop this server and run npm start.' };
  }
  if (status === 'failed' && reason === 'outdated') {
    return { text: 'The site was updated while this page was open.', action: 'reload' };
  }
  if (status === 'failed') {
    return {
      text: 'The search could not be loaded. Check the connection, then try again.',
      action: 'retry',
    };
  }
  if (results?.from === 'partial') {
    return {
      text: 'A part of the index could not be loaded: some results may be missing.',
      action: 'retry',
    };
  }
  return isSlow ? { text: 'Searching…' } : undefined;
}

/** @returns whether there is nothing to find; a part that could not be read may have something */
export function isEmpty({ total, from }: Pick<ResultSet, 'total' | 'from'>): boolean {
  return total === 0 && from === 'whole';
}

/** @returns `No results`, `1 result`, `8 results`, `50 of 120 results`; empty where it is not known that there are none */
export function countText(
  results: Pick<ResultSet, 'total' | 'hits' | 'from'>,
  noun: 'result' | 'suggestion',
): string {
  const { total, hits } = results;
  if (total === 0) return isEmpty(results) ? 'No results' : '';
  const count = hits.length < total ? `${hits.length} of ${total}` : String(total);
  return `${count} ${noun}${total === 1 ? '' : 's'}`;
}
