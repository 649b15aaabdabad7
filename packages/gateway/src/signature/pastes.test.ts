// Headers and bodies as people copy them: what terminals, frameworks, clouds and browsers print. Each is the published test vector, so that
// the signature proves that the paste was read right.
import { describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';
import { printedHeaders } from '../tests/printed-headers';
import { root } from '../tests/root';
import { inspect } from './inspect';
import type { Pasted } from './inspection';

const {
  v1,
  v2,
  callback,
  api_token: token,
  point_id: point,
} = readYaml(root, 'samples/vectors.yaml', vectorsSchema);
const { signature, path, body } = v2;
const time = String(v2.timestamp);
const host = 'api.gateway.example';
const url = `https://${host}${path}`;
const inspected = (change: Partial<Pasted>) =>
  inspect({
    kind: 'request',
    head: '',
    body,
    token,
    otherToken: '',
    now: undefined,
    tolerance: 300,
    ...change,
  });

const quoted = JSON.stringify(body);
const line = `POST ${path}`;

describe('ways to print headers', () => {
  it.each(printedHeaders)('%s', (_name, head) => {
    const { matches, missing, findings } = inspected({ head });
    expect({ matches, missing, findings }).toEqual({ matches: true, missing: [], findings: [] });
  });
});

const plain = `${line}\nHost: ${host}\nX-Timestamp: ${time}\nX-Signature: ${signature}`;

describe('the whole message in one field', () => {
  it.each([
    ['an HTTP message', `${plain}\n\n${body}`],
    ['with carriage returns', `${plain}\n\n${body}`.replaceAll('\n', '\r\n')],
    ['curl', `curl ${url} -H 'X-Timestamp: ${time}' -H 'X-Signature: ${signature}' --data-binary '${body}'`],
    [
      'fetch',
      `fetch("${url}", {"headers": {"x-timestamp": "${time}", "x-signature": "${signature}"}, "body": ${quoted}, "method": "POST"});`,
    ],
    [
      'an event',
      JSON.stringify({
        path,
        headers: { 'X-Timestamp': time, 'X-Signature': signature },
        body,
        isBase64Encoded: false,
      }),
    ],
    [
      'an event in Base64',
      JSON.stringify({
        rawPath: path,
        headers: { 'x-timestamp': time, 'x-signature': signature },
        body: Buffer.from(body).toString('base64'),
        isBase64Encoded: true,
      }),
    ],
  ])('%s', (_name, head) => {
    expect(inspected({ head, body: '' })).toMatchObject({ matches: true, missing: [] });
  });
});

describe('a body that stands for another', () => {
  it.each([
    ['a JSON string', quoted],
    ['a JSON string without its quotes', quoted.slice(1, -1)],
    ['Base64', Buffer.from(body).toString('base64')],
    ['bytes of Python', `b'${body}'`],
    ['a text with typographic quotes', body.replace(/"([^"]*)"/g, '“$1”')],
    ['a text with no-break spaces', `\u200b${body}`],
    ['the JSON in a text', `Body: ${body} (220 bytes)`],
    ['the body of an event', JSON.stringify({ body })],
    [
      'the body of an event, and that as Base64',
      JSON.stringify({ body: Buffer.from(body).toString('base64') }),
    ],
  ])('%s', (readAs, pasted) => {
    expect(inspected({ head: plain, body: pasted })).toMatchObject({ matches: true, readAs, findings: [] });
  });

  it('letters beyond ASCII in bytes of Python', () => {
    const sent = `{"a":"é's"}`;
    const head = `X-Timestamp: ${callback.timestamp}\nX-Signature: ${signature}`;
    const { parts } = inspected({ kind: 'callback', head, body: String.raw`b'{"a":"\xc3\xa9\'s"}'` });
    const { expected } = inspected({ kind: 'callback', head, body: sent });
    const given = inspected({
      kind: 'callback',
      head: head.replace(signature, expected),
      body: String.raw`b'{"a":"\xc3\xa9\'s"}'`,
    });
    expect(given).toMatchObject({ matches: true, readAs: 'bytes of Python' });
    expect(given.parts).not.toEqual(parts);
  });

  it('is read with a wrong signature too, when a mistake gives that', () => {
    const { expected } = inspected({ head: plain, body: JSON.stringify(JSON.parse(body), null, 2) });
    const given = inspected({ head: plain.replace(signature, expected), body: quoted });
    expect(given).toMatchObject({ matches: false, isProven: true, findings: [{ id: 'serialised-again' }] });
  });

  it('of version 1', () => {
    const auth = JSON.stringify({ auth: { point, key: v1.key, hash: v1.hash } });
    expect(inspected({ kind: 'request-v1', body: JSON.stringify(auth) })).toMatchObject({
      matches: true,
      readAs: 'a JSON string',
    });
  });
});

describe('what is not proven is not called known', () => {
  it.each([
    ['66 characters', `[${signature}`.slice(0, 60)],
    ['32 characters', signature.slice(0, 32)],
    ['capitals of another signature', 'A'.repeat(64)],
    ['nothing known', 'a'.repeat(64)],
  ])('%s', (_name, given) => {
    const { isProven, matches } = inspected({ head: plain.replace(signature, given) });
    expect([matches, isProven]).toEqual([false, false]);
  });

  it('capitals of the right signature are proven', () => {
    const given = inspected({ head: plain.replace(signature, signature.toUpperCase()) });
    expect(given).toMatchObject({ isProven: true, findings: [{ id: 'signature-form' }] });
  });

  it('a header without a value that can be read is no header that a proxy drops', () => {
    const { missing, findings } = inspected({ head: `${line}\nX-Timestamp:\nX-Signature: ${signature}` });
    expect(missing).toEqual([
      'X-Timestamp has no value that can be read. Write it in a line of its own, such as X-Timestamp: 1735689600.',
    ]);
    expect(findings).toEqual([]);
  });

  it('a text without headers blames nobody', () => {
    expect(inspected({ head: `${line}\nContent-Type: application/json` }).findings).toEqual([]);
  });
});
