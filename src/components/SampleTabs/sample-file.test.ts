import { afterEach, expect, it, vi } from 'vitest';
import { sampleFile } from './sample-file';

afterEach(() => vi.unstubAllGlobals());

it.each(['{"one":{"php":1}}', 'null', '["php"]'])(
  '%s is no file of samples, and is asked for again',
  async (first) => {
    const texts = [first, '{"one":{"php":"<b>"}}'];
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(texts.shift())));
    const address = `/${first}.json`;
    await expect(sampleFile(address)).rejects.toThrow(address);
    expect(await sampleFile(address)).toEqual({ one: { php: '<b>' } });
  },
);
