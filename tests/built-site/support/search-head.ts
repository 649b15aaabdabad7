/** The head of a built search index, and what is written in it: its columns of numbers look like words by chance. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackedHead } from '../../../src/search/index/format';
import { decodeWords } from '../../../src/search/index/front-coding';

/** Its path in a built site. */
export const HEAD = 'search-index/head.json';

/** @param folder absolute path of a built site */
export function searchHead(folder: string): PackedHead {
  return JSON.parse(readFileSync(path.join(folder, HEAD), 'utf8')) as PackedHead;
}

/** @returns addresses, titles, breadcrumbs and words, a line each */
export function writtenIn({ u, t, breadcrumbs, dictionary }: PackedHead): string {
  return [...[u, t, dictionary.forms].flatMap(decodeWords), ...breadcrumbs.flat()].join('\n');
}
