import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOnce, NotLoadedError } from './fetch-once';

afterEach(() => vi.unstubAllGlobals());

/** A server that gives these responses, one after the other; a number is a status. */
function serverOf(...responses: (string | number)[]) {
  const fetched = vi.fn(() => {
    const next = responses.shift();
    return Promise.resolve(
      typeof next === 'number' ? new Response('', { status: next }) : new Response(next),
    );
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const fetchJson = () => fetchOnce(async (response): Promise<unknown> => response.json());

describe('a file', () => {
  it('is fetched once for all who ask', async () => {
    const fetched = serverOf('{"a":1}');
    const load = fetchJson();
    expect(await Promise.all([load('/a.json'), load('/a.json')])).toEqual([{ a: 1 }, { a: 1 }]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([404, '<!doctype html>'])(
    'that comes as %s is an error with its address, and asked for again',
    async (first) => {
      serverOf(first, '{}');
      const load = fetchJson();
      const error = await load('/a.json').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(NotLoadedError);
      expect(error).toMatchObject({ address: '/a.json' });
      expect(await load('/a.json')).toEqual({});
    },
  );
});
