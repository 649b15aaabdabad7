import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleFile } from './sample-file';

afterEach(() => vi.unstubAllGlobals());

const responses = (...texts: (string | number)[]) => {
  const fetched = vi.fn(() => {
    const next = texts.shift();
    const body = typeof next === 'string' ? next : '';
    return Promise.resolve(new Response(body, { status: typeof next === 'number' ? next : 200 }));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('sampleFile', () => {
  it('is fetched once for all who ask', async () => {
    const fetched = responses('{"one":{"php":"<b>"}}');
    expect(await Promise.all([sampleFile('/a.json'), sampleFile('/a.json')])).toEqual([
      { one: { php: '<b>' } },
      { one: { php: '<b>' } },
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an error of the server', 404],
    ['a page in its place', '<!doctype html>'],
    ['something else', '{"one":{"php":1}}'],
    ['null', 'null'],
  ])('fails for %s, and is tried again when asked again', async (_, first) => {
    const address = `/${String(first).length}.json`;
    responses(first, '{"one":{}}');
    await expect(sampleFile(address)).rejects.toThrow();
    expect(await sampleFile(address)).toEqual({ one: {} });
  });
});
