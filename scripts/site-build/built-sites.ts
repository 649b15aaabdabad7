/**
 * In: the name of a build. Out: its folder, built anew only when something it is made of has changed.
 * `npm start`, the built-site tests and the browser tests all ask here, so that each build is made once and is never stale.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PROFILE } from '@gateway-docs/site-data';
import { readProfile } from '@gateway-docs/site-data/operator';
import { oneAtATime } from './build-lock';
import { cacheFolder } from '../../src/plugins/cache-folder';
import { buildClone, buildSite, type BuildOptions } from './build-site';
import { createHash } from 'node:crypto';
import { addFiles, listFiles, writeFiles } from '@gateway-docs/kit/files';

/** Files and folders whose content can change the built site. */
const SITE_INPUTS: readonly string[] = [
  'api',
  'cabinet',
  'data',
  'docs',
  'packages',
  'samples',
  'scripts/site-build',
  'src',
  'static',
  'babel.config.js',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'sidebarsCabinet.ts',
];

/** Pictures and fonts that a profile names, by their paths from its folder. */
function filesOfLook(root: string, profile: string): string[] {
  const names = readFileSync(path.resolve(root, profile), 'utf8').match(/[\w./@-]+\.(?:svg|woff2)\b/g) ?? [];
  return names.map((name) => path.join(path.dirname(profile), name));
}

/** Tests, and what a build makes of the other inputs. */
const isNoInput = (file: string) => /\.(test|spec)\.tsx?$|^packages\/gateway\/src\/generated\//.test(file);

/**
 * In: the working tree. Out: one hash over everything that a build is made of, by content and not by time.
 * Two equal hashes mean that a build need not be made again.
 * @param root absolute path of the repository's root
 * @param profile operator profile of the build; without it the one that OPERATOR_PROFILE names, if any
 * @returns hexadecimal SHA-256
 */
export function inputsHash(root: string, profile = process.env.OPERATOR_PROFILE): string {
  const hash = createHash('sha256').update(`node ${process.versions.node}\n`);
  const inputs = [...SITE_INPUTS, ...(profile ? [profile, ...filesOfLook(root, profile)] : [])];
  addFiles(
    hash,
    root,
    inputs.flatMap((input) => filesOf(root, input)),
  );
  return hash.digest('hex');
}

function filesOf(root: string, input: string): string[] {
  const isFile = statSync(path.resolve(root, input), { throwIfNoEntry: false })?.isFile();
  return isFile ? [input] : listFiles(root, input).filter((file) => !isNoInput(file));
}

/** The builds that the project knows. `plain` is the same as `main`, made by `npx docusaurus build` alone in a fresh clone, without any cache. */
export type SiteName = 'main' | 'plain' | 'second';

interface SiteBuild extends Omit<BuildOptions, 'outDir'> {
  readonly isClone?: boolean;
  readonly folder: string;
  /** Environment variable that names a folder to use in place of this build, as when a build of another machine is tested. */
  readonly override: string;
}

const builds: Readonly<Record<SiteName, SiteBuild>> = {
  main: { folder: 'build', override: 'SITE_DIR', cache: 'default' },
  plain: { folder: 'build-plain', override: 'PLAIN_SITE_DIR', cache: 'off', isClone: true },
  second: {
    folder: 'build-second',
    override: 'SECOND_SITE_DIR',
    cache: 'off',
    profile: 'tests/fixtures/second-operator.yaml',
  },
};

/** What is remembered of builds, and the lock that they take turns by. */
const buildsFolder = (root: string): string => path.join(cacheFolder(root), 'gateway-docs/builds');

/**
 * @param root absolute path of the repository's root
 * @param name which build
 * @returns absolute path of its folder, whether or not it has been built
 */
export function siteFolder(root: string, name: SiteName): string {
  const { folder, override } = builds[name];
  const chosen = process.env[override];
  return path.resolve(root, chosen === undefined || chosen === '' ? folder : chosen);
}

/**
 * @param root absolute path of the repository's root
 * @param name which build
 * @returns the base path of its profile: where a server has to give it
 */
export const siteBasePath = (root: string, name: SiteName): string =>
  readProfile(root, builds[name].profile ?? process.env.OPERATOR_PROFILE ?? DEFAULT_PROFILE).operator
    .base_path;

/**
 * Gives the folder of a build, after building it where it is missing or older than its inputs.
 * @param root absolute path of the repository's root
 * @param name which build
 * @returns absolute path of the folder
 * @throws Error when the build fails
 */
export async function ensureSite(root: string, name: SiteName): Promise<string> {
  const outDir = siteFolder(root, name);
  if (process.env[builds[name].override]) return outDir;
  await oneAtATime(buildsFolder(root), () => buildWhereOld(root, name, outDir));
  return outDir;
}

async function buildWhereOld(root: string, name: SiteName, outDir: string): Promise<void> {
  const { folder: _folder, override: _override, isClone, ...options } = builds[name];
  const inputs = inputsHash(root, options.profile);
  if (existsSync(path.join(outDir, 'index.html')) && readStamp(root, name) === inputs) return;

  await (isClone ? buildClone(root, outDir) : buildSite(root, { ...options, outDir }));
  writeStamp(root, name, inputs);
}

/**
 * Builds the site into `build/`, whether or not it is current.
 * @param root absolute path of the repository's root
 */
export async function rebuildMain(root: string): Promise<void> {
  writeStamp(root, 'main', 'unfinished');
  await ensureSite(root, 'main');
}

const stampFile = (name: SiteName): string => `${name}.txt`;

/** Empty where there is none; one that was cut off while it was written is no hash of a build, which is then made anew. */
function readStamp(root: string, name: SiteName): string {
  const file = path.join(buildsFolder(root), stampFile(name));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const writeStamp = (root: string, name: SiteName, inputs: string): void =>
  writeFiles(buildsFolder(root), [[stampFile(name), inputs]]);
