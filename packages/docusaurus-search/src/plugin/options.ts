/** What a site tells the search of itself. The search has no other way to know it. */
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import type { Facets } from '../engine/facets';
import type { SynonymWords } from '../words/thesaurus';
import type { Page } from './page';
import type { PageWords } from './page-words';

/** What a page can be, for the filter and the drawing beside a result. */
export interface PageKind {
  readonly name: string;
  readonly label: string;
  /** A path on a field of 16 by 16, drawn with a stroke. */
  readonly icon: string;
  /** Its pages are tables of reference: the homes of codes. */
  readonly isTable?: boolean;
}

/** A part of the site that can be searched alone. */
export interface SearchContext {
  /** First segment of its routes and the value of `ctx`. */
  readonly path: string;
  readonly label: string;
}

/** Words for searchers: what pages say of themselves, and the thesaurus. */
export interface SiteWords {
  readonly wordsOf: (url: string) => PageWords;
  readonly synonyms: readonly SynonymWords[];
  /** File of a page, for messages to its writer; undefined for a page that takes its tasks from another one. */
  readonly fileOf: (url: string) => string | undefined;
}

export interface SearchLink {
  readonly label: string;
  readonly to: string;
}

/** What the parts in the browser are told; it travels in their scripts. */
export interface BrowserOptions {
  /** Base URL of the site, with a slash at the end. */
  readonly baseUrl: string;
  readonly contexts: readonly SearchContext[];
  /** Versions of a page, newest first; a route belongs to one when one of its segments is the name. */
  readonly versions: readonly string[];
  /** Whether the search page has a filter for versions. */
  readonly hasVersions: boolean;
  readonly kinds: readonly PageKind[];
  /** Meta description of the search page. */
  readonly description: string;
  /** Route of a list of all pages, for a browser without JavaScript. */
  readonly allPages?: string;
  /** What to do where nothing is found: paragraphs of texts and links. */
  readonly elsewhere: readonly (readonly (string | SearchLink)[])[];
}

export interface SiteSearch extends Omit<BrowserOptions, 'baseUrl'> {
  /** Languages in which readers search; `zh` needs nodejieba. */
  readonly languages: readonly string[];
  /** Asked once, after the build. @throws Error for the writer */
  readonly loadWords: (pages: readonly Page[]) => SiteWords;
}

/** Options of the Docusaurus plugin: those of `@easyops-cn/docusaurus-search-local` that say what is read, and the site. */
export interface SearchOptions extends Partial<PluginOptions> {
  readonly site: SiteSearch;
}

/** @returns what the engine needs to know of the site */
export function facetsOf({ versions, contexts, kinds }: SiteSearch): Facets {
  return {
    versions,
    contexts: contexts.map(({ path }) => path),
    kinds: kinds.map(({ name }) => name),
    tables: kinds.filter(({ isTable }) => isTable).map(({ name }) => name),
  };
}

/** @returns the options without functions and without what only the build needs */
export function browserOptions(
  { languages: _, loadWords: __, ...site }: SiteSearch,
  baseUrl: string,
): BrowserOptions {
  return { baseUrl, ...site };
}
