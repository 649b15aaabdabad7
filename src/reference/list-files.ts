/**
 * In: folders. Out: the files in them, and a fingerprint that changes with each of them. The loaders and the plugin that
 * watches their sources share this list, so that nothing is read without being watched.
 */
import { readdirSync, statSync, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @param siteDir absolute path of the repository's root
 * @param folder path relative to it; a folder that does not exist has no files
 * @returns paths relative to `siteDir`, with forward slashes, sorted
 */
export function listFiles(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Changes when a file is edited, added or removed. */
export function fingerprint(siteDir: string, files: readonly string[]): string {
  return files
    .map((file) => {
      const { mtimeMs, size } = statSync(path.resolve(siteDir, file));
      return `${file}:${mtimeMs}:${size}`;
    })
    .join('\n');
}
