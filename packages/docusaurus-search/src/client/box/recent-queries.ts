/** The last queries of this browser, for the empty search bar. They stay in the browser; one button forgets them. */
import { RECENT_LIMIT } from '../../engine/settings';

const KEY = 'search-recent';
const LONGEST_QUERY = 200;

/** What is needed of a browser's storage. */
export type QueryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @returns the remembered queries, the last first; none where the storage is refused or holds something else */
export function recentQueries(storage: () => QueryStorage): string[] {
  try {
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(found)
      ? found.filter((query) => typeof query === 'string').slice(0, RECENT_LIMIT)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a query that led somewhere. */
export function rememberQuery(storage: () => QueryStorage, query: string): void {
  const text = query.trim().slice(0, LONGEST_QUERY);
  if (text === '') return;
  const others = recentQueries(storage).filter((other) => other !== text);
  try {
    storage().setItem(KEY, JSON.stringify([text, ...others].slice(0, RECENT_LIMIT)));
  } catch {
    // A browser that refuses to keep anything searches as well as any other.
  }
}

/** Forgets all queries. */
export function forgetQueries(storage: () => QueryStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
