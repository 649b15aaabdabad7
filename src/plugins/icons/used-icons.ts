/**
 * In: the sources that may name an icon (`mdi:home-outline`). Out: every name with the file that uses it first.
 * Names are found, not listed a second time, so an icon is bundled as soon as a source uses it and dropped with its last use.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders whose files end up on a page. */
const FOLDERS = ['src/site', 'src/theme', 'src/components', 'docs', 'cabinet'];

const SOURCE = /\.(ts|tsx|mdx)$/;
const TEST = /\.test\.tsx?$/;
const NAME = /\bmdi:([a-z0-9-]+)/g;

/**
 * @param siteDir absolute path of the repository's root
 * @returns icon name without its set, for example `home-outline`, to the relative path of a file that names it
 */
export function usedIcons(siteDir: string): Map<string, string> {
  const used = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const file of filesOf(path.join(siteDir, folder))) {
      for (const [, name] of readFileSync(file, 'utf8').matchAll(NAME)) {
        if (name && !used.has(name)) used.set(name, path.relative(siteDir, file));
      }
    }
  }
  return used;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
