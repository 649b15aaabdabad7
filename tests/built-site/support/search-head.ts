/** The head of a built search index, and what is written in it: its columns of numbers look like words by chance. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PackedManifest, decodeWords } from '@gateway-docs/docusaurus-search/format';
import { MANIFEST_FILE } from '@gateway-docs/docusaurus-search/engine';

/** @param folder absolute path of a built site */
export function searchHead(folder: string): PackedManifest {
  return JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')) as PackedManifest;
}

/** @returns what readers see of it, addresses, titles and breadcrumbs, a line each */
export function shownOf({ u, t, breadcrumbs }: PackedManifest): string {
  return [...[u, t].flatMap(decodeWords), ...breadcrumbs.flat()].join('\n');
}

/** @returns the same, and the words that are looked for, those of readers among them */
export function writtenIn(head: PackedManifest): string {
  return [shownOf(head), ...decodeWords(head.dictionary.forms)].join('\n');
}
