/**
 * In: the bundler's configuration. Out: the same, whose cache on disk is thrown away when code below `src/plugins` or babel.config.js changes.
 * The bundler does not see these files: without this, a changed list of patches had no effect until the cache was cleared.
 */
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

/** The part of Rspack's configuration that Docusaurus fills when a build may use the cache; webpack's types do not have it. */
interface WithDiskCache {
  readonly cache: { readonly buildDependencies: string[] };
}

function hasDiskCache(experiments: object): experiments is WithDiskCache {
  return 'cache' in experiments;
}

/**
 * @param siteDir absolute path of the repository's root
 * @param config the bundler's configuration; its list of what the cache depends on grows
 */
export function addCacheDependencies(siteDir: string, { experiments = {} }: { experiments?: object }): void {
  if (!hasDiskCache(experiments)) return;
  const files = listFiles(siteDir, 'src/plugins').filter((file) => /(?<!\.test)\.(ts|cjs)$/.test(file));
  const names = [...files, 'babel.config.js'];
  experiments.cache.buildDependencies.push(...names.map((name) => path.join(siteDir, name)));
}
