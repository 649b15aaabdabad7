/**
 * In: the folder of a site whose files are final. Out: the site as one ZIP that opens from a folder, without a server: pages without scripts, whose addresses
 * lead to files beside them. The same site makes the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { listFiles } from '@gateway-docs/kit/files';
import { isBelow } from '../release-of-site';
import { pageInFolder, type PageAddition } from './page-in-folder';

export interface ArchiveOptions {
  /** Path of the ZIP in the site. */
  readonly file: string;
  /** Base path of the site, with a slash at both ends. */
  readonly base: string;
  /** Address of its host, for what is not in the archive. */
  readonly host: string;
  /** Files and folders of the site that only its scripts load. A folder has a slash at its end. */
  readonly leftOut: readonly string[];
  /** Files that only the archive has, by their paths. */
  readonly added: readonly (readonly [string, string])[];
  /** What one page gets beside its own, by the file of the page. */
  readonly additions: Readonly<Record<string, PageAddition>>;
}

/** Below this folder lies everything, so that unpacking fills no folder of the reader's. */
const FOLDER = 'documentation/';
/** The earliest time that a ZIP can hold. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * Writes the archive.
 * @param outDir absolute path of the built site
 */
export function writeArchive(outDir: string, options: ArchiveOptions): void {
  const { file: archive, leftOut, added, additions } = options;
  const own = listFiles(outDir, '').filter((file) => !isBelow([archive, ...leftOut], file));
  const known = new Set([...own, ...added.map(([file]) => file)]);
  const contentOf = (file: string): Uint8Array => {
    const content = readFileSync(path.join(outDir, file));
    if (!file.endsWith('.html')) return content;
    return strToU8(pageInFolder(content.toString(), { ...options, file, known, addition: additions[file] }));
  };
  const contents = [
    ...own.map((file): [string, Uint8Array] => [FOLDER + file, contentOf(file)]),
    ...added.map(([file, text]): [string, Uint8Array] => [FOLDER + file, strToU8(text)]),
  ];
  writeFileSync(path.join(outDir, archive), zipSync(Object.fromEntries(contents), { mtime: NO_TIME }));
}
