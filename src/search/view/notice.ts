/** What the reader is told while there is no whole response. Pure, so that each state can be tested without a browser. */
import type { Search } from '../use-search';

export interface Notice {
  readonly text: string;
  /** What the reader can do about it. */
  readonly action?: 'retry' | 'reload';
  /** It will go away by itself. */
  readonly isWaiting?: boolean;
}

/** @returns the notice of a state; undefined while all is well */
export function noticeOf({
  status,
  reason,
  results,
}: Pick<Search, 'status' | 'reason' | 'results'>): Notice | undefined {
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
      text: 'Only titles and headings were searched: the rest of the index could not be loaded.',
      action: 'retry',
    };
  }
  const isWaiting = status === 'loading' || (status === 'ready' && results === undefined);
  return isWaiting ? { text: 'Searching…', isWaiting } : undefined;
}

/** @returns `No results`, `1 result`, `8 results` */
export function countText(count: number, noun: 'result' | 'suggestion'): string {
  if (count === 0) return 'No results';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
