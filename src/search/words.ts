/**
 * In: the front matter of the pages and `data/search/thesaurus`. Out: what the search knows of each page beside its text: what it is and what
 * readers want to do there; and what others call the things of which the pages speak.
 */
import type { Page, PageWords, SiteWords } from '@gateway-docs/docusaurus-search';
import { newestRoute } from '@gateway-docs/docusaurus-search/engine';
import { loadThesaurus, type SynonymWords } from '@gateway-docs/docusaurus-search/words';
import type { Site } from '@gateway-docs/contract';
import { isWhole } from '@gateway-docs/site-data/offer';
import type { PageHead } from '@gateway-docs/site-data/pages';

const words = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * In: the synonyms of the thesaurus, and the pages of a site whose provider leaves something out. Out: the synonyms of which the pages speak. A
 * group leads from the words of others to those of the pages: where no page has them, it would lead nowhere, and name what is not offered.
 * @param synonyms all of them
 * @param pages with their sections
 * @returns the synonyms that have a name which stands on a page
 */
export function offeredSynonyms(
  synonyms: readonly SynonymWords[],
  pages: readonly Pick<Page, 'title' | 'sections'>[],
): SynonymWords[] {
  const texts = pages.flatMap((page) => [
    page.title,
    ...page.sections.flatMap(({ title, text }) => [title, text]),
  ]);
  const all = words(texts.join(' '));
  // A page may have the plural of a name, so its last word may go on.
  return synonyms.filter(({ site }) => site.some((name) => all.includes(words(name).trimEnd())));
}

/** API versions in addresses, newest first. */
export const VERSIONS = ['v2', 'v1'] as const;

/** The folder of the thesaurus, relative to the repository's root. */
export const THESAURUS = 'data/search/thesaurus';

/** What the search is told of a site. */
export type SearchedSite = Pick<Site, 'operator' | 'offer' | 'pages' | 'leftOut'>;

/**
 * @param siteDir absolute path of the repository's root
 * @param pages that are indexed
 * @param site whose pages say what they are
 */
export function loadSearchWords(
  siteDir: string,
  pages: readonly Page[],
  { operator, offer, pages: heads, leftOut: { routes: leftOut } }: SearchedSite,
): SiteWords {
  const synonyms = loadThesaurus(siteDir, THESAURUS, operator.search.languages);
  return {
    synonyms: isWhole(offer) ? synonyms : offeredSynonyms(synonyms, pages),
    wordsOf: (url) => {
      const head = heads.get(url);
      return {
        kind: kindOf(head),
        isParticular: head?.scope === undefined ? head?.guide !== undefined : head.scope === 'particular',
        tasks: tasksOf(url, heads, leftOut),
      };
    },
    // A page of an older version has the tasks of the newest one: its own file need not have the sections.
    fileOf: (url) => (newestRoute(url, VERSIONS) === url ? (heads.get(url)?.file ?? url) : undefined),
  };
}

/** A page says by its directive, its guide's kind or its folder what it is. */
function kindOf(head: PageHead | undefined): string {
  if (head === undefined) return 'concept';
  if (head.folder === 'cabinet') return 'cabinet';
  if (head.directives.has('operation')) return 'operation';
  if (head.directives.has('reference-table')) return 'reference';
  return head.guide === undefined ? 'concept' : 'guide';
}

function tasksOf(url: string, heads: Site['pages'], leftOut: ReadonlySet<string>): PageWords['tasks'] {
  const newest = newestRoute(url, VERSIONS);
  const tasks = Object.entries({ ...heads.get(newest)?.tasks, ...heads.get(url)?.tasks });
  const offered = tasks.filter(([anchor]) => !leftOut.has(`${newest}#${anchor}`));
  return new Map(offered.map(([anchor, said]) => [anchor === 'page' ? '' : `#${anchor}`, said.split(',')]));
}
