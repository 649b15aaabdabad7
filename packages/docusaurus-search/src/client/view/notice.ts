/** What the reader is told while there is no whole response. Pure, so that each state can be tested without a browser. */
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
      text: 'The search index could not be loaded. Check the connection, then try again.',
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

/**
 * @param total how many there are
 * @param shown how many of them are shown; all unless said otherwise
 * @returns `No results`, `1 result`, `8 results`, `50 of 120 results`
 */
export function countText(total: number, noun: 'result' | 'suggestion', shown = total): string {
  if (total === 0) return 'No results';
  const count = shown < total ? `${shown} of ${total}` : String(total);
  return `${count} ${noun}${total === 1 ? '' : 's'}`;
}
