/**
 * In: the file in which the last build left texts. Out: those that this build would make again, without making them. A text is known by a hash
 * of all that it is made from, so that an old one cannot be taken.
 */
import type { Hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../plain/attempt';

/** The texts of the file; none where it is not there, or where a build was stopped while it wrote. */
function read(file: string): Readonly<Record<string, string>> {
  const parsed = attempt((): unknown => JSON.parse(readFileSync(file, 'utf8')));
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(parsed ?? {}).filter(isText));
}

/**
 * Where a build leaves something for the next one. A build without caches leaves nothing, as the bundler does.
 * @param generatedFilesDir Docusaurus' own folder of the site
 * @param name folders and file below it
 * @returns absolute path; undefined in a build without caches
 */
export const cachePath = (generatedFilesDir: string, ...name: readonly string[]): string | undefined =>
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ? undefined : path.join(generatedFilesDir, ...name);

/**
 * @param file absolute path of the file that holds the texts from build to build; without it nothing is cached
 */
export function cachedTexts(file?: string) {
  const before = file === undefined ? {} : read(file);
  const added = new Map<string, string>();
  return {
    /** @returns the text of the last build; the next one has it only if it is added */
    find: (key: string) => before[key],
    /** Holds a text for the next build. */
    add: (key: string, text: string): void => void added.set(key, text),
    /** Writes the texts that were added, and no other. */
    write() {
      if (file === undefined) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(added)));
    },
  };
}

/** Texts by what they are known by. */
export type CachedTexts = ReturnType<typeof cachedTexts>;

/**
 * Adds name and content of each file to a key.
 * @param siteDir absolute path of the repository's root
 * @param files absolute, or relative to `siteDir`
 */
export function addFiles(hash: Hash, siteDir: string, files: readonly string[]): void {
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.resolve(siteDir, file)));
}
