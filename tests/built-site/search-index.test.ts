import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeWords } from '@gateway-docs/docusaurus-search/format';
import { MANIFEST_FILE, RESULT_LIMIT, SUGGESTION_LIMIT } from '@gateway-docs/docusaurus-search/engine';
import { QUERY_SETS, querySet, openBuiltSearch } from '@gateway-docs/docusaurus-search/measure';
import { searchHead } from './support/search-head';
import { filesIn, folderOf, pagesIn } from './support/site';

const folder = folderOf('main');
const search = openBuiltSearch(folder);
const sizes = new Map<string, number>();

/** Bytes of a file on the line; each is compressed once, which takes its time. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, file))).length;
  sizes.set(file, size);
  return size;
}

/** Routes of the first hits, with their hashes. */
async function ask(query: string, limit = SUGGESTION_LIMIT): Promise<string[]> {
  const { hits } = await search.ask(query, { limit });
  return hits.map(({ u, h }) => u + h);
}

const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));

describe('the files of the index', () => {
  const files = filesIn(folder).filter((file) => file.includes('search-index') && file.endsWith('.json'));

  it('are ours, and nothing of the plugin’s is left', () => {
    const { release } = searchHead(folder);
    const part = new RegExp(`^search-index/parts/${release}/(words|texts)-[\\d-]+\\.json$`);
    const others = files.filter((file) => file !== MANIFEST_FILE);
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter((file) => !part.test(file))).toEqual([]);
  });

  it('answer a first query with little, and a further one with less', async () => {
    // Each begins with an empty memory.
    const queries = QUERY_SETS.flatMap(querySet).flatMap(({ q }, i) => (i % 4 === 0 ? [q] : []));
    const further: number[] = [];
    const first: number[] = [];
    for (const query of queries) {
      const { ask: askFresh, loaded } = openBuiltSearch(folder);
      await askFresh(query, { limit: SUGGESTION_LIMIT });
      const [head = '', ...parts] = loaded;
      const bytes = parts.reduce((sum, file) => sum + sizeOf(file), 0);
      further.push(bytes);
      first.push(bytes + sizeOf(head));
    }
    const share = (bytes: number[], at: number) =>
      bytes.sort((a, b) => a - b)[Math.floor(bytes.length * at)] ?? 0;
    console.log(
      `index bytes on the line: first query ${share(first, 0.5)} (95 %: ${share(first, 0.95)}), ` +
        `further query ${share(further, 0.5)} (95 %: ${share(further, 0.95)})`,
    );
    // Scripts of bar and worker come on top: 120 kB is the limit for all.
    expect(share(first, 0.95)).toBeLessThan(80_000);
    expect(share(further, 0.5)).toBeLessThan(10_000);
    expect(share(further, 0.95)).toBeLessThan(16_000);
  });

  it('hold every page but those that search engines are kept from', () => {
    const { u } = searchHead(folder);
    const indexed = pagesIn(folder).filter(
      ({ $ }) => $('meta[name="robots"][content*="noindex"]').length === 0,
    );
    expect(decodeWords(u).map(withoutSlash).sort()).toEqual(
      indexed.map(({ route }) => withoutSlash(route)).sort(),
    );
  });
});

describe('the results of the built site', () => {
  it('begin with the top of the page whose title was typed', async () => {
    const titles = pagesIn(folder)
      .filter(({ $ }) => $('meta[name="robots"][content*="noindex"]').length === 0)
      .map(({ route, $ }) => ({ route, title: $('h1').first().text().trim() }));
    const others: string[] = [];
    for (const { route, title } of titles) {
      const [first = 'nothing'] = await ask(title, 1);
      if (withoutSlash(first) !== withoutSlash(route)) others.push(`${title} (${route}) → ${first}`);
    }
    expect(titles.length).toBeGreaterThan(190);
    expect(others).toEqual([]);
  });

  it('have the row of a code in the table that is its home among the first', async () => {
    const homes = {
      country_codes: 249,
      currency_codes: 150,
      state_codes: 150,
      failure_reason_codes: 20,
      api_error_codes: 40,
    };
    const others: string[] = [];
    for (const [page, least] of Object.entries(homes)) {
      const route = `/reference/${page}`;
      const table = pagesIn(folder).find((one) => one.route === route);
      const codes = (table?.$('article tr[id]').toArray() ?? []).flatMap((row) => {
        const [id = '', cell] = [row.attribs.id, table?.$(row).children('td, th').first()];
        const code = cell?.find('code').first().text() ?? '';
        return code.toLowerCase() === id && cell?.text().startsWith(code) ? [{ id, code }] : [];
      });
      expect(codes.length, page).toBeGreaterThanOrEqual(least);
      for (const { id, code } of codes) {
        const first = (await ask(code)).slice(0, 3);
        if (!first.includes(`${route}#${id}`)) others.push(code);
      }
    }
    expect(others).toEqual([]);
  });

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
    ['signature', '/request_format'],
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
    ['208 not found', '/reference/api_error_codes#208'],
    ['signiture does not mach', '/request_format#invalid-signature'],
    ['ratelimit', '/limits'],
    ['xolexo', '/services/boleto'],
    ['qhipo', '/services/khipu'],
    ['xeniya', '/services/mobile_money/kenya'],
    ['intrcc', '/services/interac'],
  ])('%s: %s among the first', async (query, url) => {
    const first = (await ask(query)).slice(0, 3);
    expect(
      first.some((found) => found === url || found.startsWith(`${url}#`)),
      first.join(' '),
    ).toBe(true);
  });
});
