/**
 * In: the content. Out: whether the site has so many pages that memory is what its build is short of. What the bundler holds grows with
 * the pages, so a large site is built without the bundler's cache, which is held in memory as a whole, and rendered in a process of its own,
 * when that of the bundler has ended. A build takes longer then.
 */
import { CONTENT_FOLDERS } from '@gateway-docs/site-data/pages';
import { listFiles } from '@gateway-docs/kit/files';

/** With the bundler's cache and in one process, so many pages still fit into 6 GB (docs-dev/decisions/05-warm-builds.md). */
export const MOST_PAGES = 1200;

/**
 * @param root absolute path of the repository's root
 * @returns whether the site is large
 */
export function isLarge(root: string): boolean {
  const files = CONTENT_FOLDERS.flatMap((folder) => listFiles(root, folder));
  return files.filter((file) => /\.mdx?$/.test(file)).length > MOST_PAGES;
}
