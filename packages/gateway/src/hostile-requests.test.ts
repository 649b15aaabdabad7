// Bad input of any shape gets the documented error and never ends the process: transport mistakes one by one, then thousands
// of made-up bodies from a fixed seed, and at the end an ordinary call that still works.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashV1 } from './signature/rules';
import { signedHeaders } from './tests/signed-headers';
import { startSandbox, type Sandbox } from './sandbox';
import { createCaller } from './tests/gateway-caller';
import { root } from './tests/root';

let sandbox: Sandbox;
const log: string[] = [];
beforeAll(async () => {
  sandbox = await startSandbox(root, { log: (line) => log.push(line) });
});
afterAll(() => sandbox.stop());

const TOKEN = 'demo-token-7Zt4Qw';
const FIND = '/api/v2/transaction/find';
let key = 0;

interface Envelope {
  readonly error: { readonly code: number; readonly field?: string };
  readonly response: unknown;
}

/** Signs any bytes as v2 would, so that only what the test is about is wrong. */
async function post(path: string, body: Buffer<ArrayBuffer> | string, change: RequestInit = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const raw = typeof body === 'string' ? Buffer.from(body) : body;
  const headers = {
    ...signedHeaders({ id: 4021, token: TOKEN }, timestamp, path.split('?')[0] ?? '', raw),
    ...(change.headers as Record<string, string> | undefined),
  };
  const request: RequestInit = { method: 'POST', body: raw, ...change, headers };
  const response = await fetch(sandbox.url + path, request);
  return { status: response.status, envelope: (await response.json()) as Envelope };
}

const codeAndStatus = async (reply: ReturnType<typeof post>) => {
  const { status, envelope } = await reply;
  expect(envelope.response).toBeNull();
  return [envelope.error.code, status];
};

describe('transport', () => {
  it.each([
    ['not JSON', '{"id":', [10, 400]],
    ['an empty body', '', [10, 400]],
    ['an array', '[]', [10, 400]],
    ['wrong types', '{"id":"900001"}', [10, 400]],
    ['deep nesting', `{"id":${'['.repeat(200_000)}`, [10, 400]],
    ['deep nesting that is closed', `{"id":${'['.repeat(5000)}${']'.repeat(5000)}}`, [10, 400]],
    ['an unknown parameter', '{"id":1,"idd":1}', [10, 400]],
    ['a number beyond a double', '{"id":1e999}', [10, 400]],
    ['a number that a double cannot hold', '{"id":9007199254740993}', [10, 400]],
    ['a prototype as parameter', '{"id":1,"__proto__":{"admin":true}}', [10, 400]],
  ])('%s', async (_, body, expected) => {
    expect(await codeAndStatus(post(FIND, body))).toEqual(expected);
  });

  it('bytes that are not UTF-8', async () => {
    expect(await codeAndStatus(post(FIND, Buffer.from([0x7b, 0xff, 0x7d])))).toEqual([10, 400]);
  });

  it('10 MB', async () => {
    expect(await codeAndStatus(post(FIND, `{"id":"${'a'.repeat(10 * 1024 * 1024)}"}`))).toEqual([10, 413]);
  });

  it('the wrong media type', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect(await codeAndStatus(post(FIND, '{"id":1}', { headers }))).toEqual([10, 415]);
  });

  it.each(['gzip', 'identity'])('Content-Encoding: %s', async (coding) => {
    const headers = { 'Content-Encoding': coding };
    expect(await codeAndStatus(post(FIND, '{"id":900001}', { headers }))).toEqual([10, 415]);
  });

  it.each([
    ['a signed byte order mark', '\ufeff{"id":900001}', undefined],
    ['half an emoji', String.raw`{"external_transaction_id":"a\ud83d"}`, 'external_transaction_id'],
    ['a name twice', '{"id":1,"id":900001}', 'id'],
    ['a number with a point', '{"id":900001.0}', 'id'],
  ])('%s, with its field', async (_, body, field) => {
    const { envelope } = await post(FIND, body);
    expect([envelope.error.code, envelope.error.field]).toEqual([10, field]);
  });

  it('an unknown path, also with encoded slashes and dots', async () => {
    for (const path of ['/api/v2/transaction/findd', '/api/v2', '/%2e%2e/%00', '/api/v2/service/..%2f1']) {
      const [code] = await codeAndStatus(post(path, '{}'));
      expect([20, 201]).toContain(code);
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    expect(await codeAndStatus(post(FIND, '{"id":1}', { method }))).toEqual([10, 405]);
  });

  it('GET', async () => {
    const response = await fetch(sandbox.url + FIND);
    expect([((await response.json()) as Envelope).error.code, response.status]).toEqual([10, 405]);
  });

  it('v1 answers all of it with HTTP 200', async () => {
    const path = '/api/v1/transaction/find';
    expect(await codeAndStatus(post(path, '{"id":'))).toEqual([10, 200]);
    expect(await codeAndStatus(post(path, '{}', { method: 'PUT' }))).toEqual([10, 200]);
    expect(await codeAndStatus(post('/api/v1/nothing', '{}'))).toEqual([20, 200]);
  });

  it('a query string is not signed', async () => {
    const { envelope } = await post(`${FIND}?a=1`, '{"id":900001}');
    expect(envelope.error.code).toBe(0);
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['an endless header', `POST ${FIND} HTTP/1.1\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['a body that ends early', `POST ${FIND} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{`],
    ['two lengths', `POST ${FIND} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`],
    ['a broken chunk', `POST ${FIND} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`],
  ])('raw bytes: %s', async (_, bytes) => {
    const { hostname, port } = new URL(sandbox.url);
    await new Promise<void>((closed) => {
      const socket = connect(Number(port), hostname, () => socket.end(bytes));
      socket.on('close', () => closed()).on('error', () => closed());
      socket.resume();
    });
    expect((await post(FIND, '{"id":900002}')).envelope.error.code).toBe(0);
  });
});

/** A small generator with a fixed seed (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e21,
  2 ** 53,
  -(2 ** 53),
  '',
  ' ',
  'a'.repeat(5000),
  '\u0000',
  '\ud800',
  '😀',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  'constructor',
  '__proto__',
  '4111111111111111',
  [],
  [[]],
  [null],
  {},
  { length: 1 },
  { toString: 1 },
  { __proto__: null },
  [1, 'a', {}],
  '2025-01-01T00:00:00Z',
  'http://[',
  'https://',
];

const STRANGE_NAMES = ['', '__proto__', 'constructor', 'a b', '4111111111111111', '\u0000', 'x'.repeat(300)];

describe('made-up bodies', () => {
  it('every operation takes them without error 13', async () => {
    const random = randomFrom(20250101);
    const pick = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(random() * values.length)] as Value;

    /** A documented body with one or two values, at any depth, made strange or taken away. */
    function spoil(value: unknown): unknown {
      if (random() < 0.3 || typeof value !== 'object' || value === null) return pick(STRANGE);
      const entries = Object.entries(value) as [string, unknown][];
      if (entries.length === 0) return pick(STRANGE);
      const [name, member] = pick(entries);
      const others = entries.filter(([other]) => other !== name);
      const changed: [string, unknown] = [random() < 0.1 ? pick(STRANGE_NAMES) : name, spoil(member)];
      const copy = Object.fromEntries(random() < 0.2 ? others : [...others, changed]);
      return Array.isArray(value) ? Object.values(copy) : copy;
    }

    const { operations, paths } = sandbox.state().contract;
    const unexpected: string[] = [];
    for (let round = 0; round < 2000; round++) {
      const operation = pick(operations);
      const { auth: _credentials, ...example } = pick([...operation.requestExamples.values()]);
      let body = spoil(random() < 0.3 ? spoil(example) : example);
      if (operation.version === 'v1' && typeof body === 'object' && body !== null && random() < 0.9) {
        body = { ...body, auth: { point: 4021, key: ++key, hash: hashV1(4021, TOKEN, key) } };
      }
      const path = (paths.get(`${operation.version} ${operation.id}`) ?? '').replace(
        '{service_id}',
        pick(['1052', '0', 'x']),
      );
      const headers: Record<string, string> =
        operation.credentials === 'bearer' ? { Authorization: 'Bearer bt_demo0000000000000000000001' } : {};
      const text = typeof body === 'undefined' ? '' : JSON.stringify(body);
      try {
        const { status, envelope } = await post(path, text + ' '.repeat(round % 50), { headers });
        if (envelope.error.code === 13 || status === 500) unexpected.push(`${path} ${text}`);
      } catch (error) {
        unexpected.push(`${path} ${text} ${String(error)}`);
      }
    }
    expect(unexpected).toEqual([]);
    expect(log.filter((line) => line.startsWith('error 13'))).toEqual([]);
  }, 60_000);

  it('and an ordinary call still works', async () => {
    expect((await createCaller(sandbox).call('transaction-find', 'v2', { id: 900001 })).code).toBe(0);
  });
});
