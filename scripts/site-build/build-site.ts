/**
 * In: where to build and with which profile and caches. Out: a finished site in that folder.
 * Docusaurus runs every plugin's postBuild hook at the same time, and the redirect pages are written in one of them. What needs
 * all HTML in its final form therefore runs here, after Docusaurus has ended, one step after the other.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endingOf } from '../ending-of';
import { loadOperator } from '@gateway-docs/site-data/operator';
import { cacheFolder, hasUsualCache } from './cache-folder';
import { cachedGateway } from './cached-gateway';
import { isLarge } from './large-sites';
import { locateBrokenLinks, readBrokenLinks } from './broken-links';
import { readPageMistakes } from './page-mistakes';
import { writeWorker } from '../../src/plugins/offline/write-worker';
import { finishPages } from '@gateway-docs/docusaurus-static-body/after-build';
import { policy } from '../../src/plugins/static-body';

export interface BuildOptions {
  /** Absolute path of the folder to build into; its content is replaced when the new one is whole. */
  readonly outDir: string;
  /** Operator profile, relative to the root; undefined leaves the choice to OPERATOR_PROFILE and the default. */
  readonly profile?: string;
  /**
   * The bundler's caches: `default` does as the environment says, `empty` removes them first and fills them, `reuse` reads what an
   * `empty` build left, `off` neither reads nor writes.
   */
  readonly cache: 'default' | 'empty' | 'reuse' | 'off';
  /** Whether Brotli and gzip twins are written beside the files. */
  readonly compress: boolean;
  /** Whether bundler and renderer are processes of their own, without the bundler's cache; left out, a large site has them. */
  readonly inTwoProcesses?: boolean;
}

/** Bytes of a rendering thread's heap after which Docusaurus takes a new thread; it holds every page that it has rendered. */
const MOST_OF_RENDERER = 300_000_000;

/** The part of the cache folder that is ours and keyed by content: it can never be stale. */
export const OWN_CACHE = 'gateway-docs';

/**
 * Builds the site beside the old one, and puts it in its place when everything has gone well: a build that fails leaves the old site,
 * and a server meets one of the two. Docusaurus prints to this process's output.
 * @param root absolute path of the repository's root
 * @throws Error when Docusaurus or a later step fails
 */
export async function buildSite(
  root: string,
  { outDir, profile, cache, compress, inTwoProcesses = isLarge(root) }: BuildOptions,
): Promise<void> {
  const basePath = loadOperator(root, profile).base_path;
  if (cache === 'empty') emptyCaches(root);
  const gateway = cachedGateway(root, profile, cache === 'off' ? undefined : gatewayCache(root));
  const environment = {
    ...buildEnvironment(root, profile, inTwoProcesses ? 'off' : cache),
    ...gateway.environment,
  };
  const next = `${outDir}-next`;
  rmSync(next, { recursive: true, force: true });
  if (inTwoProcesses) {
    await runDocusaurus(root, next, basePath, { ...environment, DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' });
    await runDocusaurus(root, next, basePath, { ...environment, DOCUSAURUS_SKIP_BUNDLING: 'true' });
  } else await runDocusaurus(root, next, basePath, environment);
  gateway.finish(next);
  await finishPages({
    outDir: next,
    baseUrl: basePath,
    policy,
    beforeCompression: () => writeWorker(root, next),
    ...(compress
      ? { compression: { cacheDir: path.join(cacheFolder(root), OWN_CACHE, 'precompress') } }
      : {}),
  });
  replace(outDir, next);
}

/** Two renames, which take no time that a reader could notice. */
function replace(folder: string, next: string): void {
  const old = `${folder}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}

function buildEnvironment(
  root: string,
  profile: string | undefined,
  cache: BuildOptions['cache'],
): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: String(MOST_OF_RENDERER),
    ...process.env,
  };
  if (profile) environment.OPERATOR_PROFILE = profile;
  // A cache does not know which profile it was filled with, so a build with another one must not meet it.
  if (cache === 'off' || environment.OPERATOR_PROFILE) environment.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  // A cold build and the warm one after it are compared: they need the caches, and caches just emptied cannot be stale.
  else if (cache !== 'default') delete environment.DOCUSAURUS_NO_PERSISTENT_CACHE;
  // The bundler knows one place for its cache.
  if (!hasUsualCache(root)) environment.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  return environment;
}

/**
 * The command that bundles and renders a site, for a child process in the site's folder.
 * @param root absolute path of the repository's root, whose Docusaurus is used
 * @param outDir absolute path of the folder to build into
 * @returns arguments for Node
 */
export function docusaurusBuild(root: string, outDir: string): string[] {
  const advice = pathToFileURL(path.join(root, 'scripts/site-build/without-serve-advice.mjs')).href;
  const cli = createRequire(path.join(root, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
  return ['--import', advice, cli, 'build', '--out-dir', outDir];
}

async function runDocusaurus(
  root: string,
  outDir: string,
  basePath: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const build = spawn(process.execPath, docusaurusBuild(root, outDir), {
    cwd: root,
    // What is printed is read as well, which must not take the colours away.
    env: { ...environment, ...(process.stderr.isTTY ? { FORCE_COLOR: '1' } : {}) },
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  let printed = '';
  build.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stderr.write(text);
  });
  const { code, signal } = await endingOf(build);
  if (code === 0) return;
  const links = readBrokenLinks(printed, basePath);
  const mistakes = links.length > 0 ? locateBrokenLinks(root, links) : readPageMistakes(printed, root);
  const ending = `docusaurus build failed (${signal ?? `exit code ${String(code)}`}).`;
  throw new Error([ending, ...mistakes].join('\n'));
}

const gatewayCache = (root: string): string => path.join(cacheFolder(root), OWN_CACHE, 'gateway.json');

function emptyCaches(root: string): void {
  // A cold build makes the gateway too, however sure it is that the last one is right.
  rmSync(gatewayCache(root), { force: true });
  rmSync(path.join(root, '.docusaurus'), { recursive: true, force: true });
  const caches = cacheFolder(root);
  if (!existsSync(caches)) return;
  for (const name of readdirSync(caches)) {
    if (name !== OWN_CACHE) rmSync(path.join(caches, name), { recursive: true, force: true });
  }
}
