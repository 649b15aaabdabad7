/**
 * In: links that lead nowhere. Out: file and line of each, for the writer. A link that comes from `api/`, `data/` or a partial stands in no file of its
 * own page; then it is looked for where else pages are made from.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { literalPattern } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';
import { CONTENT_FOLDERS } from '@gateway-docs/site-data/pages';
import type { BrokenLink } from './broken-links';

/** What may follow an address in a source. */
const END = '(?=[)\\s"\'>\\]},]|$)';

/** Folders from which the text of pages is made. */
const SOURCES = [...CONTENT_FOLDERS, 'api', 'data', 'src/site', 'src/remark'];

/** More pages that have one link, or one word, are a number. */
const MOST_NAMED = 3;

/** @returns `file:line` of each place of a link in a file; a link to an anchor of its own page is written without the path */
function placesIn(root: string, file: string, link: string, page?: string): string[] {
  const [target = '', hash] = link.split('#');
  const spellings = [link, ...(target === page && hash !== undefined ? [`#${hash}`] : [])];
  const pattern = new RegExp(`(?:^|[^\\w/])(?:${spellings.map(literalPattern).join('|')})${END}`);
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, i) => (pattern.test(text) ? [`${file}:${i + 1}`] : []));
}

const placesInSources = (root: string, link: string): string[] =>
  SOURCES.flatMap((folder) => listFiles(root, folder))
    .filter((source) => /\.(mdx?|yaml|tsx?)$/.test(source) && !source.includes('.test.'))
    .flatMap((source) => placesIn(root, source, link));

/** @returns the first of some pages or places, and how many more there are */
export function namesOf(pages: readonly string[]): string {
  const more = pages.length - MOST_NAMED;
  return pages.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * @param root absolute path of the repository's root
 * @param heads the pages by their routes
 * @param broken links that lead nowhere
 * @returns a line for each place, as `docs/callbacks.mdx:12: /nowhere is no page of this site`
 */
export function locate(
  root: string,
  heads: ReadonlyMap<string, { readonly file: string }>,
  broken: readonly BrokenLink[],
): string[] {
  const fileOf = (page: string) => (heads.get(page) ?? heads.get(`${page}/`))?.file;
  return broken.flatMap(({ link, pages, what }) => {
    const own = pages.map((page) => {
      const file = fileOf(page);
      return file === undefined ? [] : placesIn(root, file, link, page);
    });
    const isElsewhere = own.some((places) => places.length === 0);
    const places = new Set([...own.flat(), ...(isElsewhere ? placesInSources(root, link) : [])]);
    if (places.size > 0) return [...places].map((place) => `${place}: ${what}`);
    return [`the link of ${namesOf(pages.map((page) => fileOf(page) ?? page))}: ${what}`];
  });
}
