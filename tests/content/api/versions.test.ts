/**
 * v1 and v2 differ in credentials, timestamps, HTTP statuses and callbacks, and in nothing else.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bodiesOf,
  examplesOf,
  loadContract,
  present,
  siteDir,
  type Body,
  type Contract,
} from './support/contract';
import { propertiesOf } from './support/walk';

const PAIRS = [
  ['v1', 'v2'],
  ['reports-v1', 'reports-v2'],
] as const;

const V1_TIMESTAMP = /"(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})"/g;
/** v1's timestamps as v2 writes them. */
/** Only the bare GET of v1 needs the transaction in its address. */
const V1_CALLBACK = /("callback_url":"[^"]+)\/\{transaction_id\}"/g;
const asV2 = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(V1_TIMESTAMP, '"$1T$2Z"').replaceAll(V1_CALLBACK, '$1"'));

const withoutAuth = (value: unknown): unknown => {
  const { auth: _auth, ...rest } = value as Record<string, unknown>;
  return rest;
};

/** A sentence without the form of its references and its first letter: `{error(203)}` is written, 203 is read. */
const bare = (sentence: string): string =>
  sentence
    .replaceAll(/\{\w+\((\d+)\)\}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What the contract says of one version alone, in sentences that begin with its name. */
const ofOneVersion: ReadonlySet<string> = new Set(
  listFiles(siteDir, 'api/shared')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(siteDir, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bIn v[12],? ([^]+?\.)(?=[\s'])/g)])
    .map(([, sentence = '']) => bare(sentence)),
);

/** The sentences that both versions have to say alike. */
const shared = (text: string): string[] =>
  text.split(/(?<=[.:])\s/).filter((sentence) => !ofOneVersion.has(bare(sentence)));

const sharedIn = (value: unknown): unknown => {
  if (typeof value === 'string') return shared(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return sharedTexts(value);
};

/** Also in texts within texts, such as those of the errors. */
function sharedTexts(facts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, sharedIn(value)]));
}

/** What a reader sees of a body's schema: paths with type, bounds and meaning; the form of timestamps apart. */
const described = (body: Body): string[] =>
  propertiesOf(body.schema)
    .filter(({ path }) => !/^auth(\.|$)/.test(path))
    .map(({ path, schema }) => {
      const { type, description = '', enum: values, minimum, maximum } = schema;
      const isTimestamp = /\bT\\d|\\d\{2\}:\\d\{2\}/.test(schema.pattern ?? '');
      return JSON.stringify(
        isTimestamp
          ? { path, timestamp: true }
          : {
              path,
              type,
              description: shared(description),
              values,
              minimum,
              maximum,
              pattern: schema.pattern,
            },
      );
    });

const V1_PAGES: Readonly<Record<string, string>> = {
  '/callbacks': '/callbacks_get',
  '/request_format': '/request_format_v1',
};

/** Codes of what v1 has not: a signature, and for these calls an `Idempotency-Key`. */
const neverInV1 = (operationId: string | undefined): number[] =>
  ['transaction-create', 'transaction-pay'].includes(operationId ?? '') ? [224, 350] : [224];

describe.each(PAIRS)('%s and %s', (older, newer) => {
  let v1: Contract;
  let v2: Contract;
  beforeAll(async () => {
    [v1, v2] = await Promise.all([loadContract(older), loadContract(newer)]);
  });

  const pairs = (): (readonly [string, Body, Body])[] =>
    bodiesOf(v1).map((body) => {
      const twin = bodiesOf(v2).find(
        (other) =>
          other.operation.operation.operationId === body.operation.operation.operationId &&
          other.role === body.role,
      );
      return [body.label, body, present(twin, `${body.label} in v2`)] as const;
    });

  it('have the same operations with the same summaries, tags and facts', () => {
    for (const { operation } of v1.operations) {
      const twin = v2.operations.find(
        (other) => other.operation.operationId === operation.operationId,
      )?.operation;
      expect(operation.summary, operation.operationId).toBe(twin?.summary);
      expect((operation as { tags?: unknown }).tags, operation.operationId).toEqual(
        (twin as { tags?: unknown } | undefined)?.tags,
      );
      const { since: _since1, errors: errors1, ...facts1 } = operation['x-reference'] ?? {};
      const { since: _since2, errors: errors2, error_texts: texts2, ...facts2 } = twin?.['x-reference'] ?? {};
      const never = neverInV1(operation.operationId);
      const texts = Object.entries(texts2 ?? {}).filter(([code]) => !never.includes(Number(code)));
      // Some pages belong to one version.
      const ofV1 = (page: string): string => V1_PAGES[page] ?? page;
      const [before, after] = [facts2.before?.map(ofV1), facts2.after?.map(ofV1)];
      expect(sharedTexts(facts1), operation.operationId).toEqual(
        sharedTexts({
          ...facts2,
          ...(texts.length > 0 && { error_texts: Object.fromEntries(texts) }),
          ...(before && { before }),
          ...(after && { after }),
        }),
      );
      expect(errors1, operation.operationId).toEqual(errors2?.filter((code) => !never.includes(code)));
    }
  });

  it('take the same parameters, beside the credentials', () => {
    for (const [label, one, two] of pairs().filter(([, body]) => body.role === 'request')) {
      expect(described(one), label).toEqual(described(two));
      expect(
        propertiesOf(one.schema).some(({ path }) => path === 'auth.hash'),
        label,
      ).toBe(true);
      expect(
        propertiesOf(two.schema).some(({ path }) => path.startsWith('auth')),
        label,
      ).toBe(false);
    }
  });

  it('answer the same properties', () => {
    for (const [label, one, two] of pairs().filter(([, body]) => body.role === 'success')) {
      const envelope = /"path":"(error(\.|")|response","type":"null")/;
      expect(
        described(one).filter((line) => !envelope.test(line)),
        label,
      ).toEqual(described(two).filter((line) => !envelope.test(line)));
    }
  });

  it('have the same examples, but for credentials and the form of moments', () => {
    for (const [label, one, two] of pairs()) {
      for (const [name, { value }] of Object.entries(two.examples)) {
        const twin = one.examples[name]?.value;
        expect(asV2(one.role === 'request' ? withoutAuth(twin) : twin), `${label} ${name}`).toEqual(value);
      }
      if (one.role === 'request') expect(Object.keys(one.examples), label).toEqual(Object.keys(two.examples));
    }
  });

  it('write moments each in its own way', () => {
    const timestamps = (contract: Contract): string =>
      JSON.stringify(examplesOf(contract).map(([, , value]) => value));
    expect(timestamps(v1)).not.toMatch(/\d{2}T\d{2}:\d{2}:\d{2}Z/);
    expect(timestamps(v2)).not.toMatch(/\d{4}-\d{2}-\d{2} \d{2}:/);
    expect(timestamps(v1)).toMatch(V1_TIMESTAMP);
  });
});
