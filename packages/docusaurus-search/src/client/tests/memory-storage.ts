/** Storages for tests of what the search keeps in the browser. */
import type { QueryStorage } from '../box/recent-queries';

/** @returns a storage of one value, in memory */
export function memory(initial?: string): () => QueryStorage {
  let value: string | null = initial ?? null;
  return () => ({
    getItem: () => value,
    setItem: (_, next) => (value = next),
    removeItem: () => (value = null),
  });
}

/** A browser that does not let the page store anything. */
export const refusing = (): QueryStorage => {
  throw new Error('storage refused');
};
