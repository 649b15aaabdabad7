import { afterEach, describe, expect, it, vi } from 'vitest';
import { tick, ticked } from './behaviour';

/** A storage with what a browser may have in it. */
function storeWith(value: string | null): Map<string, string> {
  const values = new Map<string, string>(value === null ? [] : [['gateway-docs.ticks', value]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  });
  return values;
}

afterEach(() => vi.unstubAllGlobals());

describe('ticks', () => {
  it('last, and can be taken back', () => {
    storeWith(null);
    tick('/go_live a', true);
    tick('/go_live b', true);
    tick('/go_live a', false);
    expect([...ticked()]).toEqual(['/go_live b']);
  });

  it.each(['{', '{"a":1}', '[1,null]', 'null'])('are none when the storage holds %s', (value) => {
    storeWith(value);
    expect([...ticked()]).toEqual([]);
  });

  it('are none where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    tick('/go_live a', true);
    expect([...ticked()]).toEqual([]);
  });
});
