import { describe, expect, it } from 'vitest';
import { memory, refusing } from '../tests/memory-storage';
import { forgetQueries, recentQueries, rememberQuery } from './recent-queries';

describe('recent queries', () => {
  it('are the last five, the last first, each once', () => {
    const storage = memory();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'b ']) rememberQuery(storage, query);
    expect(recentQueries(storage)).toEqual(['b', 'f', 'e', 'd', 'c']);
    rememberQuery(storage, '  ');
    expect(recentQueries(storage)).toHaveLength(5);
    forgetQueries(storage);
    expect(recentQueries(storage)).toEqual([]);
  });

  it.each(['{', '"x"', '[1, null]'])('are none where the storage holds %s', (content) => {
    expect(recentQueries(memory(content))).toEqual([]);
  });

  it('do without a storage', () => {
    rememberQuery(refusing, 'a');
    forgetQueries(refusing);
    expect(recentQueries(refusing)).toEqual([]);
  });
});
