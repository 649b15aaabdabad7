/**
 * The search itself: a planned query against the shards that it needs. Pure: the worker, the tests and the benchmark call this one
 * function, so the bar, the search page and the golden sets cannot disagree.
 */
import type { SearchIndex } from '../format/search-index';
import type { Clause, Plan } from './clause';
import { match, rank, type Ranked } from './rank';
import { isCoveredByOther, onePerOtherVersion } from './other-versions';

export interface FindOptions {
  readonly limit: number;
  /** `path` of a search context; empty or left out: everywhere. */
  readonly context?: string;
  /** `only`: nothing else answers; `first`: pages of the context lead, unless others answer much better. */
  readonly contextUse?: 'only' | 'first';
  /** Pages of other API versions do not answer. */
  readonly version?: string;
  /** Of two versions of one page this one leads; the newest unless said otherwise. */
  readonly preferredVersion?: string;
  /** Only pages of this kind answer. */
  readonly kind?: string;
}

/** How many pages answer, by what the search page can be narrowed to: without the filter of the same name. */
export type Counts = Readonly<Record<'kind' | 'version' | 'context', Readonly<Record<string, number>>>>;

export interface Found {
  readonly hits: readonly Ranked[];
  /** Pages that hold something of the query, before the limit. */
  readonly total: number;
  readonly counts: Counts;
}

/** A page of the reader's context counts this much more where the context comes first. */
const CONTEXT_BONUS = 2.5;
/** `version 1` asks for `v1`, in each language of the search. */
const WORD_VERSION = /^(vers|верси)/;

/**
 * @param index the manifest with the shards of the plan
 * @param plan the understood query
 * @returns the hits, best first; none for a text without words
 */
export function find(index: SearchIndex, plan: Plan, options: FindOptions): Found {
  const matched = match(index, plan.clauses);
  const all = rank(index, matched, plan).map((result) => ({
    ...result,
    score: result.score * contextBonus(index, result.page, options),
  }));
  const leading = leadingVersion(index, plan.clauses, options);
  const wanted = all.filter(({ page }) => isWanted(index, page, options));
  const lines = onePerOtherVersion(index, wanted, leading).sort(
    (a, b) => b.score - a.score || a.page - b.page,
  );
  return {
    hits: lines.slice(0, options.limit),
    total: lines.length,
    counts: countsOf(index, all, options, leading),
  };
}

function isWanted(index: SearchIndex, page: number, options: FindOptions): boolean {
  const { context = '', contextUse = 'only', version, kind } = options;
  const entry = index.pages[page];
  if (entry === undefined) return false;
  if (version !== undefined && entry.version !== undefined && entry.version !== version) return false;
  if (kind !== undefined && entry.kind !== kind) return false;
  return context === '' || contextUse === 'first' || entry.context === context;
}

/** @param all pages that answer */
function countsOf(index: SearchIndex, all: readonly Ranked[], options: FindOptions, leading: string): Counts {
  const tally = (narrowed: FindOptions, of: string, nameOf: (page: number) => string) => {
    const wanted = new Set(all.map(({ page }) => page).filter((page) => isWanted(index, page, narrowed)));
    const counts: Record<string, number> = {};
    for (const page of wanted) {
      const name = nameOf(page);
      if (name !== '' && !isCoveredByOther(index, page, wanted, of)) counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const byVersion = index.facets.versions.map((version): [string, number] => [
    version,
    tally({ ...options, version }, version, () => 'all').all ?? 0,
  ]);
  return {
    kind: tally({ ...options, kind: undefined }, leading, (page) => index.pages[page]?.kind ?? ''),
    version: Object.fromEntries(byVersion),
    context: tally({ ...options, context: '' }, leading, (page) => index.pages[page]?.context ?? ''),
  };
}

function contextBonus(index: SearchIndex, page: number, { context = '', contextUse }: FindOptions): number {
  const isOwn = contextUse === 'first' && context !== '' && index.pages[page]?.context === context;
  return isOwn ? CONTEXT_BONUS : 1;
}

function leadingVersion(
  { facets: { versions } }: SearchIndex,
  clauses: readonly Clause[],
  { version, preferredVersion }: FindOptions,
): string {
  const asked = versions.find((name) =>
    clauses.some(
      ({ key, standsFor }, i) =>
        key === name ||
        standsFor.includes(name) ||
        (WORD_VERSION.test(key) && clauses[i + 1]?.key === name.slice(1)),
    ),
  );
  return asked ?? version ?? preferredVersion ?? versions[0] ?? '';
}
