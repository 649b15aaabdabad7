/** In: a built site. Out: its index with every shard, to rank the same queries again and again. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackedManifest, PackedWords } from '../src/format/format';
import { addWords, openManifest, type SearchIndex } from '../src/format/search-index';
import { MANIFEST_FILE, PARTS_FOLDER } from '../src/engine/settings';

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** @param buildDir absolute path of a built site */
export function loadIndex(buildDir: string): SearchIndex {
  const index = openManifest(parse(path.join(buildDir, MANIFEST_FILE)) as PackedManifest);
  const folder = path.join(buildDir, PARTS_FOLDER, index.release);
  for (const file of readdirSync(folder)) {
    const shard = /^words-(\d+)\.json$/.exec(file)?.[1];
    if (shard !== undefined) addWords(index, Number(shard), parse(path.join(folder, file)) as PackedWords);
  }
  return index;
}
