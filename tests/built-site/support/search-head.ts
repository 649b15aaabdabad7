/** The head of a built search index, and what is written in it: its columns of numbers look like words by chance. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackedHead } from '../../../src/search/index/format';
import { decodeWords } from '../../../src/search/index/front-coding';
import { HEAD_FILE } from '../../../src/search/settings';

/** @param folder absolute path of a built site */
export function searchHead(folder: string): PackedHead {
  return JSON.parse(readFileSync(path.join(folder, HEAD_FILE), 'utf8')) as PackedHead;
}

/** @returns what readers see of it, addresses, titles and breadcrumbs, a line each */
export function shownOf({ u, t, breadcrumbs }: PackedHead): string {
  return [...[u, t].flatMap(decodeWords), ...breadcrumbs.flat()].join('\n');
}

/** @returns the same, and the words that are looked for, those of readers among them */
export function writtenIn(head: PackedHead): string {
  return [shownOf(head), ...decodeWords(head.dictionary.forms)].join('\n');
}
