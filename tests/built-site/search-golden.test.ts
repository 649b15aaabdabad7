/**
 * Real queries against the search of the built site: tasks, cabinet questions, methods by their popular names, identifiers, codes, typos,
 * prefixes, and Russian queries for English pages. The bar and the search page ask the same function (see tests/browser/search).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../src/base/list-files';
import { SUGGESTION_LIMIT } from '../../src/search/settings';
import { siteRoutes } from '../content/site-routes';
import { openBuiltSearch } from '../content/search/query-built';
import { folderOf } from './support/site';

interface GoldenQuery {
  readonly query: string;
  readonly kind: string;
  readonly language?: string;
  readonly best: readonly string[];
  readonly also?: readonly string[];
}
interface Outcome extends GoldenQuery {
  readonly first: boolean;
  readonly amongFirst: boolean;
  readonly found: readonly string[];
}

const root = path.resolve(__dirname, '../..');
const { queries } = parse(
  readFileSync(path.join(root, 'tests/content/search/golden-queries.yaml'), 'utf8'),
) as { queries: GoldenQuery[] };

const plain = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));
const share = (outcomes: readonly Outcome[], key: 'first' | 'amongFirst'): number =>
  outcomes.filter((outcome) => outcome[key]).length / outcomes.length;

const outcomes: Outcome[] = [];
beforeAll(async () => {
  const search = openBuiltSearch(folderOf('main'));
  for (const golden of queries) {
    const { hits } = await search(golden.query, { limit: SUGGESTION_LIMIT });
    const found = hits.map(({ u }) => plain(u));
    const best = golden.best.map(plain);
    const accepted = new Set([...best, ...(golden.also ?? []).map(plain)]);
    outcomes.push({
      ...golden,
      found,
      first: best.includes(found[0] ?? ''),
      amongFirst: found.some((route) => accepted.has(route)),
    });
  }
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const rows = [...kinds, 'ru', 'all'].map((name) => {
    const part = outcomes.filter(
      ({ kind, language }) => name === 'all' || kind === name || language === name,
    );
    return `${name.padEnd(12)}${String(part.length).padStart(4)}  at 1: ${share(part, 'first').toFixed(2)}  at ${SUGGESTION_LIMIT}: ${share(part, 'amongFirst').toFixed(2)}`;
  });
  console.log(rows.join('\n'));
});

/** What a failure shows: the queries that missed, with what came instead. */
const missed = (key: 'first' | 'amongFirst', part = outcomes): string =>
  part
    .filter((outcome) => !outcome[key])
    .map(({ query, found }) => `${query} → ${found.slice(0, 3).join(' ')}`)
    .join('\n');

describe('the golden queries', () => {
  it('expect routes that exist', async () => {
    const routes = new Set((await siteRoutes(process.cwd())).map((route) => route.path));
    const unknown = queries
      .flatMap(({ best, also = [] }) => [...best, ...also])
      .filter((to) => !routes.has(to));
    expect(unknown).toEqual([]);
  });

  it('find the best page first', () => {
    expect(share(outcomes, 'first'), missed('first')).toBeGreaterThanOrEqual(0.85);
  });

  it('find a page that answers among the suggestions', () => {
    expect(share(outcomes, 'amongFirst'), missed('amongFirst')).toBeGreaterThanOrEqual(0.95);
  });

  it('find it for Russian words too', () => {
    const russian = outcomes.filter(({ language }) => language === 'ru');
    expect(share(russian, 'amongFirst'), missed('amongFirst', russian)).toBeGreaterThanOrEqual(0.85);
  });

  it('are answered from words of the site, not from copies of themselves', () => {
    const sources = ['data', 'docs', 'cabinet', 'src', 'api']
      .flatMap((folder) => listFiles(root, folder))
      .filter((file) => /\.(mdx|ya?ml|tsx?)$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8').toLowerCase() }));
    const copied = queries
      .map(({ query }) => query.toLowerCase())
      .filter((query) => query.split(/\s+/).length >= 3)
      .flatMap((query) =>
        sources.filter(({ text }) => text.includes(query)).map(({ file }) => `${query}: ${file}`),
      );
    expect(copied).toEqual([]);
  });
});
