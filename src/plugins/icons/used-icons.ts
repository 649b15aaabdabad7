/**
 * In: the sources that may name an icon (`mdi:home-outline`). Out: every name with the file that uses it first.
 * Names are found, not listed a second time, so an icon is bundled as soon as a source uses it and dropped with its last use.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

/** Folders whose files end up on a page. */
const FOLDERS = ['data/texts', 'src/theme', 'src/components', 'docs', 'cabinet'];

const SOURCE = /\.(json|ts|tsx|mdx)$/;
const TEST = /\.test\.tsx?$/;
const NAME = /\bmdi:([a-z0-9-]+)/g;

/**
 * @param siteDir absolute path of the repository's root
 * @returns icon name without its set, for example `home-outline`, to the relative path of a file that names it
 */
export function usedIcons(siteDir: string): Map<string, string> {
  const used = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const file of listFiles(siteDir, folder)) {
      if (!SOURCE.test(file) || TEST.test(file)) continue;
      for (const [, name] of readFileSync(path.join(siteDir, file), 'utf8').matchAll(NAME)) {
        if (name && !used.has(name)) used.set(name, file);
      }
    }
  }
  return used;
}
