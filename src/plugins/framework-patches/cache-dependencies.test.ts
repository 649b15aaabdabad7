import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addCacheDependencies } from './cache-dependencies';

const root = path.resolve(__dirname, '../../..');

describe('addCacheDependencies', () => {
  it('adds the code of every plugin, without tests, to what the cache depends on', () => {
    const experiments = { cache: { buildDependencies: ['docusaurus.config.ts'] } };
    addCacheDependencies(root, { experiments });
    const { buildDependencies } = experiments.cache;
    expect(buildDependencies).toEqual(
      expect.arrayContaining([
        'docusaurus.config.ts',
        path.join(__dirname, 'patches.ts'),
        path.join(__dirname, 'trim-generated.cjs'),
        path.join(root, 'src/plugins/content-dependencies/index.ts'),
        path.join(root, 'babel.config.js'),
      ]),
    );
    expect(buildDependencies.filter((file) => file.includes('.test.'))).toEqual([]);
  });

  it('leaves a build without a cache on disk alone', () => {
    const config = { experiments: {} };
    addCacheDependencies(root, config);
    addCacheDependencies(root, {});
    expect(config).toEqual({ experiments: {} });
  });
});
