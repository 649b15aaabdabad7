/** The last queries of this browser, for the empty search bar. They stay in the browser; one button forgets them. */
import { attempt } from '@gateway-docs/kit';
import { RECENT_LIMIT } from '../../engine/settings';

const KEY = 'search-recent';
const LONGEST_QUERY = 200;

/** @returns the remembered queries, the last first; none where the storage is refused or holds something else */
export function recentQueries(): string[] {
  const found = attempt((): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(found)
    ? found.filter((query) => typeof query === 'string').slice(0, RECENT_LIMIT)
    : [];
}

/** Remembers a query that led somewhere. */
export function rememberQuery(query: string): void {
  const text = query.trim().slice(0, LONGEST_QUERY);
  if (text === '') return;
  const queries = [text, ...recentQueries().filter((other) => other !== text)].slice(0, RECENT_LIMIT);
  attempt(() => window.localStorage.setItem(KEY, JSON.stringify(queries)));
}

/** Forgets all queries. */
export const forgetQueries = (): void => attempt(() => window.localStorage.removeItem(KEY));
