/**
 * In: the two development sets, real queries with the pages that should answer them, and a search. Out: how often the best page
 * is first, how often an accepted one is among the suggestions, and how often the named section is opened, by kind and language.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { SUGGESTION_LIMIT } from '../../../src/search/settings';

const goldenQuery = z.strictObject({
  id: z.string(),
  lang: z.string(),
  kind: z.string(),
  q: z.string().min(1),
  best: z.array(z.string().startsWith('/')).min(1),
  ok: z.array(z.string().startsWith('/')),
  context: z.string(),
  section: z.string().optional(),
});

export type GoldenQuery = z.infer<typeof goldenQuery>;

/** Files of the sets: the first has words of readers of the pages, the second was written without sight of engine or wording. */
export const GOLDEN_SETS = ['golden.jsonl', 'golden-2.jsonl'] as const;

/** @returns the queries of one set. @throws where a line has another shape */
export function goldenSet(name: (typeof GOLDEN_SETS)[number]): GoldenQuery[] {
  const file = path.join(__dirname, '../../fixtures/search', name);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => goldenQuery.parse(JSON.parse(line)));
}

/** What a search found for one query. */
export interface Outcome {
  readonly golden: GoldenQuery;
  /** Addresses of the hits with their hashes, best first. */
  readonly found: readonly string[];
  readonly isFirst: boolean;
  readonly isAmongSuggestions: boolean;
  /** Whether the first hit that opens the named page opens the named section; undefined where none is named. */
  readonly isSection: boolean | undefined;
}

/**
 * @param golden the query
 * @param found addresses of the hits with their hashes, best first
 */
export function judge(golden: GoldenQuery, found: readonly string[]): Outcome {
  const routes = found.slice(0, SUGGESTION_LIMIT).map(routeOf);
  const best = golden.best.map(routeOf);
  const accepted = new Set([...best, ...golden.ok.map(routeOf)]);
  const wanted = golden.section;
  const opening = wanted && found.find((address) => routeOf(address) === routeOf(wanted));
  return {
    golden,
    found,
    isFirst: best.includes(routes[0] ?? ''),
    isAmongSuggestions: routes.some((route) => accepted.has(route)),
    isSection: wanted === undefined ? undefined : opening === wanted,
  };
}

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

/** @returns the shares of some outcomes, each between 0 and 1 */
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
  const kinds = [...new Set(outcomes.map(({ golden }) => golden.kind))].sort();
  const languages = [...new Set(outcomes.map(({ golden }) => golden.lang))].sort();
  return new Map([
    ...kinds.map((kind) => [kind, figuresOf(outcomes.filter(({ golden }) => golden.kind === kind))] as const),
    ...languages.map(
      (lang) => [`lang:${lang}`, figuresOf(outcomes.filter(({ golden }) => golden.lang === lang))] as const,
    ),
    ['all', figuresOf(outcomes)],
  ]);
}

/** @returns the figures as lines of a table */
export function figureTable(figures: ReadonlyMap<string, Figures>): string {
  const lines = [...figures].map(([name, { count, atOne, atEight, section }]) =>
    [
      name.padEnd(12),
      String(count).padStart(4),
      `at 1 ${atOne.toFixed(2)}`,
      `at 8 ${atEight.toFixed(2)}`,
      Number.isNaN(section) ? '' : `section ${section.toFixed(2)}`,
    ].join('  '),
  );
  return lines.join('\n');
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length;
}
