/**
 * In: the repository. Out: this site and its peers, built and compressed, with time and memory of each build. "Cold" starts without
 * caches; "warm" repeats the build over the caches of the cold one, after one page has been edited. Ours is the whole command `npm run build`,
 * with gateway, policy and compression; a peer is compressed after its figures were taken, since all sites are served compressed.
 */
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compress } from './compress';
import { copyTree } from './copy-tree';
import { measureBuild, type BuildFigures } from './measure-build';
import type { DOCUSAURUS } from './options';
import { addPagefind } from './pagefind';
import { preparePeerSite } from './peer-site';
import { multiplyPages } from './size/multiply-pages';

export interface BuiltSite {
  readonly folder: string;
  readonly cold: BuildFigures;
  /** After one page has been edited; a site that was only made larger has none. */
  readonly warm?: BuildFigures;
}

/** The page that is edited between the cold build and the warm one, without its ending: ours is MDX, those of peers are Markdown. */
const EDITED_PAGE = 'docs/services/pix';

const edit = (tree: string, ending: string): void =>
  appendFileSync(
    path.join(tree, EDITED_PAGE + ending),
    '\nOne more sentence stands at the end of the page.\n',
  );

/** What `npm run build` of the site runs. */
const COMMAND = 'scripts/build.mts';

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
  for (const old of [tree, folder, `${tree}-tmp`]) rmSync(old, { recursive: true, force: true });
  const site = { folder, ...(await build({ tree, folder })) };
  writeFileSync(figures, JSON.stringify(site));
  return site;
}

/** Caches in the system's folder for temporary files belong to the tree too: Docusaurus keeps there what it has compiled of a configuration. */
function environment(tree: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const TMPDIR = `${tree}-tmp`;
  mkdirSync(TMPDIR, { recursive: true });
  const { DOCUSAURUS_NO_PERSISTENT_CACHE: _off, ...env } = process.env;
  return { ...env, TMPDIR, ...more };
}

/** One build in a copy of the tree; the first one there is cold. */
async function buildCopy(tree: string, folder: string): Promise<BuildFigures> {
  const tsx = createRequire(path.join(tree, 'package.json')).resolve('tsx/cli');
  const figures = await measureBuild(tsx, [COMMAND], { cwd: tree, env: environment(tree) });
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(tree, 'build'), folder, { recursive: true });
  return figures;
}

/** This site, cold and then warm after one page has been edited. */
export function buildOurs(place: Workplace): Promise<BuiltSite> {
  return once(place, 'ours', async ({ tree, folder }) => {
    copyTree(place.root, tree);
    const cold = await buildCopy(tree, folder);
    edit(tree, '.mdx');
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
export function buildPeer(
  place: Workplace,
  peer: (typeof DOCUSAURUS)[number],
  ours: string,
): Promise<BuiltSite> {
  return once(place, peer, async ({ tree, folder }) => {
    const names = preparePeerSite(place.root, ours, tree);
    const cli = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
    const config = path.join(import.meta.dirname, 'peer/docusaurus.config.ts');
    const env = environment(tree, {
      PEER_FASTER: String(peer === 'fast'),
      PEER_NAMES: JSON.stringify(names),
    });
    const options = ['build', tree, '--config', config, '--out-dir', folder];
    const cold = await measureBuild(cli, options, { cwd: tree, env });
    edit(tree, '.md');
    const warm = await measureBuild(cli, options, { cwd: tree, env });
    await compress(folder);
    return { cold, warm };
  });
}

/** The pages of the stock peer without their scripts, with Pagefind; nothing is measured of its build. */
export function buildPagefind(place: Workplace, stock: BuiltSite): Promise<BuiltSite> {
  return once(place, 'pagefind', async ({ folder }) => {
    cpSync(stock.folder, folder, { recursive: true });
    addPagefind(folder);
    await compress(folder);
    return { cold: stock.cold };
  });
}
