/**
 * In: the bundler's configuration. Out: the same, whose cache on disk is thrown away when the code of this package changes, or a file that the site
 * names. The bundler does not see these files: without this, a changed list of patches had no effect until the cache was cleared.
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

const CODE = path.resolve(__dirname, '..');

/**
 * @param config the bundler's configuration; its list of what the cache depends on grows
 * @param files absolute paths, of the site
 */
export function addCacheDependencies(
  { experiments = {} }: { experiments?: object },
  files: readonly string[],
): void {
  if (!hasDiskCache(experiments)) return;
  const own = listFiles(CODE, '').filter((file) => /(?<!\.test)\.(ts|cjs|js)$/.test(file));
  experiments.cache.buildDependencies.push(...own.map((file) => path.join(CODE, file)), ...files);
}
