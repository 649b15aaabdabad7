/** In: the base URL of the site. Out: the script in the head of its pages by which the search comes with the reader's first sign. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GIVEN } from '../client/messages';
import { LOAD_LIMIT, MANIFEST_FILE } from '../engine/settings';

/** Name of the script by which the bar works. */
export const BOX = 'search-box';

/** Name of the script that lets scripts run, as Docusaurus calls it. */
export const RUNTIME = 'runtime~main';

/** Path below the base URL under which the script asks for the worker, until its file is known (name-worker.ts). */
export const UNNAMED_WORKER = 'assets/js/search-worker.js';

/** @returns the text of the script */
export function headScript(baseUrl: string): string {
  return readFileSync(path.join(__dirname, 'early-search.js'), 'utf8')
    .replace(/^\/\*\*.*?\*\/\n/s, '')
    .replace('WORKER', baseUrl + UNNAMED_WORKER)
    .replace('GIVEN', GIVEN)
    .replace('MANIFEST', baseUrl + MANIFEST_FILE)
    .replace('LIMIT', String(LOAD_LIMIT))
    .replace('BOX', BOX)
    .replace('RUNTIME', RUNTIME);
}
