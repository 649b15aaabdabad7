// Rules that were once said in two ways: each is played, and each page, data file and part of the contract that states it says what was played.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from './json';
import { startSandbox, type Sandbox } from './sandbox';
import { createCaller, type Caller } from './tests/gateway-caller';
import { operationNamed } from './tests/operation-named';
import { root } from './tests/root';
import { hashV1, signRequest } from './signature/rules';

const sandbox: Sandbox = await startSandbox(root, { speed: 50 });
let caller: Caller;
beforeEach(() => {
  sandbox.reset();
  caller = createCaller(sandbox);
});
afterAll(() => sandbox.stop());

/** Every file has the sentence, whatever its line breaks. */
function stated(pages: Readonly<Record<string, string>>): void {
  for (const [file, sentence] of Object.entries(pages)) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
    expect(text.includes(sentence), `${file}: ${sentence}`).toBe(true);
  }
}

let number = 0;
function documented(id: string, name: string, change: JsonObject = {}): JsonObject {
  const example = operationNamed(sandbox.state().contract, id, 'v2').requestExamples.get(name);
  return { ...example, external_transaction_id: `rule-${++number}`, ...change };
}
const card = (fields: JsonObject, change: JsonObject = {}): JsonObject => {
  const body = documented('transaction-pay', 'card-3ds', change);
  return { ...body, fields: { ...(body.fields as JsonObject), ...fields } };
};
const call = (id: string, body: JsonObject, version: 'v1' | 'v2' = 'v2') => caller.call(id, version, body);
const pay = (body: JsonObject) => call('transaction-pay', body);

it('a blocked wallet takes part in no new transaction', async () => {
  expect((await pay(documented('transaction-pay', 'card-payout', { wallet_id: 7095 }))).code).toBe(209);
  stated({
    'api/shared/schemas/accounts/wallet.yaml':
      'A `blocked` wallet takes part in no new transaction, which is error {error(209)}',
    'api/README.md': '7095 USD is blocked',
  });
});

it('a stop list acts after registration, and the id is used up', async () => {
  const card_number = '4000000000070039';
  const lists = await call('antifraud-stoplist-check', { card_number });
  expect(lists.response.stopped).toBe(true);
  const body = card({ card_number });
  expect((await pay(body)).response).toMatchObject({ status: 2, failure_reason_code: 7003 });
  expect((await pay({ ...body, amount: 200 })).code).toBe(203);
  stated({
    'api/shared/schemas/cards/stop-list.yaml':
      'A payment with it is registered and fails with {reason(7003)}',
    'api/shared/operations/antifraud-stoplist-check.yaml': 'before a payment fails with {reason(7003)}',
    'docs/api/_partials/stoplist-use.mdx': 'ends as {status(2)} with {reason(7003)}, and its id is used up',
    'docs/api/_partials/cards-check-use.mdx': 'Fails as {status(2)} with {reason(7003)}',
    'data/failure-reason-codes.yaml': 'The list is asked after the transaction is registered.',
  });
});

it('validate fails the check that its page names', async () => {
  const page = readFileSync(path.join(root, 'docs/api/_partials/validate-before-payout.mdx'), 'utf8');
  /** Of each error, the checks whose row has it. */
  const checksOf = (code: number) =>
    [...page.matchAll(/^\| `(\w+)` +\| (.*)$/gm)]
      .filter(([, , cells = '']) => cells.split(' | ')[0]?.includes(`{error(${code})}`))
      .map(([, name]) => name);
  const payout = (change: JsonObject) => documented('transaction-pay', 'card-payout', change);
  const prefixed = (code: number) => payout({ external_transaction_id: `err-${code}-validate-${++number}` });
  // M-Pesa takes whole shillings.
  const cents = documented('transaction-pay', 'pix-qr', {
    ...{ service_id: 1114, wallet_id: 7404, amount_currency: 'KES', amount: 12550 },
    fields: {},
  });
  const mistakes: readonly (readonly [number, JsonObject])[] = [
    [214, documented('transaction-create', 'card-form')],
    [106, payout({ wallet_id: 7093 })],
    [107, prefixed(107)],
    [108, prefixed(108)],
    [216, payout({ amount_currency: 'XAF' })],
    [204, cents],
    [207, payout({ amount: 99_999_999_999 })],
    [105, payout({ wallet_id: 7092 })],
    [109, prefixed(109)],
    [110, prefixed(110)],
    [222, prefixed(222)],
    [225, prefixed(225)],
    [204, prefixed(204)],
  ];
  for (const [code, body] of mistakes) {
    const { response, text } = await call('transaction-validate', body);
    const failed = (response.checks as JsonObject[] | undefined)?.find(({ passed }) => passed === false);
    expect(failed?.error_code, text).toBe(code);
    expect(checksOf(code), `${code}: ${JSON.stringify(failed)}`).toContain(failed?.name);
  }
  // What the page calls an error of the call is no check.
  for (const code of [201, 202, 211, 212]) expect(checksOf(code)).toEqual([]);
});

it('a v1 key is used up by everything but 11 and 12', async () => {
  const [point] = sandbox.settings.points;
  const send = async (key: number, hash: string, body: JsonObject) => {
    const reply = await fetch(`${sandbox.url}/api/v1/transaction/find`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, auth: { point: point?.id, key, hash } }),
    });
    return ((await reply.json()) as { error: { code: number } }).error.code;
  };
  const right = (key: number) => hashV1(point?.id ?? 0, point?.tokens[0] ?? '', key);
  expect(await send(900, 'f'.repeat(32), { id: 900001 })).toBe(11);
  expect(await send(900, 'F', { id: 900001 })).toBe(12);
  expect(await send(900, right(900), { id: 'wrong' })).toBe(10);
  expect(await send(900, right(900), { id: 900001 })).toBe(11);
  stated({
    'docs/request_format_v1.mdx':
      'rejected with {error(11)} or {error(12)} does not use up its key. Every other response does',
  });
});

it('a part below the minimum of the service can be captured and refunded, and nothing of 0', async () => {
  const body = card({ card_number: '4000000000000606' }, { service_id: 1283 });
  const { id } = (await pay(body)).response;
  expect((await call('transaction-complete', { id, amount: 0 })).code).toBe(206);
  expect((await call('transaction-complete', { id, amount: 50 })).response).toMatchObject({ status: 1 });
  expect((await call('transaction-cancel', { id, amount: 0 })).code).toBe(206);
  expect((await call('transaction-cancel', { id, amount: 49 })).response).toMatchObject({
    status: 1,
    reversed_amount: 49,
  });
  stated({
    'api/shared/operations/transaction-cancel.yaml': 'The `amount` is 0.',
    'api/shared/operations/transaction-complete.yaml': 'The `amount` is 0.',
  });
});

it('no cancel while a capture is on its way', async () => {
  const body = card({ card_number: '4000000000000622' }, { service_id: 1283 });
  const { id } = (await pay(body)).response;
  expect((await call('transaction-complete', { id, amount: 10_000 })).code).toBe(0);
  expect((await call('transaction-cancel', { id })).code).toBe(205);
  stated({
    'docs/api/_partials/cancel-uses.mdx':
      '{status(6)}, a capture is on its way; {status(1)}, a dispute is open',
  });
});

it('the bank declines a card whose month has passed', async () => {
  const { response } = await pay(card({ card_number: '4111111111111111', expire_year: '2020' }));
  expect(response).toMatchObject({ status: 2, failure_reason_code: 4001 });
  expect((await pay(card({ card_number: '4111111111111111' }))).response.status).toBe(1);
  const saved = { card_token: 'ct_demoexpired000000000000001', initiator: 'payer' };
  expect((await pay(documented('transaction-pay', 'saved-card', { fields: saved }))).code).toBe(19);
  stated({
    'api/shared/operations/transaction-pay.yaml':
      'The month of expiry of the card behind `card_token` has passed.',
    'docs/services/acquiring_h2h.mdx': 'A month that has passed is {reason(4001)}',
  });
});

it('a signature gets its stored response, also one that leaves the outcome unknown', async () => {
  const [point] = sandbox.settings.points;
  const path = '/api/v2/transaction/pay';
  for (const code of [13, 17, 105, 217, 300, 301]) {
    const change = code === 105 ? { wallet_id: 7092 } : { external_transaction_id: `err-${code}-stored` };
    const raw = Buffer.from(JSON.stringify(documented('transaction-pay', 'card-payout', change)));
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'X-Point-Id': String(point?.id),
      'X-Timestamp': timestamp,
      'X-Signature': signRequest(point?.tokens[0] ?? '', timestamp, path, raw),
    };
    const send = async () => (await fetch(sandbox.url + path, { method: 'POST', headers, body: raw })).text();
    const first = await send();
    expect(JSON.parse(first)).toMatchObject({ error: { code } });
    expect(await send()).toBe(first);
  }
  stated({
    'docs/unknown_outcome.mdx':
      'successes and all errors, {error(13)}, {error(17)}, {error(217)}, {error(300)} and {error(301)} too. {error(15)} is not stored',
  });
});

it('a wrong path is 404 with code 20, before any signature', async () => {
  const reply = await fetch(`${sandbox.url}/api/v2/nothing`, { method: 'POST', body: '{}' });
  expect([reply.status, await reply.json()]).toMatchObject([
    404,
    { error: { code: 20, message: 'no such endpoint' } },
  ]);
  stated({
    'docs/response_format.mdx': '{error(20)} with `no such endpoint` is a wrong path',
    'data/api-error-codes.yaml': 'Also the path of the request, before its signature is checked.',
  });
});

it('a bearer token may be revoked twice, and one that never was may not', async () => {
  const { response } = await call('invoicing-token', { account_id: 5001 });
  expect((await call('invoicing-revoke-token', { token: response.token })).code).toBe(0);
  expect((await call('invoicing-revoke-token', { token: response.token })).code).toBe(0);
  expect((await call('invoicing-revoke-token', { token: `bt_${'0'.repeat(28)}` })).code).toBe(16);
  stated({
    'api/shared/operations/invoicing-revoke-token.yaml':
      'A revoked token stays revoked; the same call again is code 0.',
  });
});

it('the largest body is what the page of limits says', async () => {
  const status = async (bytes: number) =>
    (
      await fetch(`${sandbox.url}/api/v2/transaction/find`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: `{${' '.repeat(bytes - 2)}}`,
      })
    ).status;
  expect([await status(1024 ** 2), await status(1024 ** 2 + 1)]).toEqual([400, 413]);
  stated({ 'docs/limits.mdx': '| 1 MiB ' });
});

it('a list without a limit has as many rows as the contract says', async () => {
  const { response } = await call('service-list', {});
  const limit = readFileSync(path.join(root, 'api/shared/schemas/scalars/limit.yaml'), 'utf8');
  expect((response.services as unknown[]).length).toBe(Number(/^default: (\d+)$/m.exec(limit)?.[1]));
  expect(response.next_cursor).not.toBeNull();
});

it('a payment with a token gives its token again, and one without a card none', async () => {
  const token = 'ct_demo0000000000000000000001';
  const fields = { card_token: token, initiator: 'merchant' };
  const { id } = (await pay(documented('transaction-pay', 'saved-card', { fields }))).response;
  expect((await call('transaction-issue-token', { id })).response.card_token).toBe(token);
  const amount = documented('transaction-pay', 'pix-qr', { amount: 10_000 });
  const other = (await pay(amount)).response.id;
  expect([204, 213]).toContain((await call('transaction-issue-token', { id: other })).code);
});
