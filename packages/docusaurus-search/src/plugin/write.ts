/**
 * In: the packed index and the output folder of a build. Out: its files. The parts lie in a folder that is named by the hash of all
 * of them, so hosts and service workers may keep them for ever, and a browser never has parts of two releases; the manifest names
 * the folder and keeps its own name.
 */
import { createHash } from 'node:crypto';
import { writeFiles } from '@gateway-docs/kit/files';
import { MANIFEST_FILE, PARTS_FOLDER } from '../engine/settings';
import type { Packed } from './pack';

const HASH_LENGTH = 10;

/**
 * @param packed the index
 * @returns its files by their paths in the site; parts in the folder of their release
 */
export function filesOf(packed: Packed): Map<string, unknown> {
  const hash = createHash('sha256').update(JSON.stringify(packed)).digest('hex');
  const release = hash.slice(0, HASH_LENGTH);
  const part = (name: string, content: object): [string, unknown] => [
    `${PARTS_FOLDER}${release}/${name}.json`,
    { ...content, release },
  ];
  return new Map<string, unknown>([
    [MANIFEST_FILE, { ...packed.manifest, release }],
    ...packed.words.map((words, i) => part(`words-${i}`, words)),
    ...packed.texts.flatMap((stretches, page) =>
      stretches.map((texts, i) => part(`texts-${page}-${i}`, { texts })),
    ),
  ]);
}

/**
 * @param packed the index
 * @param outDir absolute path of the build
 * @throws where a file cannot be written
 */
export const writePacked = (packed: Packed, outDir: string): void =>
  writeFiles(
    outDir,
    Array.from(filesOf(packed), ([file, content]) => [file, JSON.stringify(content)]),
  );
