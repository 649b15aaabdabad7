/**
 * In: the packed index and the output folder of a build. Out: its files. Each but the first is named by the hash of its content,
 * so hosts and service workers may keep it for ever; the first names the others and keeps its name.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackedBody, PackedHead } from '../../search/index/format';
import { HEAD_FILE } from '../../search/settings';
import type { Packed } from './pack';

const HASH_LENGTH = 10;

/**
 * @param packed the index
 * @param outDir absolute path of the build
 * @throws where a file cannot be written
 */
export async function writePacked(packed: Packed, outDir: string): Promise<void> {
  const headFile = path.join(outDir, HEAD_FILE);
  const folder = path.dirname(headFile);
  await mkdir(folder, { recursive: true });
  const textFiles = await Promise.all(packed.texts.map((texts) => writeHashed(folder, 'texts-', texts)));
  const body = await writeHashed(folder, 'body-', { ...packed.body, textFiles } satisfies PackedBody);
  await writeFile(headFile, JSON.stringify({ ...packed.head, body } satisfies PackedHead));
}

/** @returns the file's name, relative to the folder */
async function writeHashed(folder: string, prefix: string, content: unknown): Promise<string> {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  const name = `${prefix}${hash}.json`;
  await writeFile(path.join(folder, name), json);
  return name;
}
