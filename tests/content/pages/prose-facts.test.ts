/**
 * Facts that stand in prose because no directive prints them: intermediate signatures, JSON bodies, the HTTP map. They are
 * computed or compared here, so that a page cannot keep a value which the contract has left.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { present } from '../api/support/contract';
import { vectors } from '../samples/support/vectors';
import { demoSite } from '@gateway-docs/contract/tests';

const { v1, v2, callback, point_id: point, api_token: token } = vectors;
const page = (path: string): string => readFileSync(path, 'utf8');
const hmac = (message: string, key: string = token) =>
  createHmac('sha256', key).update(message).digest('hex');
const sign = (timestamp: string, path: string, body: string) => hmac(`${timestamp}.POST.${path}.${body}`);
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const time = String(v2.timestamp);

/** The prefixes of a "Your result begins with" table. */
const prefixes = (text: string) =>
  [...text.matchAll(/^\| (?::only\{v1\} )?`([0-9A-Za-z]{8})`\s+\|/gm)].map((match) => match[1]);
const begin = (results: string[]) => results.map((result) => result.slice(0, 8));

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

describe('request_format', () => {
  const text = page('docs/request_format.mdx');
  const spaced = JSON.stringify(JSON.parse(v2.body), null, 1)
    .replace(/\n\s*/g, ' ')
    .replace('{ ', '{')
    .replace(' }', '}');
  const right = `${time}.POST.${v2.path}.${v2.body}`;

  it('names the wrong results that the mistakes really give', () => {
    const results = [
      sign(time, v2.path, `${v2.body}\n`),
      sign(time, v2.path, spaced),
      sign(`${time}000`, v2.path, v2.body),
      sign(time, `${v2.path}/`, v2.body),
      sign(time, v2.path.slice(1), v2.body),
      sign(time, v2.path.replace('/api/v2', ''), v2.body),
      hmac(right, `${token}\n`),
      createHash('sha256')
        .update(token + right)
        .digest('hex'),
      createHmac('sha256', token).update(right).digest('base64'),
      v1.hash,
    ];
    expect(prefixes(text)).toEqual(begin(results));
  });

  it('shows the vector whole, and the three spellings with their signatures', () => {
    for (const part of [v2.body, right, v2.signature]) expect(text).toContain(part);
    const bodies = [
      '{"description":"Café Łódź / 12"}',
      String.raw`{"description":"Caf\u00e9 \u0141\u00f3d\u017a \/ 12"}`,
      '{"description": "Café Łódź / 12"}',
    ];
    for (const body of bodies) {
      const row = text.split('\n').find((line) => line.includes(`\`${body}\``));
      expect(row).toContain(` ${Buffer.byteLength(body)} `);
      expect(row).toContain(sign(time, v2.path, body));
    }
  });
});

it('request_format_v1 names the wrong results that the mistakes really give', () => {
  const results = [
    md5(`${point}${token}${v1.key}\n`),
    md5(`${point}${token}\n${v1.key}`),
    md5(`${token}${point}${v1.key}`),
    md5(`${point}.${token}.${v1.key}`),
    createHmac('md5', token).update(`${point}${v1.key}`).digest('hex'),
    md5(`${point}${token}${v1.key}000000`),
  ];
  expect(prefixes(page('docs/request_format_v1.mdx'))).toEqual(begin(results));
});

it('callbacks shows the callback vector', () => {
  for (const part of [callback.body, callback.signature]) expect(page('docs/callbacks.mdx')).toContain(part);
});

it('response_format has a row for every HTTP status that the table of codes gives', () => {
  const text = page('docs/response_format.mdx').split('### Version 2')[1]?.split(':::')[0] ?? '';
  const statuses = new Set(reference.tables['api-error-codes'].rows.map((row) => row.http_status_v2));
  const missing = [...statuses].filter(
    (status) =>
      status !== 422 && !new RegExp(`^\\| ${status} +\\| \\{errors\\(${status}\\)\\}`, 'm').test(text),
  );
  expect(
    missing.map(
      (status) => `docs/response_format.mdx#http-v2: add the row | ${status} | {errors(${status})} | … |`,
    ),
  ).toEqual([]);
});

it('the order of the checks has each error of pay, and a check of validate fails by none but these', () => {
  const text = page('docs/api/_partials/validate-before-payout.mdx');
  const named = (from: string, to: string) =>
    [...(text.split(from)[1]?.split(to)[0] ?? '').matchAll(/\{error\((\d+)\)\}/g)].map(([, code]) =>
      Number(code),
    );
  const errors = (id: string) =>
    present(
      reference.operations.find((item) => item.id === id && item.version === 'v2'),
      id,
    ).errors;
  const EVERY_CALL = [11, 12, 13, 14, 15, 17, 224];
  const AFTER_THE_CHECKS = [301, 350];
  const order = new Set(named('| Check     ', 'An id that is taken'));
  expect([...order, ...EVERY_CALL, ...AFTER_THE_CHECKS].sort((a, b) => a - b)).toEqual(
    errors('transaction-pay'),
  );
  const failed = named('| Check that fails', '`checks` lists');
  expect(failed.filter((code) => !order.has(code))).toEqual([]);
  const isReturned = [...EVERY_CALL, ...order];
  expect(errors('transaction-validate').filter((code) => !isReturned.includes(code))).toEqual([]);
});

describe('JSON in guides equals the examples of the contract', () => {
  const json = (text: string): unknown[] =>
    [...text.matchAll(/```json[^\n]*\n([\s\S]*?)```/g)].map(
      ([, body = '']) =>
        JSON.parse(
          body.replaceAll('{operator.hosts.checkout}', reference.operator.hosts.checkout),
        ) as unknown,
    );

  it.each([
    ['docs/services/acquiring_h2h.mdx', 'transaction-pay', 'saved-card'],
    ['docs/services/acquiring_h2h.mdx', 'transaction-update', '3ds'],
    ['docs/services/acquiring_h2h.mdx', 'transaction-update', 'otp'],
    ['docs/callbacks.mdx', 'callback', 'success'],
  ])('%s shows the request %s %s', (file, id, name) => {
    const operation = reference.operations.find((item) => item.id === id && item.version === 'v2');
    const example = present(operation, id).requestExamples.find((item) => item.name === name);
    expect(json(page(file))).toContainEqual(present(example, `${id} ${name}`).value);
  });
});
