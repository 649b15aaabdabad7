/** docs-dev/writing/operation.md, step by step, in a copy of the site. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postmanCollection } from '@gateway-docs/contract/postman';
import { listFiles } from '@gateway-docs/kit/files';
import { type SiteData, openSite } from '@gateway-docs/contract';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';
import { operationPage } from '../../src/remark/cross-references/routes';
import { sidebarGroups } from '../../src/remark/operation/sidebar-groups';
import { render } from '../../src/remark/tests/render';
import { make, planPage, readExisting } from '@gateway-docs/writing/new';

const root = path.resolve(import.meta.dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'operation-'));
const ID = 'transaction-split';
/** The limit that the manual promises. */
const MOST_FILES = 6;

const textsOf = (folder: string): Map<string, string> =>
  new Map(
    ['api', 'data', 'docs', 'cabinet', 'samples']
      .flatMap((name) => listFiles(folder, name))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Writes a value into each place of a file, in their order; the last one stands for all that follow. */
function fillIn(file: string, values: readonly string[]): void {
  const target = path.join(site, file);
  let next = 0;
  const text = readFileSync(target, 'utf8').replaceAll(
    /‹[^‹›]*›/g,
    () => values[Math.min(next++, values.length - 1)] ?? '',
  );
  writeFileSync(target, text);
}

let touched: string[] = [];
let reference: SiteData;
let document: JsonObject;

beforeAll(async () => {
  for (const folder of ['api', 'data', 'docs', 'cabinet', 'samples', 'packages/writing/templates'])
    cpSync(path.join(root, folder), path.join(site, folder), { recursive: true });
  const before = textsOf(site);
  make(site, planPage('operation', ID, 'Split a payment', readExisting(site)));
  fillIn(`api/shared/operations/${ID}.yaml`, [
    ...['The payment is split.', 'The parts', 'What each part got.', '[amount]'],
    ...['amount', '../schemas/scalars/minor-units.yaml', 'What the second part got.', '[5000]'],
    ...['Splits a paid payment in two.', 'Call it when two merchants share a sale.'],
    ...['[transaction-find]', '[transaction-find]', '203'],
    ...['203', 'The payment was split before.', 'Read what it became.'],
    ...['[]', 'A second split is refused.', 'Ask with find first.', "'1.14'", "'2.6'"],
  ]);
  fillIn(`api/shared/schemas/requests/${ID}-request.yaml`, [
    ...['Which transaction', '[id]', 'The transaction to split.'],
    ...['amount', '../scalars/minor-units.yaml', 'What the second part gets.', '[5000]'],
  ]);
  fillIn(`api/shared/examples/${ID}.yaml`, [
    ...['Two parts', 'id', '900001'],
    ...['Book both parts', 'amount', '5000'],
  ]);
  for (const version of ['v1', 'v2'])
    fillIn(`docs/api/${version}/transaction/split.mdx`, ['what the writer says']);
  const groups = path.join(site, 'api/groups.yaml');
  const text = readFileSync(groups, 'utf8');
  writeFileSync(
    groups,
    text.replace('transaction-update, transaction-find]', `transaction-update, ${ID}, transaction-find]`),
  );
  touched = [...textsOf(site)].filter(([file, after]) => before.get(file) !== after).map(([file]) => file);
  reference = await openSite(site).load();
  document = objectOf(reference.documents.get('v2')?.published);
}, 120_000);
afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('the operation of the manual', () => {
  it('touches at most six files, its two pages among them', () => {
    expect(touched.sort()).toEqual([
      'api/groups.yaml',
      `api/shared/examples/${ID}.yaml`,
      `api/shared/operations/${ID}.yaml`,
      `api/shared/schemas/requests/${ID}-request.yaml`,
      'docs/api/v1/transaction/split.mdx',
      'docs/api/v2/transaction/split.mdx',
    ]);
    expect(touched.length).toBeLessThanOrEqual(MOST_FILES);
  });

  it.each(['v1', 'v2'] as const)(
    'is whole in %s: page, credentials, request, response, errors',
    (version) => {
      const operation = reference.operations.find((item) => item.id === ID && item.version === version);
      expect(operation).toMatchObject({
        path: `/api/${version}/transaction/split`,
        credentials: version === 'v1' ? 'v1' : 'signature',
      });
      expect(operation && reference.pages.has(operationPage(operation).route)).toBe(true);
      expect(operation?.request.map(({ name }) => name)).toEqual([
        ...(version === 'v1' ? ['auth'] : []),
        'id',
        'amount',
      ]);
      expect(operation?.requestExamples.map(({ name }) => name)).toEqual(['usual']);
      const shown = operation?.responses.flatMap(({ status, examples }) =>
        examples.map(({ name }) => `${status} ${name}`),
      );
      expect(shown).toEqual(
        expect.arrayContaining(['200 usual', version === 'v1' ? '200 error-203' : '409 error-203']),
      );
    },
  );

  it('has a tag, and a schema of its response, in the OpenAPI document', () => {
    const post = objectOf(objectOf(objectOf(document.paths)['/api/v2/transaction/split']).post);
    expect(post.tags).toEqual(['Payments']);
    expect(objectOf(objectOf(document.components).schemas)).toHaveProperty(`${ID}-answer`);
  });

  it.each(['v1', 'v2'] as const)('stands in the sidebar of %s, at its place', (version) => {
    const groups = sidebarGroups(openSite(site).calls, version);
    const group = groups.find(({ label }) => label === 'Payments');
    expect(group?.pages.slice(-2)).toEqual(
      ['split', 'find'].map((call) => `/api/${version}/transaction/${call}`),
    );
  });

  it('stands in the index of methods', () => {
    expect(render('::operation-index{version=v1}', reference).markdown).toContain(
      '[Split a payment](/api/v1/transaction/split)',
    );
  });

  it('stands in its folder of the Postman collection', () => {
    const folder = postmanCollection('v2', { ...reference, pageOf: ({ id }) => id }).item.find(
      ({ name }) => name === 'Take a payment',
    );
    expect(folder?.item.map(({ name }) => name)).toContain('Split a payment');
  });
});
