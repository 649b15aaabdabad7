/**
 * In: files. Out: a text that changes with each of them, by which a loader knows that what it has cached is still true.
 */
import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param siteDir absolute path of the repository's root
 * @param files absolute, or relative to `siteDir`
 * @returns a text that changes when a file is edited, added or removed
 */
export function fingerprint(siteDir: string, files: readonly string[]): string {
  return files
    .map((file) => {
      const { mtimeMs, size } = statSync(path.resolve(siteDir, file));
      return `${file}:${mtimeMs}:${size}`;
    })
    .join('\n');
}
