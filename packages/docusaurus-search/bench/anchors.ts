/** In: a built site and its opened index. Out: the number of the anchor of an address, as results name it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS_IN_PART, type PackedPage, type PackedSections } from '../src/format/format';
import type { SearchIndex } from '../src/format/search-index';
import { PARTS_FOLDER } from '../src/engine/settings';

/** @param buildDir absolute path of the built site */
export function anchorsOf(buildDir: string, index: SearchIndex): Map<string, number> {
  const folder = path.join(buildDir, PARTS_FOLDER, index.release);
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PackedPage | PackedSections;
  const anchors = new Map<string, number>();
  index.pages.forEach(({ u, top, firstRow }, page) => {
    const route = u === '/' ? u : u.replace(/\/$/, '');
    for (let section = 0; section < firstRow - top - 1; section += 1) {
      const part = Math.floor(section / SECTIONS_IN_PART);
      const { sections } = read(part === 0 ? `page-${page}.json` : `sections-${page}-${part}.json`);
      const hash = sections[section % SECTIONS_IN_PART]?.[1] ?? '';
      anchors.set(route + hash, top + 1 + section);
    }
  });
  return anchors;
}
