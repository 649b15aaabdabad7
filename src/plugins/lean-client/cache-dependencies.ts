/**
 * In: the bundler's configuration. Out: the same, whose cache on disk is thrown away when a file of `src/plugins` changes.
 * The bundler does not see these files: without this, a changed list of replacements had no effect until the cache was cleared.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { listFiles } from '../../base/list-files';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const PLUGINS = path.resolve(__dirname, '..');

function pluginFiles(): string[] {
  return listFiles(PLUGINS, '')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(PLUGINS, file));
}

/** Rspack keeps its list in one array, webpack in named ones; a build without a cache on disk has neither. */
export function addCacheDependencies(config: BundlerConfig): void {
  const rspackCache = (config.experiments as { cache?: { buildDependencies?: string[] } } | undefined)?.cache;
  if (rspackCache?.buildDependencies) rspackCache.buildDependencies.push(...pluginFiles());
  if (typeof config.cache === 'object' && config.cache.type === 'filesystem') {
    config.cache.buildDependencies = { ...config.cache.buildDependencies, plugins: pluginFiles() };
  }
}
