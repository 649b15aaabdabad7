/**
 * In: the repository. Out: this site and its stock counterpart, built and compressed, with time and memory of each build. "Cold" starts
 * without caches; "warm" repeats the build over the caches of the cold one, with nothing changed. Ours includes the security policy;
 * compression, which a stock build does not do, is counted apart and then done for both, since both are served compressed.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { precompress } from '../../src/plugins/precompress';
import { headersFile } from '../../src/plugins/security-policy/headers';
import { measureBuild, type BuildFigures } from './measure-build';

export interface BuiltSite {
  readonly folder: string;
  readonly cold: BuildFigures;
  readonly warm: BuildFigures;
  readonly compressSeconds: number;
}

/**
 * @param root absolute path of the repository's root
 * @param work absolute path of a folder for the results
 */
export async function buildOurs(root: string, work: string): Promise<BuiltSite> {
  const folder = path.join(work, 'ours');
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx/cli');
  const build = (cache: 'empty' | 'reuse') =>
    measureBuild(tsx, ['scripts/bench/build-ours.mts', folder, cache], { cwd: root, env: process.env });
  return finish(folder, await build('empty'), await build('reuse'));
}

/**
 * @param root absolute path of the repository's root
 * @param siteDir folder that `prepareStockSite` made
 * @param work absolute path of a folder for the results
 */
export async function buildStock(root: string, siteDir: string, work: string): Promise<BuiltSite> {
  const folder = path.join(work, 'stock');
  const cli = createRequire(path.join(root, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const config = path.join(root, 'scripts/bench/stock/docusaurus.config.ts');
  const env = { ...process.env };
  delete env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const build = () =>
    measureBuild(cli, ['build', siteDir, '--config', config, '--out-dir', folder], { cwd: siteDir, env });
  return finish(folder, await build(), await build());
}

async function finish(folder: string, cold: BuildFigures, warm: BuildFigures): Promise<BuiltSite> {
  // Both are served under the same caching rules; a stock build has none of its own.
  writeFileSync(path.join(folder, '_headers'), headersFile);
  const cache = `${folder}-compressed`;
  const start = Date.now();
  await precompress(folder, cache);
  rmSync(cache, { recursive: true });
  return { folder, cold, warm, compressSeconds: (Date.now() - start) / 1000 };
}
