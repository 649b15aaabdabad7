/**
 * In: the bundler's configuration. Out: the same, whose cache on disk is thrown away when a file of `src/plugins` changes.
 * The bundler does not see these files: without this, a changed list of replacements had no effect until the cache was cleared.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const PLUGINS = path.resolve(__dirname, '..');

function pluginFiles(): string[] {
  return readdirSync(PLUGINS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Rspack keeps its list in one array, webpack in named ones; a build without a cache on disk has neither. */
export function addCacheDependencies(config: BundlerConfig): void {
  const rspackCache = (config.experiments as { cache?: { buildDependencies?: string[] } } | undefined)?.cache;
  if (rspackCache?.buildDependencies) rspackCache.buildDependencies.push(...pluginFiles());
  if (typeof config.cache === 'object' && config.cache.type === 'filesystem') {
    config.cache.buildDependencies = { ...config.cache.buildDependencies, plugins: pluginFiles() };
  }
}
