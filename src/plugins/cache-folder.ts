/**
 * In: the repository's root. Out: the folder for caches, for what is remembered of builds, and for their lock: `node_modules/.cache`, or one of its own in
 * the system's temporary folder where the packages lie on a file system that cannot be written, as in many containers.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attempt, memo } from '@gateway-docs/kit';

const USUAL = 'node_modules/.cache';

function canWrite(folder: string): boolean {
  const isWritable = attempt(() => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  });
  return isWritable === true;
}

/**
 * @param root absolute path of the repository's root, each of which is named once in a process
 * @returns absolute path of a folder that exists
 * @throws Error where another user has made the one in the temporary folder
 */
export const cacheFolder = memo((root: string): string => {
  const usual = path.join(root, USUAL);
  if (canWrite(usual)) return usual;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const instead = path.join(tmpdir(), `gateway-docs-${name}`);
  mkdirSync(instead, { recursive: true, mode: 0o700 });
  // What is in it goes into the site; in a folder of all users, anybody could have made it.
  if (statSync(instead).uid !== (process.getuid?.() ?? 0))
    throw new Error(
      `${instead} belongs to another user. Remove it, or make ${USUAL} one that can be written.`,
    );
  process.emitWarning(`${USUAL} cannot be written; caches are in ${instead}.`);
  return instead;
});

/**
 * @param root absolute path of the repository's root
 * @returns whether the bundler finds its own cache where it looks for it
 */
export const hasUsualCache = (root: string): boolean => cacheFolder(root) === path.join(root, USUAL);
