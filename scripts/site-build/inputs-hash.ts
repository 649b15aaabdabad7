/**
 * In: the working tree. Out: one hash over everything that a build is made of, by content and not by time.
 * Two equal hashes mean that a build need not be made again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

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
 * @param root absolute path of the repository's root
 * @param profile operator profile of the build; without it the one that OPERATOR_PROFILE names, if any
 * @returns hexadecimal SHA-256
 */
export function inputsHash(root: string, profile = process.env.OPERATOR_PROFILE): string {
  const hash = createHash('sha256').update(`node ${process.versions.node}\n`);
  const files = [...SITE_INPUTS, ...(profile ? [profile, ...filesOfLook(root, profile)] : [])].flatMap(
    (input) => filesOf(root, input),
  );
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.resolve(root, file)));
  return hash.digest('hex');
}

function filesOf(root: string, input: string): string[] {
  const full = path.resolve(root, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [input];
  return listFiles(root, input).filter((file) => !isNoInput(file));
}
