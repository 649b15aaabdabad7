/**
 * Queries that found nothing, and queries whose results nobody opened: what writers learn other words from. They stay in the browser
 * of the reader who typed them. Nothing is sent.
 */
import type { QueryStorage } from '../view/recent-queries';

const KEY = 'search-missed';
/** More than a writer reads; the oldest go first. */
const MOST = 200;
const LONGEST_QUERY = 200;

/** `no-hit`: nothing was found. `no-click`: the reader left the results without opening one. */
export type MissedKind = 'no-hit' | 'no-click';

export interface MissedQuery {
  readonly query: string;
  readonly kind: MissedKind;
  /** How often it was missed so. */
  readonly count: number;
}

/** @returns the missed queries, the last first; none where the storage is refused or holds something else */
export function missedQueries(storage: () => QueryStorage): MissedQuery[] {
  try {
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isMissed) : [];
  } catch {
    return [];
  }
}

/** Adds one, or counts it once more. */
export function noteMissed(storage: () => QueryStorage, query: string, kind: MissedKind): void {
  const text = query.trim().toLowerCase().slice(0, LONGEST_QUERY);
  if (text === '') return;
  const all = missedQueries(storage);
  const isSame = (missed: MissedQuery) => missed.query === text && missed.kind === kind;
  const count = (all.find(isSame)?.count ?? 0) + 1;
  const next = [{ query: text, kind, count }, ...all.filter((missed) => !isSame(missed))];
  try {
    storage().setItem(KEY, JSON.stringify(next.slice(0, MOST)));
  } catch {
    // A browser that refuses to keep anything searches as well as any other.
  }
}

/** Forgets all of them. */
export function forgetMissed(storage: () => QueryStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** @returns the queries as a YAML file of candidates, those missed most often first: a writer gives each a concept or drops it */
export function candidatesText(missed: readonly MissedQuery[]): string {
  const lines = [...missed]
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
    .map(
      ({ query, kind, count }) => `  - { query: ${JSON.stringify(query)}, kind: ${kind}, count: ${count} }`,
    );
  return [
    '# Queries that found nothing or were not followed. For each: which concept of data/search/thesaurus is meant?',
    'candidates:',
    ...lines,
    '',
  ].join('\n');
}

function isMissed(value: unknown): value is MissedQuery {
  const { query, kind, count } = (value ?? {}) as Partial<MissedQuery>;
  return typeof query === 'string' && (kind === 'no-hit' || kind === 'no-click') && typeof count === 'number';
}
