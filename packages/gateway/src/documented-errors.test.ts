// Every error code of data/api-error-codes.yaml is produced by its documented trigger. A code has a trigger in one of two
// places: `sandbox_trigger` in that table, which is carried out here, or a row of data/test-cards.yaml, which
// scenarios/every-scenario.test.ts plays.
import { describe, expect, it } from 'vitest';
import type { Version } from '@gateway-docs/site-data/model';
import { readYaml } from '@gateway-docs/kit/yaml';
import {
  apiErrorCodesSchema as errorCodes,
  testCardsSchema as testCards,
} from '@gateway-docs/site-data/tests';
import { hashV1 } from './signature/rules';
import { signedHeaders } from './tests/signed-headers';
import type { JsonObject } from './json';
import { createCaller } from './tests/gateway-caller';
import { operationNamed } from './tests/operation-named';
import { root } from './tests/root';
import { runSandbox } from './tests/run-sandbox';

const codes = readYaml(root, 'data/api-error-codes.yaml', errorCodes).rows;
const scenarios = readYaml(root, 'data/test-cards.yaml', testCards).rows;

let number = 0;
const { sandbox } = await runSandbox({ speed: 50 });
let caller = createCaller(sandbox);

function documented(operation: string, name: string, change: JsonObject = {}): JsonObject {
  const example = operationNamed(sandbox.state().contract, operation, 'v2').requestExamples.get(name);
  return { ...example, external_transaction_id: `error-test-${++number}`, ...change };
}

const card = (cardNumber: string, change: JsonObject = {}) => {
  const example = documented('transaction-pay', 'card-3ds', change);
  return { ...example, fields: { ...(example.fields as JsonObject), card_number: cardNumber } };
};

/** Credentials that the published clients would never send; the response's code. */
async function sendV2(headers: Record<string, string | undefined>, age = 0, spoil = false): Promise<number> {
  const [point] = sandbox.state().settings.points;
  const path = '/api/v2/transaction/find';
  const body = Buffer.from(`{"id":900001}${' '.repeat(++number)}`);
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const right = signedHeaders({ id: 4021, token: point?.tokens[0] ?? '' }, timestamp, path, body);
  const spoilt = right['X-Signature'].replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  const all: Record<string, string | undefined> = {
    ...right,
    ...(spoil ? { 'X-Signature': spoilt } : {}),
    ...headers,
  };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const request = { method: 'POST', headers: Object.fromEntries(sent), body };
  return codeOf(await fetch(sandbox.url + path, request));
}

async function sendV1(auth: JsonObject): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ auth, id: 900001 });
  return codeOf(await fetch(`${sandbox.url}/api/v1/transaction/find`, { method: 'POST', headers, body }));
}

async function codeOf(response: Response): Promise<number> {
  return ((await response.json()) as { error: { code: number } }).error.code;
}

const signedAuth = (key: number) => {
  const [point] = sandbox.state().settings.points;
  return { point: 4021, key, hash: hashV1(4021, point?.tokens[0] ?? '', key) };
};

/** Of data/services/acquiring_h2h.yaml: only a two-step service holds. */
const TWO_STEP = 1283;

type Trigger = (call: (id: string, body: JsonObject) => Promise<number>, version: Version) => Promise<number>;

/** What each `sandbox_trigger` says, done. */
const TRIGGERS: Readonly<Record<number, Trigger>> = {
  0: (call) => call('transaction-pay', card('4111111111111111')),
  10: (call) => call('transaction-pay', card('4111111111111111', { service_id: undefined })),
  11: async (_, version) => {
    if (version === 'v2') return sendV2({}, 24 * 60 * 60);
    await sendV1(signedAuth(5_000_000));
    return sendV1(signedAuth(5_000_000));
  },
  12: (_, version) => {
    if (version === 'v2') return sendV2({ 'X-Signature': undefined });
    const { hash: _hash, ...auth } = signedAuth(6_000_000);
    return sendV1(auth);
  },
  16: (call) =>
    call(
      'transaction-pay',
      documented('transaction-pay', 'saved-card', { fields: { card_token: 'unknown', initiator: 'payer' } }),
    ),
  20: (call) => call('report-check', { report_id: 999999 }),
  200: (call) => call('transaction-find', { id: 999999999 }),
  201: (call) => call('transaction-pay', card('4111111111111111', { service_id: 999999 })),
  202: (call) => call('transaction-pay', card('4111111111111112')),
  203: async (call) => {
    const body = card('4111111111111111');
    await call('transaction-pay', body);
    return call('transaction-pay', { ...body, amount: 200 });
  },
  205: async (call) => {
    const body = card('4000000000010019');
    await call('transaction-pay', body);
    return call('transaction-cancel', { id: await idOf(body) });
  },
  206: (call) => call('transaction-pay', card('4111111111111111', { amount: 0 })),
  207: (call) => call('transaction-pay', card('4111111111111111', { amount: 99999999999 })),
  208: (call) => call('transaction-find', { external_transaction_id: 'never-sent' }),
  210: async (call) => {
    const body = card('4111111111111111');
    await call('transaction-pay', body);
    return call('transaction-p2p-confirm', {
      id: await idOf(body),
      confirmation_fields: { sender_card_tail: '1111' },
    });
  },
  213: async (call) => {
    const body = card('4111111111111111');
    await call('transaction-pay', body);
    return call('transaction-update', { id: await idOf(body), data: { otp_code: '123456' } });
  },
  214: (call) => call('transaction-pay', documented('transaction-create', 'card-form')),
  216: (call) => call('transaction-pay', card('4111111111111111', { amount_currency: 'XAF' })),
  223: async (call) => {
    const body = card('4000000000000606', { service_id: TWO_STEP });
    await call('transaction-pay', body);
    return call('transaction-complete', { id: await idOf(body), amount: 12541 });
  },
  224: () => sendV2({}, 0, true),
  350: async (call) => {
    const body = card('4000000000000606', { service_id: TWO_STEP });
    await call('transaction-pay', body);
    const id = await idOf(body);
    await call('transaction-complete', { id });
    return call('transaction-complete', { id });
  },
};

const idOf = async ({ external_transaction_id: externalId }: JsonObject): Promise<unknown> => {
  const { response } = await caller.call('transaction-find', 'v2', { external_transaction_id: externalId });
  return response.id;
};

it('every code has exactly one kind of trigger, and every trigger of the table is carried out here', () => {
  const byScenario = new Set(scenarios.map(({ outcome }) => outcome.error_code));
  for (const { code, sandbox_trigger: trigger } of codes) {
    expect([code, trigger !== undefined]).toEqual([code, code in TRIGGERS]);
    if (trigger === undefined) expect(byScenario, `code ${code}`).toContain(code);
  }
});

describe.each(['v2', 'v1'] as const)('%s', (version) => {
  // A wrong hash is error 11 in v1; only v2 signs.
  const replied = Object.keys(TRIGGERS).filter((code) => version === 'v2' || code !== '224');

  it.each(replied)('%s', async (code) => {
    sandbox.reset();
    caller = createCaller(sandbox);
    const statuses: number[] = [];
    const call = async (id: string, body: JsonObject) => {
      const reply = await caller.call(id, version, body);
      statuses.push(reply.httpStatus);
      return reply.code;
    };
    expect(await TRIGGERS[Number(code)]?.(call, version)).toBe(Number(code));
    const row = codes.find((candidate) => candidate.code === Number(code));
    const last = statuses.at(-1);
    if (last !== undefined) expect(last).toBe(version === 'v1' ? 200 : row?.http_status_v2);
  });
});

it('16 also for an unknown bearer token, 12 without one', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${sandbox.url}/invoicing/api_invoicing/payment_page/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{}',
    });
  expect(await codeOf(await ask({ Authorization: 'Bearer unknown' }))).toBe(16);
  expect(await codeOf(await ask({}))).toBe(12);
  expect(await codeOf(await ask({ Authorization: 'Basic abc' }))).toBe(12);
});

it('15 says how long to wait', async () => {
  const { code, headers } = await caller.call(
    'transaction-pay',
    'v2',
    card('4111111111111111', { external_transaction_id: 'err-15-wait' }),
  );
  expect([code, headers.get('Retry-After')]).toEqual([15, '1']);
});
