/**
 * The two development sets against the search of the built site: tasks, cabinet questions, methods by their popular names,
 * synonyms, identifiers, codes, errors in typing, beginnings, in four languages. The bar and the search page ask the same function
 * (see tests/browser/search). The floors are what the sets reach; decision 10 has the figures and what they were fitted on.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';
import { SUGGESTION_LIMIT } from '@gateway-docs/docusaurus-search/engine';
import {
  figuresByKind,
  figureTable,
  querySet,
  QUERY_SETS,
  judge,
  type Figures,
  type Outcome,
  openBuiltSearch,
} from '@gateway-docs/docusaurus-search/measure';
import { siteRoutes } from '../content/site-routes';
import { folderOf } from './support/site';

const root = path.resolve(__dirname, '../..');

/** Targets of a set as a whole, and the share at one below which no kind may fall. */
const FLOORS = {
  'development-1': { atOne: 0.92, atEight: 0.99, section: 0, kind: 0.75 },
  'development-2': { atOne: 0.92, atEight: 0.99, section: 0.87, kind: 0.75 },
  // Judged only.
  evaluation: { atOne: 0.85, atEight: 0.97, section: 0.75, kind: 0.7 },
} as const;

describe.each(QUERY_SETS)('the queries of %s', (name) => {
  const outcomes: Outcome[] = [];
  let figures: Map<string, Figures>;

  beforeAll(async () => {
    const { ask } = openBuiltSearch(folderOf('main'));
    for (const query of querySet(name)) {
      const { hits } = await ask(query.q, { limit: SUGGESTION_LIMIT });
      outcomes.push(
        judge(
          query,
          hits.map(({ u, h }) => u + h),
        ),
      );
    }
    figures = figuresByKind(outcomes);
    console.log(`${name}\n${figureTable(figures)}`);
  });

  /** What a failure shows: the queries that missed, with what came instead. */
  const missed = (isHit: (outcome: Outcome) => boolean) =>
    outcomes
      .filter((outcome) => !isHit(outcome))
      .map(({ query, found }) => `${query.q} → ${found.slice(0, 3).join(' ')}`)
      .join('\n');

  it('find the best page first', () => {
    expect(
      figures.get('all')?.atOne,
      missed(({ isFirst }) => isFirst),
    ).toBeGreaterThanOrEqual(FLOORS[name].atOne);
  });

  it('find a page that answers among the suggestions', () => {
    expect(
      figures.get('all')?.atEight,
      missed(({ isAmongSuggestions }) => isAmongSuggestions),
    ).toBeGreaterThanOrEqual(FLOORS[name].atEight);
  });

  it('open the section that answers', () => {
    const share = figures.get('all')?.section ?? 0;
    expect(
      Number.isNaN(share) ? 1 : share,
      missed(({ isSection }) => isSection !== false),
    ).toBeGreaterThanOrEqual(FLOORS[name].section);
  });

  it('are found in every kind', () => {
    const low = [...figures].filter(([kind, { atOne }]) => !kind.includes(':') && atOne < FLOORS[name].kind);
    expect(low).toEqual([]);
  });
});

describe('the sets', () => {
  const queries = QUERY_SETS.flatMap(querySet);

  it('expect routes that exist', async () => {
    const routes = new Set((await siteRoutes()).map((route) => route.path));
    const unknown = queries.flatMap(({ best, ok }) => [...best, ...ok]).filter((to) => !routes.has(to));
    expect(unknown).toEqual([]);
  });

  it('are answered from words of the site, not from copies of themselves', () => {
    // What exists for the search alone: its data, its code, and the front matter of pages. Prose uses the words of the field.
    const sources = ['data/search', 'docs', 'cabinet', 'src/search']
      .flatMap((folder) => listFiles(root, folder))
      .filter((file) => /\.(mdx|ya?ml|tsx?)$/.test(file) && !file.includes('.test.'))
      .map((file) => {
        const text = readFileSync(path.join(root, file), 'utf8').toLowerCase();
        // A title is the page's own.
        const front = (/^---\n.*?\n---\n/s.exec(text)?.[0] ?? '').replace(
          /^(title|sidebar_label): .*$/gm,
          '',
        );
        return { file, text: file.endsWith('.mdx') ? front : text };
      });
    const copied = queries
      .map(({ q }) => q.toLowerCase())
      .filter((query) => query.split(/\s+/).length >= 3)
      .flatMap((query) =>
        sources.filter(({ text }) => text.includes(query)).map(({ file }) => `${query}: ${file}`),
      );
    expect(copied).toEqual([]);
  });
});
