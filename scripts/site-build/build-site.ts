/**
 * In: where to build and with which profile and caches. Out: a finished site in that folder, in the place of the one that was there.
 * Docusaurus makes the site, all of it; this only keeps the old one until the new one is whole.
 */
import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync, constants, cpSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hasUsualCache } from '../../src/plugins/cache-folder';
import { endingOf } from '../ending-of';
import { copyTree } from '@gateway-docs/bench/copy-tree';

/** Where the file system can, copies share their bytes until one is changed. The links of workspaces lead into the copy. */
const AS_IT_IS = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE } as const;

/**
 * In: the repository. Out: a copy of it as after `git clone` and `npm ci`, what is not committed yet included.
 * @param root absolute path of the repository's root
 * @param folder absolute path of the copy, which does not exist yet
 */
export function cloneTree(root: string, folder: string): void {
  copyTree(root, folder);
  rmSync(path.join(folder, 'packages/gateway/src/generated'), { recursive: true, force: true });
  const packages = readdirSync(path.join(root, 'node_modules'))
    .filter((name) => name !== '.cache')
    .map((name) => path.join('node_modules', name));
  // Pages show the days of the history, where there is one.
  for (const name of ['.git', ...packages].filter((one) => existsSync(path.join(root, one))))
    cpSync(path.join(root, name), path.join(folder, name), AS_IT_IS);
}

export interface BuildOptions {
  /** Absolute path of the folder to build into; its content is replaced when the new one is whole. */
  readonly outDir: string;
  /** Operator profile, relative to the root; undefined leaves the choice to OPERATOR_PROFILE and the default. */
  readonly profile?: string;
  /** The bundler's caches: `default` does as the environment says, `off` neither reads nor writes. */
  readonly cache: 'default' | 'off';
}

/**
 * Builds the site beside the old one, and puts it in its place when everything has gone well: a build that fails leaves the old site,
 * and a server meets one of the two. Docusaurus prints to this process's output.
 * @param root absolute path of the repository's root
 * @throws Error when Docusaurus fails, which has said why; or where the folder holds the project, which would be replaced
 */
export async function buildSite(root: string, options: BuildOptions): Promise<void> {
  const { outDir } = options;
  if (!path.relative(outDir, root).startsWith('..'))
    throw new Error(`${outDir} holds the project itself. Build into a folder of its own, such as build/.`);
  const next = `${outDir}-next`;
  rmSync(next, { recursive: true, force: true });
  await runDocusaurus(root, ['--out-dir', next], buildEnvironment(root, options));
  replace(outDir, next);
}

/**
 * Builds as somebody does who has just cloned the repository and knows Docusaurus: `npx docusaurus build`, with nothing made before and no cache.
 * @param root absolute path of the repository's root
 * @param outDir absolute path of the folder that the site is put into when it is whole
 * @throws Error when Docusaurus fails, which has said why
 */
export async function buildClone(root: string, outDir: string): Promise<void> {
  const clone = `${outDir}-clone`;
  rmSync(clone, { recursive: true, force: true });
  cloneTree(root, clone);
  await runDocusaurus(clone, [], process.env);
  replace(outDir, path.join(clone, 'build'));
  rmSync(clone, { recursive: true });
}

async function runDocusaurus(root: string, options: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const cli = createRequire(path.join(root, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const build = spawn(process.execPath, [cli, 'build', ...options], { cwd: root, env, stdio: 'inherit' });
  const { code, signal } = await endingOf(build);
  const end = signal ?? `exit code ${String(code)}`;
  if (code !== 0) throw new Error(`docusaurus build failed (${end}); its message is above.`);
}

/** Two renames, which take no time that a reader could notice. */
function replace(folder: string, next: string): void {
  const old = `${folder}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}

function buildEnvironment(root: string, { profile, cache }: BuildOptions): NodeJS.ProcessEnv {
  const environment = { ...process.env, ...(profile && { OPERATOR_PROFILE: profile }) };
  // A cache does not know which profile it was filled with, so a build with another one must not meet it. The bundler knows one place for its cache.
  const isCached = cache === 'default' && !environment.OPERATOR_PROFILE && hasUsualCache(root);
  return isCached ? environment : { ...environment, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
}
