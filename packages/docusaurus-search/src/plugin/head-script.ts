/** In: the base URL of the site. Out: the script in the head of its pages by which the search comes with the reader's first sign. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOAD_LIMIT, MANIFEST_FILE } from '../engine/settings';

/** Name of the script by which the bar works. */
export const BOX = 'search-box';

/** Name of the script that lets scripts run, as Docusaurus calls it. */
export const RUNTIME = 'runtime~main';

/** @returns the text of the script */
export function headScript(baseUrl: string): string {
  return readFileSync(path.join(__dirname, 'early-search.js'), 'utf8')
    .replace(/^\/\*\*.*?\*\/\n/s, '')
    .replace('MANIFEST', baseUrl + MANIFEST_FILE)
    .replace('LIMIT', String(LOAD_LIMIT))
    .replace('BOX', BOX)
    .replace('RUNTIME', RUNTIME);
}
