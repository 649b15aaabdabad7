// Every row of the symptom tables is reproduced: code with that mistake signs, and the diagnosis names the row. A row that no single message
// shows is in the list of those, with the reason.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';
import { diagnose } from './diagnose';
import { diagnoseV1 } from './diagnose-v1';
import { hashV1, signCallback, signRequest } from './rules';
import type { SignedMessage } from './signed-message';
import { symptomIds, symptomNamed } from './symptoms';
import {
  callback,
  callbacks,
  hmac,
  path,
  python,
  request,
  requests,
  text,
  timestamp,
} from '../tests/wrong-signatures';
import { timeFinding } from './time-finding';
import { root } from '../tests/root';

const vectors = readYaml(root, 'samples/vectors.yaml', vectorsSchema);
const token = vectors.api_token;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Rows that need a clock, a second message or a look at the cabinet. */
const ONE_MESSAGE_IS_NOT_ENOUGH = [
  'Requests are signed, then wait in a queue',
  'The point does not exist there: test point in production, or the reverse',
  'A body buffer or HMAC object is shared between threads',
  'The old token was deleted',
  'A second token was made: callbacks use the newer',
  'A larger unit was accepted once (milliseconds or microseconds)',
  'Seconds as keys',
  'Parallel calls arrive in another order',
  'Its clock is behind the others',
  'The clock went back',
  'The library repeated the same body with the same key',
];

const plain = (cell: string) =>
  cell
    .replace(/[`*]/g, '')
    .replace(/, as in extra/, '')
    .trim();

/** The cells "Cause" of a table on a page. */
function causesOf(table: string): string[] {
  const [page = '', anchor = ''] = table.split('#');
  const text = readFileSync(`${root}/docs${page}.mdx`, 'utf8');
  const section = text.slice(text.indexOf(`{#${anchor}}`));
  const rows = section.slice(section.indexOf('\n|') + 1).split('\n');
  const cells = rows
    .slice(
      0,
      rows.findIndex((row) => !row.startsWith('|')),
    )
    .map((row) => row.split('|').map(plain));
  const column = cells[0]?.indexOf('Cause') ?? -1;
  return cells.slice(2).map((row) => row[column] ?? '');
}

const tables = [
  '/request_format#invalid-signature',
  '/callbacks#mismatch',
  '/request_format_v1#error-11',
] as const;

describe('the symptom tables', () => {
  it.each(tables)('each row of %s is known here, and each cause here is a row', (table) => {
    const here = symptomIds.map(symptomNamed).filter((symptom) => symptom.table === table);
    const rows = causesOf(table);
    expect(rows.length).toBeGreaterThan(5);
    expect(here.map(({ cause }) => cause).filter((cause) => !rows.includes(cause))).toEqual([]);
    const known = [...here.map(({ cause }) => cause), ...ONE_MESSAGE_IS_NOT_ENOUGH];
    expect(rows.filter((row) => !known.includes(row))).toEqual([]);
  });
});

describe('the test vectors', () => {
  it('have the published signatures', () => {
    const { v1, v2, callback } = vectors;
    expect(signRequest(token, String(v2.timestamp), v2.path, bytes(v2.body))).toBe(v2.signature);
    expect(signCallback(token, String(callback.timestamp), callback.body)).toBe(callback.signature);
    expect(hashV1(vectors.point_id, token, v1.key)).toBe(v1.hash);
  });

  it('match, in both directions and both versions', () => {
    expect(diagnose(request({ signature: vectors.v2.signature })).matches).toBe(true);
    expect(diagnose(callback({ signature: vectors.callback.signature })).matches).toBe(true);
    const { key, hash } = vectors.v1;
    expect(diagnoseV1({ point: String(vectors.point_id), key: String(key), hash, token }).matches).toBe(true);
  });

  it('a signature of nothing known has no finding', () => {
    expect(diagnose(request({ signature: 'a'.repeat(64) })).findings).toEqual([]);
    expect(diagnoseV1({ point: '1', key: '2', hash: 'a'.repeat(32), token }).findings).toEqual([]);
  });
});

const named = (message: SignedMessage) => diagnose(message).findings.map(({ symptom }) => symptom);

describe('a wrong signature', () => {
  it.each([...requests, ...callbacks])('%s: %s', (symptom, _what, message) => {
    const { matches, findings, signed } = diagnose(message);
    expect(matches).toBe(false);
    expect(findings[0]?.symptom).toBe(symptom);
    const [{ signed: covered, firstDifference } = {}] = findings;
    if (covered === undefined || firstDifference === undefined) return;
    expect(signed.slice(0, firstDifference)).toEqual(covered.slice(0, firstDifference));
    expect(signed[firstDifference]).not.toBe(covered[firstDifference]);
  });

  it('two mistakes at once are both named', () => {
    const message = request({
      body: bytes(text),
      signature: hmac(token, `${timestamp}.POST.${path}/.`, python),
    });
    expect(named(message)).toEqual(['serialised-again', 'path']);
  });
});

const auth = (change: Partial<Parameters<typeof diagnoseV1>[0]>) =>
  diagnoseV1({ point: '4021', key: '1735689600', hash: '', token, ...change }).findings[0]?.symptom;

it.each([
  ['v1-token', { otherTokens: ['other'], hash: hashV1(4021, 'other', 1735689600) }],
  ['v1-token-spaces', { hash: hashV1(4021, `${token}\n`, 1735689600) }],
  ['v1-order', { hash: hashV1(1735689600, token, 4021) }],
  ['v1-order', { hash: hashV1(`4021:${token}:`, '', '1735689600') }],
  ['v1-spelling', { hash: hashV1(4021, token, '1735689600.0') }],
  ['v1-spelling', { hash: hashV1(4021, token, '1.7356896E+9') }],
  ['v1-clock-twice', { hash: hashV1(4021, token, 1735689601) }],
] as const)('version 1: %s', (symptom, change) => {
  expect(auth(change)).toBe(symptom);
});

const HOUR = 3600;
it.each([
  ['milliseconds', 'request', '1735689600000', 1_735_689_600],
  ['local-time', 'request', '1735689600', 1_735_689_600 + 2 * HOUR],
  ['drift', 'request', '1735689600', 1_735_689_600 + 1000],
  ['callback-time', 'callback', '1735689600', 1_735_689_600 + 1000],
] as const)('a timestamp: %s', (symptom, kind, stamp, now) => {
  expect(timeFinding(kind, stamp, now, 300)?.symptom).toBe(symptom);
  expect(timeFinding(kind, stamp.slice(0, 10), Number(stamp.slice(0, 10)) + 299, 300)).toBeUndefined();
});

it('every mistake of the list is reproduced above, or is a header that is missing', () => {
  const shown: string[] = [
    ...[...requests, ...callbacks].map(([symptom]) => symptom),
    ...['v1-token', 'v1-token-spaces', 'v1-order', 'v1-spelling', 'v1-clock-twice'],
    ...['milliseconds', 'local-time', 'drift', 'callback-time'],
    ...['header-missing', 'callback-header-missing'],
  ];
  expect(symptomIds.filter((id) => !shown.includes(id))).toEqual([]);
});
