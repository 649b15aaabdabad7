/**
 * In: the repository. Out: a copy of its sources, which a measurement may change and build as it likes: its caches lie in the copy, so that
 * no build warms another, and none of the repository's is touched. The copy lies below the root, where it finds the packages.
 */
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a build makes itself, and what it does not read. */
const LEFT_OUT = /^(node_modules|\.git|\.docusaurus|build.*|test-results|playwright-report|coverage)$/;

/**
 * @param root absolute path of the repository's root
 * @param folder absolute path of the copy, somewhere below the root; it does not exist yet
 */
export function copyTree(root: string, folder: string): void {
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.test(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
}
