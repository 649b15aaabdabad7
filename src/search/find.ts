/**
 * The search itself: a query against the opened index. Pure: the worker, the tests and the benchmark call this one function,
 * so the bar, the search page and the golden set cannot disagree.
 */
import { candidatesOf, isKnown } from './candidates';
import { contextOf } from './contexts';
import type { SearchIndex } from './index/search-index';
import { markFinder } from './mark-finder';
import { parseQuery, type Slot } from './query';
import { match, rank, type Matched } from './rank';
import { API_VERSIONS, type ApiVersion } from './settings';
import { orderCounterparts, versionOf } from './versions';

export interface FindOptions {
  readonly limit: number;
  /** `path` of a search context; empty or left out: everywhere. */
  readonly context?: string;
  /** `only`: nothing else answers; `first`: pages of the context lead, unless others answer much better. */
  readonly contextUse?: 'only' | 'first';
  /** Pages of other API versions do not answer. */
  readonly version?: ApiVersion;
  /** Of two versions of one page this one leads; the newest unless said otherwise. */
  readonly preferredVersion?: ApiVersion;
}

/** One result: a page and the section of it that matches best. */
export interface Hit {
  readonly u: string;
  readonly t: string;
  /** Title of the section or row; empty for the top of the page. */
  readonly s: string;
  /** Hash of the section or row, with #. */
  readonly h: string;
  readonly b: readonly string[];
  /** Description of the page. */
  readonly d: string;
  readonly page: number;
  readonly section: number;
  /** Word forms to mark in the result and on its page. */
  readonly marks: readonly string[];
}

export interface Found {
  readonly hits: readonly Hit[];
  /** Pages that hold something of the query, before the limit. */
  readonly total: number;
  /** Whether every word of the query is in the index as it stands, and none is a code: then the head alone may answer. */
  readonly isCertain: boolean;
}

/** A page of the reader's context counts this much more where the context comes first. */
const CONTEXT_BONUS = 2.5;

/**
 * @param index head, or head and body
 * @param text what the reader typed
 * @returns the hits, best first; none for a text without words
 */
export function find(index: SearchIndex, text: string, options: FindOptions): Found {
  const slots = parseQuery(text, (key) => isKnown(index, key));
  const matched = slots.map((slot) => match(index, slot, candidatesOf(index, slot)));
  const urlOf = (page: number) => index.pages[page]?.u ?? '';
  const ranked = rank(index, matched, (page) => isWanted(urlOf(page), options)).map((result) => {
    const url = urlOf(result.page);
    return {
      ...result,
      url,
      score: result.score * contextBonus(url, options) * ownShare(url, result.isNamed),
    };
  });
  const ordered = orderCounterparts(ranked, leadingVersion(slots, options)).slice(0, options.limit);
  const marksOf = markFinder(index, importantTerms(matched));
  return {
    hits: ordered.map(({ page, section }) => hit(index, page, section, marksOf(page))),
    total: ranked.length,
    isCertain: matched.every(isCertain),
  };
}

function isWanted(url: string, { context = '', contextUse = 'only', version }: FindOptions): boolean {
  const own = versionOf(url);
  if (version !== undefined && own !== undefined && own !== version) return false;
  return context === '' || contextUse === 'first' || contextOf(url) === context;
}

function contextBonus(url: string, { context = '', contextUse }: FindOptions): number {
  return contextUse === 'first' && context !== '' && contextOf(url) === context ? CONTEXT_BONUS : 1;
}

/** Guides to payment methods, and the test data, which has a row for every code and reason. */
const REPEATING = /^\/services\/(?!invoicing\/|acquiring_)|^\/reference\/test_cards$/;
/**
 * Such pages repeat for one case what general pages say for all. To a query that does not name them the general page is the better
 * answer.
 */
const UNNAMED = 0.85;

function ownShare(url: string, isNamed: boolean): number {
  return REPEATING.test(url) && !isNamed ? UNNAMED : 1;
}

function leadingVersion(slots: readonly Slot[], { version, preferredVersion }: FindOptions): ApiVersion {
  const asked = API_VERSIONS.find((name) => slots.some(({ key }) => key === name));
  return asked ?? version ?? preferredVersion ?? API_VERSIONS[0];
}

/** A code is explained in a table, and rows of tables are in the body: the head alone never knows a code. */
function isCertain({ slot, candidates }: Matched): boolean {
  return slot.isOptional || (candidates.isCertain && !/\p{N}/u.test(slot.key));
}

/** Terms to mark: words that say nothing are not marked; the best match of each word comes first. */
function importantTerms(matched: readonly Matched[]): number[] {
  const heaviest = Math.max(0, ...matched.map(({ slot }) => slot.weight));
  const terms = matched
    .filter(({ slot }) => slot.weight >= heaviest / 4)
    .flatMap(({ candidates }) => [...candidates.terms]);
  return [...new Set(terms.sort(([, a], [, b]) => b - a).map(([term]) => term))];
}

function hit(index: SearchIndex, page: number, section: number, marks: readonly string[]): Hit {
  const { u = '', t = '', d = '', b = [] } = index.pages[page] ?? {};
  const { s = '', h = '' } = index.sections[section] ?? {};
  return { u, t, s, h, b, d, page, section, marks };
}
