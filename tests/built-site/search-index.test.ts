import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { RESULT_LIMIT, SUGGESTION_LIMIT } from '../../src/search/settings';
import { openBuiltSearch } from '../content/search/query-built';
import { filesIn, folderOf, pagesIn } from './support/site';

const folder = folderOf('main');
const search = openBuiltSearch(folder);

/** Routes of the first hits, with their hashes. */
async function ask(query: string, limit = SUGGESTION_LIMIT): Promise<string[]> {
  const { hits } = await search(query, { limit });
  return hits.map(({ u, h }) => u + h);
}

describe('the files of the index', () => {
  const files = filesIn(folder).filter((file) => file.includes('search-index') && file.endsWith('.json'));

  it('are ours, and nothing of the plugin’s is left', () => {
    expect(files).toContain('search-index/head.json');
    const others = files.filter((file) => file !== 'search-index/head.json');
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((file) => !/^search-index\/(body|texts)-[0-9a-f]{10}\.json$/.test(file))).toEqual(
      [],
    );
  });

  it('begin with a small one', () => {
    const head = readFileSync(path.join(folder, 'search-index/head.json'));
    const pages = (JSON.parse(head.toString()) as { u: string[] }).u.length;
    // Titles, headings, keywords and descriptions: some 500 bytes a page on the wire.
    expect(brotliCompressSync(head).length).toBeLessThan(6000 + 500 * pages);
  });

  it('hold every page but those that search engines are kept from', () => {
    const head = JSON.parse(readFileSync(path.join(folder, 'search-index/head.json'), 'utf8')) as {
      u: string[];
    };
    const indexed = pagesIn(folder).filter(
      ({ $ }) => $('meta[name="robots"][content*="noindex"]').length === 0,
    );
    const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));
    expect(head.u.map(withoutSlash).sort()).toEqual(indexed.map(({ route }) => withoutSlash(route)).sort());
  });
});

describe('the results of the built site', () => {
  it('lead to pages and anchors that exist', async () => {
    const pages = new Map(pagesIn(folder).map((page) => [page.route, page.$]));
    for (const query of ['transaction', 'code', 'callback', 'error', 'card', 'ошибка', 'выплата', '203']) {
      for (const url of await ask(query, RESULT_LIMIT)) {
        const [route = '', id] = url.split('#');
        const $ = pages.get(route === '/' ? route : route.replace(/\/$/, ''));
        expect($, url).toBeDefined();
        if (id !== undefined) expect($?.(`[id="${decodeURIComponent(id)}"]`).length, url).toBe(1);
      }
    }
  });

  it.each([
    ['webhook', '/callbacks'],
    ['transaction/find', '/api/v2/transaction/find'],
    ['/api/v1/transaction/create', '/api/v1/transaction/create'],
    ['error 105', '/reference/api_error_codes#105'],
    ['status 6', '/reference/transaction_statuses#6'],
    ['card-success', '/reference/test_cards#card-success'],
    ['chnagelog', '/changelog'],
    ['insuficient funds', '/reference/failure_reason_codes'],
    ['failure rea', '/reference/failure_reason_codes'],
    ['журнал запросов', '/cabinet/control/api_requests_log'],
    ['тестовая карта', '/reference/test_cards'],
    ['платёжная форма', '/services/acquiring_form'],
    ['неверная подпись', '/request_format'],
  ])('%s: %s among the first', async (query, url) => {
    const first = (await ask(query)).slice(0, 3);
    expect(
      first.some((found) => found === url || found.startsWith(`${url}#`)),
      first.join(' '),
    ).toBe(true);
  });
});
