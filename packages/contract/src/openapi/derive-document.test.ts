import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiErrorCodesSchema } from '@gateway-docs/site-data/tests';
import { Folder } from '@gateway-docs/kit/yaml';
import { deriveDocument } from './derive-document';
import { readErrorSources } from './error-responses';
import type { Family } from './families';
import { eachCallOnce, readGroups, type OperationGroup } from './groups';
import { isJsonObject, objectOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { readCalls } from './calls';

const root = path.resolve(import.meta.dirname, '../../../..');
const site = mkdtempSync(path.join(tmpdir(), 'contract-'));
beforeEach(() => {
  rmSync(path.join(site, 'api'), { recursive: true, force: true });
  cpSync(path.join(root, 'api'), path.join(site, 'api'), { recursive: true });
  cpSync(path.join(root, 'data/api-error-codes.yaml'), path.join(site, 'data/api-error-codes.yaml'));
});
afterAll(() => rmSync(site, { recursive: true }));

const api = new Folder(site, 'api');
const calls = () => readCalls(api.folder('shared/operations'));
const groupsOf = (): OperationGroup[] => readGroups(api, calls().keys());
function derive(family: Family) {
  const codes = new Folder(site, 'data').yaml('api-error-codes.yaml', apiErrorCodesSchema);
  const errors = readErrorSources(api.folder('shared'), codes);
  return deriveDocument({ api, calls: calls(), groups: groupsOf(), errors }, family);
}

/** Changes a file of the copy. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path.join(site, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed, file).not.toBe(text);
  writeFileSync(path.join(site, file), changed);
}

const inside = (value: Json | undefined, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((found, key) => objectOf(found)[key], value);
const operation = (endpoint: string, family: 'v1' | 'v2' = 'v2'): JsonObject => {
  const post = inside(derive(family).parts.paths, endpoint, 'post');
  if (!isJsonObject(post)) throw new Error(`There is no ${endpoint}.`);
  return post;
};
const examplesIn = (post: JsonObject, status: string): string[] =>
  Object.keys(objectOf(inside(post.responses, status, 'content', 'application/json', 'examples')));

const CREATE = 'api/shared/operations/transaction-create.yaml';

describe('the errors of a call', () => {
  it('stand in v2 under the HTTP statuses of their codes, each code once', () => {
    const post = operation('/api/v2/transaction/create');
    expect(examplesIn(post, '422')).toContain('error-221');
    edit(CREATE, '    220,\n    221,\n', '    220,\n');
    expect(examplesIn(operation('/api/v2/transaction/create'), '422')).not.toContain('error-221');
  });

  it('point to a component where they are those of every call, and else are written out', () => {
    const responses = (endpoint: string) => objectOf(operation(endpoint).responses);
    expect(responses('/api/v2/account/info')['401']).toEqual({ $ref: '../responses/unauthorized.yaml' });
    expect(examplesIn(operation('/api/v2/transaction/create'), '401')).toEqual([
      'error-11',
      'error-18',
      'error-22',
      'error-224',
    ]);
    expect(inside(responses('/api/v2/transaction/create')['401'], 'description')).toMatch(
      /token in the body/,
    );
  });

  it('stand in v1 under 200 behind the success, by code, without those that v1 never answers', () => {
    const post = operation('/api/v1/account/info', 'v1');
    expect(Object.keys(objectOf(post.responses))).toEqual(['200']);
    expect(examplesIn(post, '200')).toEqual([
      'all-wallets',
      'one-wallet',
      'error-10',
      'error-10-method',
      'error-10-size',
      'error-10-media-type',
      ...['error-11', 'error-12', 'error-13', 'error-14', 'error-15', 'error-17', 'error-100', 'error-104'],
    ]);
  });

  it('stand in v2 alone where the call says so, in its responses and in its facts', () => {
    const stands = (version: 'v1' | 'v2', status: string) => {
      const post = operation(`/api/${version}/transaction/create`, version);
      return [examplesIn(post, status).includes('error-350'), inside(post['x-reference'], 'errors')];
    };
    expect(stands('v2', '409')).toEqual([true, expect.arrayContaining([350])]);
    expect(stands('v1', '200')).toEqual([false, expect.not.arrayContaining([350])]);
  });

  it.each([
    ['a code without a row', '    300,\n', '    300,\n    999,\n', `${CREATE}: errors names 999, but data/`],
    ['one of v2 that it does not name', 'v2_errors: [350]', 'v2_errors: [351]', 'errors does not name 351'],
  ])('are refused with %s', (_what, from, to, message) => {
    edit(CREATE, from, to);
    expect(() => derive('v2')).toThrow(message);
  });

  it('are refused when their status has no description', () => {
    edit('api/shared/error-responses.yaml', /  '409':\n.*\n/, '');
    expect(() => derive('v2')).toThrow(
      /^data\/api-error-codes\.yaml gives error \d+ the HTTP status 409, which api\/shared\/error-responses\.yaml does not describe\. It has: 400, 401, /,
    );
  });
});

describe('the description of a call', () => {
  it.each([
    [
      'a $ref to nothing',
      /created-transaction\.yaml/,
      'created.yaml',
      `${CREATE}:6: $ref names api/shared/schemas/transaction/created.yaml, but there is no such file.`,
    ],
    [
      'a key that is not known',
      'purpose:',
      'porpose:',
      /unknown key "porpose"; the keys here are: path, summary, /,
    ],
    [
      'a path without its version',
      '/api/{version}/',
      '/api/v2/',
      /path: write \{version\} where v1 and v2 stand in the path/,
    ],
    ['no path', /^path: .*\n/, '', /path: expected the path of the endpoint/],
  ])('is refused with %s', (_what, from, to, message) => {
    edit(CREATE, from, to);
    expect(() => calls()).toThrow(message);
  });

  it('is refused without its request or its examples', () => {
    rmSync(path.join(site, 'api/shared/schemas/requests/transaction-create-request.yaml'));
    expect(() => derive('v2')).toThrow(
      `${CREATE}: its request is described in api/shared/schemas/requests/transaction-create-request.yaml, but there is no such file.`,
    );
    cpSync(path.join(root, 'api'), path.join(site, 'api'), { recursive: true });
    rmSync(path.join(site, 'api/shared/examples/transaction-create.yaml'));
    expect(() => derive('v2')).toThrow('api/shared/examples/transaction-create.yaml cannot be read');
  });

  it('is refused when its response has the name of another one', () => {
    edit(
      'api/shared/operations/transaction-cancel.yaml',
      'transaction/transaction.yaml',
      'transaction/voucher.yaml',
    );
    expect(() => derive('v2')).toThrow(
      /its response is called transaction-answer, and so is that of .*, but their schemas differ/,
    );
  });
});

describe('the groups', () => {
  it('are the tags and the order of a document', () => {
    const { tags, paths } = derive('v1').parts;
    expect(JSON.stringify(tags)).toMatch(/^\[\{"name":"Before a payment",/);
    expect(JSON.stringify(tags)).not.toContain('Payment pages');
    expect(Object.keys(objectOf(paths)).slice(0, 2)).toEqual([
      '/api/v1/service/list',
      '/api/v1/service/{service_id}',
    ]);
    expect(operation('/api/v2/transaction/pay').tags).toEqual(['Payments', 'Payouts']);
  });

  it('name a call once where it can stand only once', () => {
    const once = eachCallOnce(groupsOf()).flatMap(({ operations }) => operations);
    expect(once).toEqual([...new Set(groupsOf().flatMap(({ operations }) => operations))]);
  });

  it.each([
    [
      'lack a call',
      ', transaction-find, transaction-resend-giftcode]',
      ', transaction-find]',
      'no group has the operation transaction-resend-giftcode;',
    ],
    [
      'name a call that is not there',
      '[cards-check,',
      '[cards-chek,',
      'antifraud names cards-chek, but there is no api/shared/operations/cards-chek.yaml',
    ],
    ['name a call twice', '[cards-check,', '[cards-check, cards-check,', 'antifraud names cards-check twice'],
    [
      'keep out what they do not have',
      '[transaction-complete]',
      '[report-list]',
      'outside_sidebar of changes names report-list, which the group does not have',
    ],
    ['have one label twice', 'label: Invoices', 'label: Reports', 'two groups have the label Reports'],
    ['have one name twice', 'slug: invoices', 'slug: reports', 'two groups are called reports'],
  ])('are refused when they %s', (_what, from, to, message) => {
    edit('api/groups.yaml', from, to);
    expect(groupsOf).toThrow(`api/groups.yaml is not valid:\n`);
    expect(groupsOf).toThrow(message);
  });
});
