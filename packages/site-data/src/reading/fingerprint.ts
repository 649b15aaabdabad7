/**
 * In: files. Out: a text that changes with each of them, by which a loader knows that what it has cached is still true.
 */
import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param root absolute path of the repository's root
 * @param files absolute, or relative to `root`
 * @returns a text that changes when a file is edited, added or removed
 */
export function fingerprint(root: string, files: readonly string[]): string {
  return files
    .map((file) => {
      const { mtimeMs, size } = statSync(path.resolve(root, file));
      return `${file}:${mtimeMs}:${size}`;
    })
    .join('\n');
}
