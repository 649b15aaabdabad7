// The documentation within the built gateway file: its search gives what the search of a page gives, pages are the twins, and an agent's first request
// gets its response soon after the start of the process.
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUGGESTION_LIMIT } from '@gateway-docs/docusaurus-search/engine';
import { openBuiltSearch, querySet, QUERY_SETS } from '@gateway-docs/docusaurus-search/measure';
import { overStreams, PROTOCOL_VERSIONS, type McpClient } from '@gateway-docs/gateway/tests';
import { markdownTwinRoute } from '../../src/base/markdown-twin-route';
import { folderOf, profileOf } from './support/site';
import { demoSite } from '@gateway-docs/contract/tests';

const run = promisify(execFile);
const built = folderOf('main');
const file = path.join(built, 'sandbox/gateway.mjs');

/** A process that serves, and its client. */
function start(version: (typeof PROTOCOL_VERSIONS)[number]) {
  const child = spawn(process.execPath, [file, 'mcp']);
  return { child, client: overStreams(child, version) };
}

let served: ReturnType<typeof start>;
let client: McpClient;
beforeAll(async () => {
  served = start('2026-07-28');
  ({ client } = served);
  await client.open();
});
afterAll(() => served.child.kill());

interface Result {
  readonly title: string;
  readonly route: string;
  readonly address: string;
}
const found = async (query: string, limit?: number): Promise<Result[]> =>
  JSON.parse((await client.use('search_docs', { query, limit })).text) as Result[];

describe.each(QUERY_SETS)('the queries of %s', (name) => {
  it('have the results of the search of a page, in the same order', async () => {
    const { ask } = openBuiltSearch(built);
    const queries = querySet(name);
    expect(queries.length).toBeGreaterThan(100);
    for (const { q } of queries) {
      const { hits } = await ask(q, { limit: SUGGESTION_LIMIT });
      expect(
        (await found(q)).map(({ route }) => route),
        q,
      ).toEqual(hits.map(({ u, h }) => u + h));
    }
  });
});

it('every page is its twin', async () => {
  for (const route of demoSite.pages.keys()) {
    const { text } = await client.use('read_page', { route });
    expect(text, route).toBe(readFileSync(path.join(built, markdownTwinRoute(route)), 'utf8'));
  }
});

it('every operation names its page', async () => {
  const { operations } = await demoSite.load();
  for (const { id, version } of operations) {
    const { page } = JSON.parse((await client.use('operation', { id, version })).text) as { page: string };
    expect((await client.use('read_page', { route: page })).isError, page).toBe(false);
  }
});

it('a code is explained as on its page', async () => {
  const { text } = await client.use('explain_code', { code: '203' });
  expect(text).toContain('/reference/api_error_codes#203');
});

describe('the command docs', () => {
  it('prints first what the search of a page shows first', async () => {
    const { stdout } = await run(process.execPath, [file, 'docs', 'search', 'late success', '--limit', '3']);
    const [first] = await found('late success');
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(new RegExp(`^${first?.title ?? ''}( ›|$)`)),
      `  ${first?.address ?? ''}`,
    ]);
    expect(first?.address).toMatch(new RegExp(`^${profileOf('main').hosts.site}/`));
    expect(stdout.match(/^ {2}https:/gm)).toHaveLength(3);
  });

  it('prints a page', async () => {
    const { stdout } = await run(process.execPath, [file, 'docs', 'read', '/callbacks'], {
      maxBuffer: 2 ** 24,
    });
    expect(stdout).toBe(`${readFileSync(path.join(built, 'callbacks.md'), 'utf8')}\n`);
  });
});

const RUNS = 7;
/** 300 ms where Node alone takes 40 ms. A slower or busier machine is slower in both. */
const LONGEST_START = 7.5;
const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

describe.each(PROTOCOL_VERSIONS)('the first request of %s', (version) => {
  it('gets its response soon after the start, measured by how long this machine takes to start Node', async () => {
    const times: number[] = [];
    const bare: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      bare.push(await milliseconds(() => run(process.execPath, ['-e', '0'])));
      const { child, client: other } = start(version);
      times.push(await milliseconds(() => other.open()));
      child.kill();
    }
    console.log(`${version}: ${medianOf(times).toFixed(0)} ms, Node alone ${medianOf(bare).toFixed(0)} ms`);
    expect(medianOf(times) / medianOf(bare)).toBeLessThan(LONGEST_START);
  });
});
