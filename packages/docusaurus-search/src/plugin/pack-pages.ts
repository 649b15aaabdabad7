/**
 * In: the pages as they were read from the built HTML, and what the site knows of them. Out: the packed index in the build. Rows that tables of
 * reference have are taken from the other pages.
 */
import { suggest } from '@gateway-docs/kit';
import { chineseCutter } from './cut-chinese';
import { facetsOf, type SiteSearch } from './options';
import { pack } from './pack';
import { withoutRepeatedRows } from './rows';
import type { Page } from './page';
import { writePacked } from './write';

/**
 * @param found the pages, with rows and links
 * @param outDir absolute path of the build
 * @param warn takes a line for the person who builds the site
 * @throws Error where no page was read, or a page has a task of a section that it does not have
 */
export function packPages(
  found: readonly Page[],
  outDir: string,
  site: SiteSearch,
  warn: (message: string) => void,
): void {
  if (found.length === 0)
    throw new Error('The search index is empty: no page was indexed (see the options of the search)');
  const words = site.loadWords(found);
  checkTasks(found, words);
  const isTable = ({ url }: Page) =>
    site.kinds.some(({ name, isTable: is }) => is && name === words.wordsOf(url).kind);
  const pages = withoutRepeatedRows(found, isTable);
  const cutHan = chineseCutter(site.languages, words.synonyms, warn);
  writePacked(pack({ pages, ...words, facets: facetsOf(site), cutHan }), outDir);
}

/** @throws Error that names the file, the anchor of a task that the page does not have, and those that it has */
function checkTasks(pages: readonly Page[], { wordsOf, fileOf }: ReturnType<SiteSearch['loadWords']>): void {
  const mistakes = pages.flatMap(({ url, sections }) => {
    const anchors = sections.map(({ hash }) => hash);
    return [...wordsOf(url).tasks.keys()]
      .filter((anchor) => !anchors.includes(anchor) && fileOf(url) !== undefined)
      .map((anchor) => {
        const known = anchors.map((hash) => hash.slice(1)).filter((name) => name !== '');
        return `${fileOf(url) ?? url}: tasks name the section "${anchor.slice(1)}", which the page does not have. ${suggest(anchor.slice(1), known)}`;
      });
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}
