/** In: a built site and its opened index. Out: the number of the anchor of an address, as results name it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ANCHORS_IN_PART, type PackedTexts } from '../src/format/format';
import type { SearchIndex } from '../src/format/search-index';
import { PARTS_FOLDER } from '../src/engine/settings';

/** @param buildDir absolute path of the built site */
export function anchorsOf(buildDir: string, index: SearchIndex): Map<string, number> {
  const folder = path.join(buildDir, PARTS_FOLDER, index.release);
  const anchors = new Map<string, number>();
  index.pages.forEach(({ u, top, firstRow }, page) => {
    const route = u === '/' ? u : u.replace(/\/$/, '');
    for (let anchor = top; anchor < firstRow; anchor += ANCHORS_IN_PART) {
      const file = `texts-${page}-${(anchor - top) / ANCHORS_IN_PART}.json`;
      const { texts } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PackedTexts;
      texts.forEach(([, hash], i) => anchors.set(route + hash, anchor + i));
    }
  });
  return anchors;
}
