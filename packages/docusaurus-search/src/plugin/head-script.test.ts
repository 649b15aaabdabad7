import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { headScript } from './head-script';

/** A page with the script in its head: what it asks for, and a way to let the reader act. */
function pageWith(respond: () => Promise<{ ok: boolean; json: () => unknown }>) {
  const asked: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const window = {
    addEventListener: (sign: string, listener: (event: object) => void) => listeners.set(sign, listener),
    removeEventListener: (sign: string) => listeners.delete(sign),
    searchManifest: undefined as Promise<unknown> | undefined,
  };
  const fetch = (url: string) => {
    asked.push(url);
    return respond();
  };
  runInNewContext(headScript('/docs/'), { window, fetch, AbortSignal });
  const act = (sign: string, isInSearch: boolean) =>
    listeners.get(sign)?.({ target: { closest: () => (isInSearch ? {} : null) } });
  return { asked, window, act };
}

describe('the script in the head', () => {
  const manifest = { format: 1 };
  const found = () => Promise.resolve({ ok: true, json: () => manifest });

  it('asks for the first file when the reader goes to the search, once, and not before', async () => {
    const { asked, window, act } = pageWith(found);
    act('pointerover', false);
    act('focusin', false);
    expect(asked).toEqual([]);
    act('focusin', true);
    act('pointerdown', true);
    expect(asked).toEqual(['/docs/search-index/head.json']);
    expect(await window.searchManifest).toBe(manifest);
  });

  it.each([
    ['is not there', () => Promise.resolve({ ok: false, json: () => manifest })],
    ['cannot be loaded', () => Promise.reject(new Error('offline'))],
  ])('has nothing where the file %s', async (_, respond) => {
    const { window, act } = pageWith(respond);
    act('focusin', true);
    expect(await window.searchManifest).toBeUndefined();
  });
});
