/**
 * In: the front matter of the pages and `data/search/`. Out: what the search knows of each page beside its text: what it is, further
 * words, and what readers want to do there.
 */
import { API_VERSIONS } from '../../search/settings';
import { routeInOtherVersion, versionOf } from '../../search/versions';
import type { SearchLanguage } from '@gateway-docs/site-data/operator';
import type { PageHead } from '@gateway-docs/site-data/pages';
import type { Site } from '@gateway-docs/contract';
import { suggest } from '@gateway-docs/kit';
import type { PageKind } from '../../search/index/format';
import type { MinorWords } from '../../search/minor-words';
import type { PageLayer } from './page-layer';
import type { Page } from './page';
import { loadMinorWords } from './load-minor-words';
import { loadSectionKinds, type SectionKind } from './load-section-kinds';
import { loadQuestions, loadWishes, questionsOf, QUESTIONS, type Questions } from './questions';
import { keywordsOfRoute, loadTopics, matchesRoute, TOPICS, type Topic } from './search-terms';
import { loadThesaurus, type ConceptWords } from './thesaurus';

export interface SearchLayer {
  readonly concepts: readonly ConceptWords[];
  readonly layerOf: (url: string) => PageLayer;
  /** Questions and wishes by the path of the file that they stand in. */
  readonly questions: ReadonlyMap<string, Questions>;
  readonly minor: MinorWords;
  readonly sectionKinds: readonly SectionKind[];
  /** Path of the file of a page, for messages to its writer. */
  readonly fileOf: (url: string) => string;
}

/**
 * @param siteDir absolute path of the repository's root
 * @param site its pages
 * @param routes the routes that are indexed
 * @param languages the search languages of the profile
 * @returns the layer
 * @throws Error where a topic names a route that does not exist
 */
export function loadLayer(
  siteDir: string,
  { pages: heads, leftOut: { routes: leftOut } }: Pick<Site, 'pages' | 'leftOut'>,
  routes: readonly string[],
  languages: readonly SearchLanguage[],
): SearchLayer {
  const topics = loadTopics(siteDir);
  checkTopics(topics, [...routes, ...leftOut]);
  const questions = questionsOf(loadQuestions(siteDir, languages), leftOut);
  const wishes = [...loadWishes(siteDir, languages)].map(
    ([file, ofFile]) => [file, questionsOf(ofFile, leftOut)] as const,
  );
  const byFile = new Map([[QUESTIONS, questions], ...wishes]);
  return {
    concepts: loadThesaurus(siteDir, languages),
    questions: byFile,
    minor: loadMinorWords(siteDir, languages),
    sectionKinds: loadSectionKinds(siteDir, languages),
    layerOf: (url) => {
      const head = heads.get(url);
      return {
        kind: kindOf(head),
        isParticular: isParticular(head),
        keywords: keywordsOfRoute(topics, url, languages),
        tasks: tasksOf(url, head, heads.get(newestRoute(url)), leftOut),
        questions: questions.get(newestRoute(url)) ?? new Map(),
        wishes: wishesOf(url, [...byFile.values()]),
      };
    },
    fileOf: (url) => heads.get(url)?.file ?? url,
  };
}

/** Per hash the wishes of all files. */
function wishesOf(url: string, files: readonly Questions[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const ofFile of files)
    for (const [hash, phrases] of ofFile.get(url) ?? [])
      all.set(hash, [...(all.get(hash) ?? []), ...phrases]);
  return all;
}

/**
 * @param pages the pages with their sections
 * @throws Error that names the file, the anchor of a task that the page does not have, and those that it has
 */
export function checkTasks(
  pages: readonly Pick<Page, 'url' | 'sections'>[],
  { layerOf, fileOf }: Pick<SearchLayer, 'layerOf' | 'fileOf'>,
): void {
  const mistakes = pages
    .filter(({ url }) => newestRoute(url) === url)
    .flatMap(({ url, sections }) => {
      const anchors = sections.map(({ hash }) => hash);
      return [...layerOf(url).tasks.keys()]
        .filter((anchor) => !anchors.includes(anchor))
        .map((anchor) => {
          const known = anchors.map((hash) => hash.slice(1)).filter((name) => name !== '');
          return `${fileOf(url)}: tasks name the section "${anchor.slice(1)}", which the page does not have. ${suggest(anchor.slice(1), known)}`;
        });
    });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** A page says by its directive, its guide's kind or its folder what it is. */
function kindOf(head: PageHead | undefined): PageKind {
  if (head === undefined) return 'concept';
  if (head.folder === 'cabinet') return 'cabinet';
  if (head.directives.has('operation')) return 'operation';
  if (head.directives.has('reference-table')) return 'reference';
  return head.guide === undefined ? 'concept' : 'guide';
}

/** Guides repeat for one method or country what general pages say for all; a page can say otherwise of itself. */
function isParticular(head: PageHead | undefined): boolean {
  return (head?.scope ?? (head?.guide === undefined ? 'general' : 'particular')) === 'particular';
}

/** What a page declares; a page of an older version has the tasks of its newer counterpart. */
function tasksOf(
  url: string,
  own: PageHead | undefined,
  newest: PageHead | undefined,
  leftOut: ReadonlySet<string>,
): PageLayer['tasks'] {
  const tasks = { ...newest?.tasks, ...own?.tasks };
  const isThere = ([anchor]: [string, string]): boolean => !leftOut.has(`${newestRoute(url)}#${anchor}`);
  return new Map(
    Object.entries(tasks)
      .filter(isThere)
      .map(([anchor, words]) => [anchor === 'page' ? '' : `#${anchor}`, words.split(',')]),
  );
}

function newestRoute(url: string): string {
  return versionOf(url) === API_VERSIONS[0] ? url : routeInOtherVersion(url);
}

function checkTopics(topics: readonly Topic[], routes: readonly string[]): void {
  const unknown = topics
    .flatMap((topic) => topic.routes)
    .filter((pattern) => !routes.some((route) => matchesRoute(pattern, route)));
  if (unknown.length === 0) return;
  const lines = unknown.map((pattern) => `no page has the route ${pattern}. ${suggest(pattern, routes)}`);
  throw new Error(`${TOPICS}: ${lines.join('\n')}`);
}
