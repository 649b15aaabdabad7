/**
 * In: the repository. Out: this site and its peers, built and compressed, with time and memory of each build. "Cold" starts without
 * caches; "warm" repeats the build over the caches of the cold one, after one page has been edited. Ours includes the security policy;
 * compression, which a peer does not do, is no part of the figures and then done for all, since all are served compressed.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compress, headersFile } from '@gateway-docs/docusaurus-static-body/after-build';
import { policy } from '../../src/plugins/static-body';
import { measureBuild, type BuildFigures } from './measure-build';
import type { Peer } from './options';
import { preparePeerSite } from './peer-site';
import { multiplyPages } from './size/multiply-pages';
import { copyTree } from './tree-copy';

export interface BuiltSite {
  readonly folder: string;
  readonly cold: BuildFigures;
  /** Of this site alone: the targets name none of a peer. */
  readonly warm?: BuildFigures;
}

/** The page that is edited between the cold build and the warm one. */
const EDITED_PAGE = 'docs/services/pix.mdx';

/** Where the builds lie, and whether they are taken from there when a former call has left them. */
export interface Workplace {
  /** Absolute path of the repository's root. */
  readonly root: string;
  /** Absolute path of the folder for everything that is built. */
  readonly folder: string;
}

/** Where one site is built from, and into: absolute paths. */
interface Places {
  readonly tree: string;
  readonly folder: string;
}

/** Runs a build, or takes what a former call has left. What an interrupted call has left is removed. */
async function once(
  { folder: work }: Workplace,
  name: string,
  build: (places: Places) => Promise<Omit<BuiltSite, 'folder'>>,
): Promise<BuiltSite> {
  const figures = path.join(work, `${name}.json`);
  if (existsSync(figures)) return JSON.parse(readFileSync(figures, 'utf8')) as BuiltSite;
  console.log(`Building ${name} …`);
  const [tree, folder] = [path.join(work, `${name}-tree`), path.join(work, name)];
  for (const old of [tree, folder]) rmSync(old, { recursive: true, force: true });
  const site = { folder, ...(await build({ tree, folder })) };
  await servable(folder);
  writeFileSync(figures, JSON.stringify(site));
  return site;
}

/** All sites are served under the same caching rules, and compressed. */
async function servable(folder: string): Promise<void> {
  writeFileSync(path.join(folder, '_headers'), headersFile([], '/', policy));
  const cache = `${folder}-compressed`;
  await compress(folder, cache);
  rmSync(cache, { recursive: true });
}

/** One build in a copy of the tree; the first one there is cold. */
function buildCopy(tree: string, folder: string): Promise<BuildFigures> {
  const tsx = createRequire(path.join(tree, 'package.json')).resolve('tsx/cli');
  const env = { ...process.env };
  delete env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  return measureBuild(tsx, ['scripts/bench/build-ours.mts', folder], { cwd: tree, env });
}

/** This site, cold and then warm after one page has been edited. */
export function buildOurs(place: Workplace): Promise<BuiltSite> {
  return once(place, 'ours', async ({ tree, folder }) => {
    copyTree(place.root, tree);
    const cold = await buildCopy(tree, folder);
    appendFileSync(path.join(tree, EDITED_PAGE), '\nOne more sentence stands at the end of the page.\n');
    return { cold, warm: await buildCopy(tree, folder) };
  });
}

/**
 * This site with more pages.
 * @param place where it is built
 * @param pages how many pages it gets, at least as many as it has
 */
export function buildMultiplied(place: Workplace, pages: number): Promise<BuiltSite> {
  return once(place, `ours-${pages}`, async ({ tree, folder }) => {
    copyTree(place.root, tree);
    multiplyPages(tree, pages);
    return { cold: await buildCopy(tree, folder) };
  });
}

/**
 * A peer with the same pages.
 * @param place where it is built
 * @param peer which one
 * @param ours folder of this site's build, which holds the Markdown
 */
export function buildPeer(place: Workplace, peer: Peer, ours: string): Promise<BuiltSite> {
  return once(place, peer, async ({ tree, folder }) => {
    preparePeerSite(place.root, ours, tree);
    const cli = createRequire(path.join(place.root, 'package.json')).resolve(
      '@docusaurus/core/bin/docusaurus.mjs',
    );
    const config = path.join(place.root, 'scripts/bench/peer/docusaurus.config.ts');
    const env: NodeJS.ProcessEnv = { ...process.env, PEER_FASTER: String(peer === 'fast') };
    delete env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    const options = ['build', tree, '--config', config, '--out-dir', folder];
    return { cold: await measureBuild(cli, options, { cwd: tree, env }) };
  });
}
