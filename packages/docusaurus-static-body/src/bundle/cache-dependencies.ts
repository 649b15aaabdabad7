/**
 * In: the bundler's configuration. Out: the same, whose cache on disk is thrown away when the code of this package changes, or a file that the site
 * names, and is not that of the other way to make pages. The bundler does not see these files: without this, a changed list of patches had no effect until
 * the cache was cleared.
 */
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

/** The part of Rspack's configuration that Docusaurus fills when a build may use the cache; webpack's types do not have it. */
interface WithDiskCache {
  readonly cache: { version: string; readonly buildDependencies: string[] };
}

const hasDiskCache = (experiments: object): experiments is WithDiskCache => 'cache' in experiments;

const CODE = path.resolve(__dirname, '..');

/**
 * @param config the bundler's configuration; its list of what the cache depends on grows
 * @param files absolute paths, of the site
 * @param isStatic whether pages are HTML
 */
export function addCacheDependencies(
  { experiments = {} }: { experiments?: object },
  files: readonly string[],
  isStatic: boolean,
): void {
  if (!hasDiskCache(experiments)) return;
  experiments.cache.version += isStatic ? ' pages as HTML' : ' pages as scripts';
  const own = listFiles(CODE, '').filter((file) => /(?<!\.test)\.(ts|cjs|js)$/.test(file));
  experiments.cache.buildDependencies.push(...own.map((file) => path.join(CODE, file)), ...files);
}
