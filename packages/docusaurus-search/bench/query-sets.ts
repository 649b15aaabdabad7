/** In: a set of real queries with the pages that should answer them, and what a search found. Out: how often it was right. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { SUGGESTION_LIMIT } from '../src/engine/settings';

const judged = z.strictObject({
  id: z.string(),
  lang: z.string(),
  kind: z.string(),
  q: z.string().min(1),
  best: z.array(z.string().startsWith('/')).min(1),
  ok: z.array(z.string().startsWith('/')),
  context: z.string(),
  section: z.string().optional(),
});

/** A query with the pages that answer it best, those that answer it too, and the section that should open. */
export type JudgedQuery = z.infer<typeof judged>;

/** The sets that the weights are fitted on, and the one that tunes nothing: it was written before any result was seen. */
export const DEVELOPMENT_SETS = ['development-1', 'development-2'] as const;
export const QUERY_SETS = [...DEVELOPMENT_SETS, 'evaluation'] as const;

/** @returns the queries of one set. @throws where a line has another shape */
export function querySet(name: (typeof QUERY_SETS)[number]): JudgedQuery[] {
  const lines = readFileSync(path.join(__dirname, '../sets', `${name}.jsonl`), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => judged.parse(JSON.parse(line)));
}

/** What a search found for one query. */
export interface Outcome {
  readonly query: JudgedQuery;
  /** Addresses of the hits with their hashes, best first. */
  readonly found: readonly string[];
  readonly isFirst: boolean;
  readonly isAmongSuggestions: boolean;
  /** Whether the first hit that opens the named page opens the named section; undefined where none is named. */
  readonly isSection: boolean | undefined;
}

/** @param found addresses of the hits with their hashes, best first */
export function judge(query: JudgedQuery, found: readonly string[]): Outcome {
  const best = query.best.map(routeOf);
  const accepted = new Set([...best, ...query.ok.map(routeOf)]);
  const wanted = query.section;
  const opening = wanted && found.find((address) => routeOf(address) === routeOf(wanted));
  return {
    query,
    found,
    isFirst: best.includes(routeOf(found[0] ?? '')),
    isAmongSuggestions: found.slice(0, SUGGESTION_LIMIT).some((address) => accepted.has(routeOf(address))),
    isSection: wanted === undefined ? undefined : opening !== undefined && hashOf(opening) === hashOf(wanted),
  };
}

const hashOf = (address: string): string => /#.*/.exec(address)?.[0] ?? '';

function routeOf(address: string): string {
  const route = address.replace(/#.*/, '');
  return route === '/' ? route : route.replace(/\/$/, '');
}

export interface Figures {
  readonly count: number;
  readonly atOne: number;
  readonly atEight: number;
  /** Of the queries that name a section. */
  readonly section: number;
}

function figuresOf(outcomes: readonly Outcome[]): Figures {
  const named = outcomes.filter(({ isSection }) => isSection !== undefined);
  return {
    count: outcomes.length,
    atOne: share(outcomes, ({ isFirst }) => isFirst),
    atEight: share(outcomes, ({ isAmongSuggestions }) => isAmongSuggestions),
    section: share(named, ({ isSection }) => isSection === true),
  };
}

/** @returns the figures by kind, by language (`lang:ru`) and of all (`all`) */
export function figuresByKind(outcomes: readonly Outcome[]): Map<string, Figures> {
  const by = (nameOf: (query: JudgedQuery) => string): [string, Figures][] =>
    [...new Set(outcomes.map(({ query }) => nameOf(query)))]
      .sort()
      .map((name) => [name, figuresOf(outcomes.filter(({ query }) => nameOf(query) === name))]);
  return new Map([
    ...by(({ kind }) => kind),
    ...by(({ lang }) => `lang:${lang}`),
    ['all', figuresOf(outcomes)],
  ]);
}

/** @returns the figures as lines of a table */
export function figureTable(figures: ReadonlyMap<string, Figures>): string {
  const lines = [...figures].map(([name, { count, atOne, atEight, section }]) =>
    [
      name.padEnd(12),
      String(count).padStart(4),
      `at 1 ${atOne.toFixed(3)}`,
      `at 8 ${atEight.toFixed(3)}`,
      Number.isNaN(section) ? '' : `section ${section.toFixed(3)}`,
    ].join('  '),
  );
  return lines.join('\n');
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length;
}
