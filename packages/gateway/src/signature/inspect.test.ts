import { describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';
import { inspect } from './inspect';
import type { Pasted } from './inspection';
import { readMessage } from './read-message';
import { root } from '../tests/root';
import { demoSite } from '@gateway-docs/contract/tests';

const {
  v1,
  v2,
  callback,
  api_token: token,
  point_id: point,
} = readYaml(root, 'samples/vectors.yaml', vectorsSchema);
const { host } = new URL(demoSite.operator.hosts.api);
const head = `POST ${v2.path} HTTP/1.1\nHost: ${host}\nX-Point-Id: ${point}\nX-Timestamp: ${v2.timestamp}\nX-Signature: ${v2.signature}`;
const pasted = (change: Partial<Pasted>): Pasted => ({
  kind: 'request',
  head,
  body: v2.body,
  token,
  otherToken: '',
  now: undefined,
  tolerance: 300,
  ...change,
});

describe('what was pasted', () => {
  it.each([
    ['an HTTP message', `${head}\n\n{"a":1}`],
    ['with carriage returns', `${head}\n\n{"a":1}`.replaceAll('\n', '\r\n')],
    [
      'options of curl',
      `POST https://${host}${v2.path}\n  -H 'X-Timestamp: ${v2.timestamp}' \\\n  --header "X-Signature: ${v2.signature}" \\\n\n{"a":1}`,
    ],
    [
      'a log in JSON',
      `POST https://${host}${v2.path}\n"x-timestamp": "${v2.timestamp}",\n"x-signature": "${v2.signature}"\n\n{"a":1}`,
    ],
  ])('%s', (_name, text) => {
    const { path, host: foundHost, headers, body } = readMessage(text);
    expect([path, foundHost, headers.get('x-timestamp'), headers.get('x-signature'), body]).toEqual([
      v2.path,
      host,
      String(v2.timestamp),
      v2.signature,
      '{"a":1}',
    ]);
  });

  it.each(['', '\n\n', '{', 'x'.repeat(1_000_000), 'POST', '\u0000'])('never throws', (text) => {
    for (const kind of ['request', 'callback', 'request-v1'] as const)
      expect(() => inspect(pasted({ kind, head: text, body: text }))).not.toThrow();
  });
});

describe('the test vectors', () => {
  it('of a request: every part with its bytes', () => {
    const { matches, parts, expected, findings } = inspect(pasted({}));
    expect([matches, expected, findings]).toEqual([true, v2.signature, []]);
    expect(parts.map(({ text }) => text).join('')).toBe(`${v2.timestamp}.POST.${v2.path}.${v2.body}`);
    expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(v2.signed_bytes);
  });

  it('of a callback', () => {
    const text = `X-Timestamp: ${callback.timestamp}\nX-Signature: ${callback.signature}`;
    const { matches, parts } = inspect(pasted({ kind: 'callback', head: text, body: callback.body }));
    expect(matches).toBe(true);
    expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(callback.signed_bytes);
  });

  it('of version 1, whose token is shown by its length alone', () => {
    const body = JSON.stringify({ auth: { point, key: v1.key, hash: v1.hash } });
    const result = inspect(pasted({ kind: 'request-v1', head: '', body }));
    expect(result.matches).toBe(true);
    expect(JSON.stringify(result)).not.toContain(token);
  });
});

it('shows the first byte that differs, with what stands around it', () => {
  const { findings } = inspect(pasted({ body: `${v2.body}\n` }));
  expect(findings).toMatchObject([{ id: 'line-feed', difference: { position: v2.signed_bytes } }]);
});

it.each([
  ['request', 'header-missing'],
  ['callback', 'callback-header-missing'],
] as const)('%s without a signature: %s', (kind, symptom) => {
  const { missing, findings } = inspect(pasted({ kind, head: `POST ${v2.path}\nX-Timestamp: 1` }));
  expect(missing).toEqual(['The header X-Signature is missing.']);
  expect(findings.map(({ id }) => id)).toEqual([symptom]);
});

it('says what is missing, and nothing of the token', () => {
  expect(inspect(pasted({ token: '', head: '' })).missing).toHaveLength(4);
  expect(JSON.stringify(inspect(pasted({ head: '' })))).not.toContain(token);
});

it('compares the time only when it is asked to', () => {
  expect(inspect(pasted({ now: v2.timestamp + 1000 })).findings.map(({ id }) => id)).toEqual(['drift']);
});
