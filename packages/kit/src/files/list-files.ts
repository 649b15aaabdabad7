/**
 * In: a folder. Out: the files in it, also those in its subfolders, in an order that does not depend on the file system.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @param root absolute path that the result is relative to
 * @param folder path relative to it, `''` for the root itself; a folder that does not exist has no files
 * @returns paths relative to `root`, with forward slashes, sorted
 */
export function listFiles(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
