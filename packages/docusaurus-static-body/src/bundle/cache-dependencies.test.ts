import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addCacheDependencies } from './cache-dependencies';

describe('addCacheDependencies', () => {
  it('adds the code of the package, without tests, and the files of the site to what the cache depends on', () => {
    const experiments = { cache: { version: '1', buildDependencies: ['docusaurus.config.ts'] } };
    addCacheDependencies({ experiments }, ['/site/babel.config.js'], true);
    const { buildDependencies } = experiments.cache;
    expect(buildDependencies).toEqual(
      expect.arrayContaining([
        'docusaurus.config.ts',
        path.join(__dirname, 'patches.ts'),
        path.join(__dirname, 'trim-generated.cjs'),
        '/site/babel.config.js',
      ]),
    );
    expect(buildDependencies.filter((file) => file.includes('.test.'))).toEqual([]);
  });

  it('keeps a cache for each way to make pages: none meets what the other has left', () => {
    const [html, scripts] = [true, false].map((isStatic) => {
      const experiments = { cache: { version: '1', buildDependencies: [] } };
      addCacheDependencies({ experiments }, [], isStatic);
      return experiments.cache.version;
    });
    expect(html).not.toBe(scripts);
  });

  it('leaves a build without a cache on disk alone', () => {
    const config = { experiments: {} };
    addCacheDependencies(config, [], true);
    addCacheDependencies({}, [], true);
    expect(config).toEqual({ experiments: {} });
  });
});
