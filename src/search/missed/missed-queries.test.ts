import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { memory, refusing } from '../test-support/memory-storage';
import { candidatesText, forgetMissed, missedQueries, noteMissed } from './missed-queries';

describe('missed queries', () => {
  it('are counted by query and kind, the last first', () => {
    const storage = memory();
    noteMissed(storage, 'Giropay ', 'no-hit');
    noteMissed(storage, 'fees', 'no-click');
    noteMissed(storage, 'giropay', 'no-hit');
    noteMissed(storage, '  ', 'no-hit');
    expect(missedQueries(storage)).toEqual([
      { query: 'giropay', kind: 'no-hit', count: 2 },
      { query: 'fees', kind: 'no-click', count: 1 },
    ]);
    forgetMissed(storage);
    expect(missedQueries(storage)).toEqual([]);
  });

  it('are two hundred at most', () => {
    const storage = memory();
    for (let i = 0; i < 205; i += 1) noteMissed(storage, `query ${i}`, 'no-hit');
    const all = missedQueries(storage);
    expect(all).toHaveLength(200);
    expect(all[0]?.query).toBe('query 204');
  });

  it.each(['{', '"x"', '[1, null, {"query": 2}]'])('are none where the storage holds %s', (content) => {
    expect(missedQueries(memory(content))).toEqual([]);
  });

  it('do without a storage', () => {
    noteMissed(refusing, 'a', 'no-hit');
    forgetMissed(refusing);
    expect(missedQueries(refusing)).toEqual([]);
  });

  it('leave as a YAML file, those missed most often first', () => {
    const text = candidatesText([
      { query: 'say "pay"', kind: 'no-click', count: 1 },
      { query: 'giropay', kind: 'no-hit', count: 3 },
    ]);
    expect(parse(text)).toEqual({
      candidates: [
        { query: 'giropay', kind: 'no-hit', count: 3 },
        { query: 'say "pay"', kind: 'no-click', count: 1 },
      ],
    });
  });
});
