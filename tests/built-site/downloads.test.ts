import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VariableScope } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { FAMILY_NAMES } from '@gateway-docs/contract/openapi';
import type { Vectors } from '@gateway-docs/contract/samples';
import { openCollection, readCollection, send } from './support/postman';
import { folderOf, pagesIn, profileOf } from './support/site';
import { demoSite } from '@gateway-docs/contract/tests';

const root = path.resolve(__dirname, '../..');
const main = folderOf('main');
const { hosts } = profileOf('main');
const reference = await demoSite.load();
const vectors = parse(readFileSync(path.join(root, 'samples/vectors.yaml'), 'utf8')) as Vectors;

describe.each(FAMILY_NAMES)('the OpenAPI document %s', (family) => {
  const text = readFileSync(path.join(main, `openapi/${family}.yaml`), 'utf8');

  it.each(['1.1', '1.2'] as const)('is the contract, read as YAML %s', (version) => {
    expect(parse(text, { version })).toEqual(reference.documents.get(family)?.download);
  });

  it('is the same in JSON', () => {
    const json = readFileSync(path.join(main, `openapi/${family}.json`), 'utf8');
    expect(JSON.parse(json)).toEqual(parse(text));
  });

  it('stands alone, on the hosts of the profile', () => {
    const targets = Array.from(text.matchAll(/\$ref: ['"]?([^'"\s]+)/g), ([, target = '']) => target);
    expect(targets.filter((target) => !target.startsWith('#/'))).toEqual([]);
    const { servers } = parse(text) as { servers: { url: string }[] };
    expect(servers.map(({ url }) => url)).toEqual([hosts.api, hosts.sandbox]);
    expect(text).not.toContain('operator.example');
  });
});

const url = z.strictObject({
  raw: z.string().regex(/^\{\{api_url\}\}\/[\w/:-]+$/),
  host: z.tuple([z.literal('{{api_url}}')]),
  path: z.array(z.string().min(1)).min(2),
  variable: z.array(z.strictObject({ key: z.string(), value: z.string().min(1) })).optional(),
});
const header = z.array(z.strictObject({ key: z.string(), value: z.string() }));
const request = z.strictObject({
  method: z.literal('POST'),
  description: z.string().min(20),
  header,
  url,
  body: z.strictObject({
    mode: z.literal('raw'),
    raw: z.string(),
    options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
  }),
});
const event = z.strictObject({
  listen: z.enum(['prerequest', 'test']),
  script: z.strictObject({ type: z.literal('text/javascript'), exec: z.array(z.string()).min(1) }),
});
const item = z.strictObject({
  id: z.uuid(),
  name: z.string().min(3),
  request,
  response: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string().min(3),
      originalRequest: request,
      code: z.int(),
      status: z.string().min(2),
      header,
      body: z.string(),
      _postman_previewlanguage: z.literal('json'),
    }),
  ),
  event: z.array(event).optional(),
});
const call = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string().min(5),
  item: z.array(item).min(2),
});
const folder = call.extend({ item: z.array(z.union([item, call])).min(1) });
/** What we use of the collection format 2.1. */
const collectionSchema = z.strictObject({
  info: z.strictObject({
    _postman_id: z.uuid(),
    name: z.string(),
    description: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  item: z.array(folder).min(5),
  event: z.array(event).length(1),
  variable: z.array(z.strictObject({ key: z.string(), value: z.string(), description: z.string() })),
});

describe.each(['v1', 'v2'] as const)('the Postman collection %s', (version) => {
  const { collection, items } = openCollection(main, version);
  const calls = reference.operations.filter(
    (found) => found.version === version && found.direction === 'call',
  );
  const now = vectors.v2.timestamp * 1000;

  it('has the form of a collection 2.1', () => {
    expect(collectionSchema.safeParse(readCollection(main, version)).error?.issues ?? []).toEqual([]);
  });

  it('gives every request and answer an id of its own', () => {
    const ids = items.flatMap((found) => [found.id, ...found.responses.all().map(({ id }) => id)]);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('has each documented example of each call once, and each has an answer', () => {
    const paths = (list: readonly string[]) => [...list].sort();
    const documented = calls.flatMap((found) =>
      Array.from({ length: Math.max(1, found.requestExamples.length) }, () =>
        found.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ),
    );
    expect(paths(items.map((found) => found.request.url.getPath({ unresolved: true })))).toEqual(
      paths(documented),
    );
    expect(items.filter((found) => found.responses.count() === 0).map(({ name }) => name)).toEqual([]);
  });

  it('sends JSON with every variable filled in', () => {
    for (const found of items) {
      const sent = send(collection, found, { now });
      expect(() => void JSON.parse(sent.body)).not.toThrow();
      expect(sent.path).not.toMatch(/[{}:]/);
      expect(sent.body).not.toContain('{{');
    }
  });

  it('calls the sandbox with the demo point', () => {
    const values = Object.fromEntries(collection.variables.all().map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({
      api_url: hosts.sandbox,
      point_id: String(vectors.point_id),
      api_token: vectors.api_token,
    });
  });
});

describe('the signing script of v2', () => {
  const { collection, items } = openCollection(main, 'v2');
  const now = vectors.v2.timestamp * 1000 + 999;

  it('computes the published signature', () => {
    const create = items.find((found) => found.request.url.getPath() === vectors.v2.path);
    const sent = send(collection, create!, { now, body: vectors.v2.body });
    expect(sent).toMatchObject({
      path: vectors.v2.path,
      body: vectors.v2.body,
      headers: {
        'X-Point-Id': String(vectors.point_id),
        'X-Timestamp': String(vectors.v2.timestamp),
        'X-Signature': vectors.v2.signature,
      },
    });
  });

  it('signs what is sent after variables are filled in, in path and body', () => {
    const variables = new VariableScope({ values: collection.variables.toJSON() });
    variables.set('order', 'заказ "7"', 'any');
    const service = items.find((found) => found.request.url.variables.count() > 0);
    const sent = send(collection, service!, { now, variables, body: '{"a":"{{order}}"}' });
    expect(sent.body).toBe('{"a":"заказ "7""}');
    expect(sent.path).toMatch(/\/\d+$/);
    const signed = `${vectors.v2.timestamp}.POST.${sent.path}.${sent.body}`;
    expect(sent.headers['X-Signature']).toBe(
      createHmac('sha256', vectors.api_token).update(signed).digest('hex'),
    );
  });

  it('leaves calls with a bearer token unsigned, and they are those that the contract says', () => {
    const sent = items.map((found) => send(collection, found, { now }).headers);
    const bearer = sent.filter((headers) => 'Authorization' in headers);
    expect(bearer.filter((headers) => 'X-Signature' in headers)).toEqual([]);
    const documented = reference.operations.filter(
      (found) => found.version === 'v2' && found.headers.some(({ name }) => name === 'Authorization'),
    );
    expect(bearer.length).toBe(
      documented.reduce((sum, found) => sum + Math.max(1, found.requestExamples.length), 0),
    );
  });
});

describe('the signing script of v1', () => {
  const { collection, items } = openCollection(main, 'v1');
  const [first] = items;

  it('computes the published hash', () => {
    const variables = new VariableScope({ values: collection.variables.toJSON() });
    variables.set('last_key', String(vectors.v1.key - 1), 'any');
    const { body } = send(collection, first!, { now: 0, variables });
    const { auth } = JSON.parse(body) as { auth: unknown };
    expect(auth).toEqual({ point: vectors.point_id, key: vectors.v1.key, hash: vectors.v1.hash });
  });

  it('makes every key greater than the one before, also within a millisecond and after the clock was set back', () => {
    const variables = new VariableScope({ values: collection.variables.toJSON() });
    const auths = [2000, 2000, 1000, 3000].map((now) => {
      return (
        JSON.parse(send(collection, first!, { now, variables }).body) as {
          auth: { key: number; hash: string };
        }
      ).auth;
    });
    expect(auths.map(({ key }) => key)).toEqual([2_000_000, 2_000_001, 2_000_002, 3_000_000]);
    for (const { key, hash } of auths) {
      const text = `${vectors.point_id}${vectors.api_token}${key}`;
      expect(hash).toBe(createHash('md5').update(text).digest('hex'));
    }
  });
});

describe('the index of methods', () => {
  const pages = pagesIn(main);

  it.each(['v1', 'v2'])('of %s links its downloads', (version) => {
    const page = pages.find(({ route }) => route === `/api/${version}/list`);
    const links =
      page
        ?.$('article a[href]')
        .toArray()
        .map((element) => page.$(element).attr('href')) ?? [];
    expect(links).toEqual(
      expect.arrayContaining([
        `/openapi/${version}.yaml`,
        `/openapi/${version}.json`,
        `/openapi/reports-${version}.yaml`,
        `/openapi/reports-${version}.json`,
        `/postman/${version}.json`,
      ]),
    );
  });
});
