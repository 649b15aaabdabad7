/**
 * In: the repository. Out: a copy of its sources in a folder of its own, which a measurement may change and build as it likes: its caches
 * lie in the copy, so that no build warms another, and none of the repository's is touched. The packages are linked.
 */
import { cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a build makes itself, and what it does not read. */
const LEFT_OUT = /^(node_modules|\.git|\.docusaurus|build.*|test-results|playwright-report|coverage)$/;

/**
 * Links every package of the repository into another folder, but none of the caches beside them.
 * @param root absolute path of the repository's root
 * @param folder absolute path of the other folder
 */
export function linkPackages(root: string, folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    const original = path.join(root, 'node_modules', name);
    // A workspace is a relative link already, and leads into the folder that it stands in.
    const target = lstatSync(original).isSymbolicLink() ? readlinkSync(original) : original;
    symlinkSync(target, path.join(packages, name));
  }
}

/**
 * @param root absolute path of the repository's root
 * @param folder absolute path of the copy, which does not exist yet
 */
export function copyTree(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.test(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  linkPackages(root, folder);
}
