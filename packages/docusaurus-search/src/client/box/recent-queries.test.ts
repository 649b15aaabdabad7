import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetQueries, recentQueries, rememberQuery } from './recent-queries';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose storage has one value. */
function storing(initial?: string): void {
  let value: string | null = initial ?? null;
  const localStorage = {
    getItem: () => value,
    setItem: (_: string, next: string) => (value = next),
    removeItem: () => (value = null),
  };
  vi.stubGlobal('window', { localStorage });
}

/** A browser that does not let the page store anything. */
const refusing = {
  get localStorage(): Storage {
    throw new Error('storage refused');
  },
};

describe('recent queries', () => {
  it('are the last five, the last first, each once', () => {
    storing();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'b ']) rememberQuery(query);
    expect(recentQueries()).toEqual(['b', 'f', 'e', 'd', 'c']);
    rememberQuery('  ');
    expect(recentQueries()).toHaveLength(5);
    forgetQueries();
    expect(recentQueries()).toEqual([]);
  });

  it.each(['{', '"x"', '[1, null]'])('are none where the storage holds %s', (content) => {
    storing(content);
    expect(recentQueries()).toEqual([]);
  });

  it('do without a storage', () => {
    vi.stubGlobal('window', refusing);
    rememberQuery('a');
    forgetQueries();
    expect(recentQueries()).toEqual([]);
  });
});
