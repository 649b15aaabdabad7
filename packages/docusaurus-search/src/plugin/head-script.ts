/** In: the base URL of the site. Out: the script in the head of its pages by which the index comes with the reader's first sign. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOAD_LIMIT, MANIFEST_FILE } from '../engine/settings';

/** @returns the text of the script */
export function headScript(baseUrl: string): string {
  return readFileSync(path.join(__dirname, 'early-manifest.js'), 'utf8')
    .replace(/^\/\*\*.*?\*\/\n/s, '')
    .replace('MANIFEST', baseUrl + MANIFEST_FILE)
    .replace('LIMIT', String(LOAD_LIMIT));
}
