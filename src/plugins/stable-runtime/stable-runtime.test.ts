import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import stableRuntime from '.';

type Configure = NonNullable<Plugin['configureWebpack']>;
const configure = (config: unknown, isServer: boolean) =>
  stableRuntime().configureWebpack?.(
    config as Parameters<Configure>[0],
    isServer,
    {} as Parameters<Configure>[2],
    undefined,
  );

const css = { name: 'css' };
const config = { optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), css] } };

describe('stable-runtime', () => {
  it('minifies the runtime chunk by itself, and keeps the other minifiers', () => {
    const result = configure(config, false);
    expect(result?.mergeStrategy).toEqual({ 'optimization.minimizer': 'replace' });
    const minimizers = result?.optimization?.minimizer as {
      _args?: [{ include?: RegExp; exclude?: RegExp }];
    }[];
    expect(minimizers).toHaveLength(3);
    expect(minimizers[0]?._args?.[0].exclude?.test('assets/js/runtime~main.1234.js')).toBe(true);
    expect(minimizers[1]?._args?.[0]).toMatchObject({
      include: minimizers[0]?._args?.[0].exclude,
      minimizerOptions: { mangle: false },
    });
    expect(minimizers[2]).toBe(css);
  });

  it('keeps each worker in one file', () => {
    expect(configure(config, false)?.optimization?.splitChunks).toEqual({
      cacheGroups: { defaultVendors: false },
    });
  });

  it('leaves the static render and builds without a minifier alone', () => {
    expect(configure(config, true)).toEqual({});
    expect(configure({ optimization: {} }, false)).toEqual({});
  });
});
