import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileLoader } from './load-file';
import { MANIFEST_FILE } from '../engine/settings';

afterEach(() => vi.unstubAllGlobals());

/** A fetch that answers the same to everything and remembers how it was called. */
function answering(response: () => Promise<Response> | Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(response());
  });
  return { calls, load: fileLoader('/docs/', 1000) };
}

describe('fileLoader', () => {
  it('loads a file below the base URL, and compares only the manifest with the server', async () => {
    const { calls, load } = answering(() => Response.json({ format: 1 }));
    expect(await load(MANIFEST_FILE)).toEqual({ format: 1 });
    await load('search-index/x/words-1.json');
    expect(calls.map(({ url, init }) => [url, init.cache])).toEqual([
      ['/docs/search-index/head.json', 'no-cache'],
      ['/docs/search-index/x/words-1.json', 'default'],
    ]);
  });

  it.each([
    ['a missing file', () => new Response('', { status: 404 })],
    ['a page in anchor of a file', () => new Response('<!doctype html>')],
    ['a file that is cut', () => new Response('{"format": 1, "u": ["/a"')],
    ['no object', () => Response.json(null)],
  ])('throws for %s', async (_, response) => {
    await expect(answering(response).load('x.json')).rejects.toThrow();
  });

  it('gives up a file that does not come in time', async () => {
    const never = (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    vi.stubGlobal('fetch', never);
    await expect(fileLoader('/', 1)('x.json')).rejects.toThrow();
  });
});
