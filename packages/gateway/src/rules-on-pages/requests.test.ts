// Rules of requests, responses and callbacks that were once said in two ways: each is played, and each page, data file and part of the contract that
// states it says what was played.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { hashV1 } from '../signature/rules';
import { startCallbackReceiver } from '../tests/callback-receiver';
import { eventually } from '../tests/eventually';
import { now, PAY, playRules, stated } from '../tests/play-rules';
import { root } from '../tests/root';

const { sandbox, documented, card, call, pay, sendSigned } = await playRules();
const [point] = sandbox.settings.points;

it('a v1 key is used up by everything but 11 and 12', async () => {
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
  // Without point and exponent a number is no JSON of this API: nobody has looked at `auth` by then.
  expect(await send(901, right(901), { id: 1.5 })).toBe(10);
  expect(await send(901, right(901), { id: 900001 })).not.toBe(11);
  stated({
    'docs/request_format_v1.mdx':
      'cannot be read as [JSON](/conventions#json) or is rejected with {error(11)} or {error(12)} does not use up its key. Every other response does',
  });
});

it('a signature gets its stored response, also one that leaves the outcome unknown', async () => {
  for (const code of [13, 17, 105, 217, 300, 301]) {
    const change = code === 105 ? { wallet_id: 7092 } : { external_transaction_id: `err-${code}-stored` };
    const body = documented('transaction-pay', 'card-payout', change);
    const time = now();
    const first = await sendSigned(body, {}, time);
    expect(first.code).toBe(code);
    expect((await sendSigned(body, {}, time)).text).toBe(first.text);
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

it('path, method, media type and size come before the form of the headers', async () => {
  const sent = async (path: string, method: string, type: string, bytes = 2) => {
    const body = method === 'GET' ? {} : { body: `{${' '.repeat(bytes - 2)}}` };
    const response = await fetch(sandbox.url + path, { method, headers: { 'Content-Type': type }, ...body });
    const { code } = ((await response.json()) as { error: { code: number } }).error;
    return [response.status, code];
  };
  const tooLarge = 1024 ** 2 + 1;
  expect(await sent('/api/v2/no/such', 'GET', 'text/plain')).toEqual([404, 20]);
  expect(await sent(PAY, 'GET', 'text/plain')).toEqual([405, 10]);
  expect(await sent(PAY, 'POST', 'text/plain', tooLarge)).toEqual([415, 10]);
  expect(await sent(PAY, 'POST', 'application/json', tooLarge)).toEqual([413, 10]);
  expect(await sent(PAY, 'POST', 'application/json')).toEqual([400, 12]);
  const v1 = PAY.replace('v2', 'v1');
  expect(await sent(v1, 'GET', 'text/plain')).toEqual([200, 10]);
  expect(await sent(v1, 'POST', 'text/plain')).toEqual([200, 10]);
  expect(await sent(v1, 'POST', 'application/json', tooLarge)).toEqual([200, 10]);
  stated({
    'data/api-error-codes.yaml':
      'Also the wrong method (HTTP 405 in v2), a body that is too large (413) and the wrong media type (415).',
    'docs/limits.mdx': '{error(10)}, HTTP 413 in version 2',
    'docs/request_format.mdx':
      'first checks the path ({error(20)}), then the method, the media type and the size of the body: these three are {error(10)} with HTTP 405, 415 or 413.',
  });
});

it('form, time and signature come before address and rate', async () => {
  for (const code of [14, 15]) {
    const body = card({ card_number: '4111111111111111' }, { external_transaction_id: `err-${code}-order` });
    const wrong = { 'X-Signature': 'f'.repeat(64) };
    expect((await sendSigned(body, { ...wrong, 'X-Point-Id': 'a' }, 0)).code).toBe(12);
    expect((await sendSigned(body, wrong, 0)).code).toBe(11);
    expect((await sendSigned(body, wrong)).code).toBe(224);
    expect((await sendSigned(body)).code).toBe(code);
  }
  stated({
    'docs/request_format.mdx':
      'the form of the headers ({error(12)}), point and time ({error(11)}) and the signature ({error(224)}). The address of your server ({error(14)}) and the rate limit ({error(15)}) are last.',
    'docs/api/_partials/validate-before-payout.mdx':
      'Before them come the checks of [headers, address and rate](/request_format#invalid-signature)',
  });
});

it('an Idempotency-Key has 16 characters at least, and a stored response says that it is one', async () => {
  const body = card({ card_number: '4111111111111111' });
  expect((await sendSigned(body, { 'Idempotency-Key': '42' }, now() - 1)).code).toBe(12);
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await sendSigned(body, key);
  const repeated = await sendSigned(body, key, now() + 1);
  expect([first.code, first.headers.get('Idempotent-Replayed')]).toEqual([0, null]);
  expect([repeated.text, repeated.headers.get('Idempotent-Replayed')]).toEqual([first.text, 'true']);
  expect((await sendSigned({ ...body, amount: 200 }, key)).code).toBe(350);
  stated({
    'api/shared/parameters/idempotency-key.yaml': 'such as a random UUID that you stored before the call',
    'data/api-error-codes.yaml': 'Also an `Idempotency-Key` of another form',
    'docs/unknown_outcome.mdx': 'A key has 16 to 64 letters, digits, hyphens and underscores',
    'docs/limits.mdx':
      '{limit("transaction-pay", "Idempotency-Key")}: letters, digits, hyphens, underscores | {error(12)}',
    'docs/conventions.mdx': '| `Idempotent-Replayed` | `true` on a response that was stored',
  });
});

it('headers of a response come when the page says', async () => {
  const limited = await sendSigned(card({}, { external_transaction_id: 'err-15-header' }));
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(limited.headers.get('X-Request-Id')).not.toBeNull();
  const wrong = await fetch(sandbox.url + PAY);
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST']);
  stated({
    'docs/conventions.mdx': '| `Retry-After` | {error(15)} in version 2 |',
    'docs/limits.mdx': '{error(15)}, HTTP 429 with `Retry-After` in version 2',
    'docs/request_format.mdx': 'HTTP 429 and the header `Retry-After` in seconds',
  });
});

it('a callback of version 1 is a bare GET with the id, once for each change', async () => {
  const receiver = await startCallbackReceiver();
  try {
    const body = card({ card_number: '4111111111111111' });
    const callback_url = `${receiver.url}/{transaction_id}`;
    const { id } = (await call('transaction-pay', { ...body, point: { callback_url } }, 'v1')).response;
    const seen = () => receiver.received.map(({ method, path: at, body: sent }) => [method, at, sent.length]);
    await eventually(seen, [['GET', `/callbacks/${String(id)}`, 0]]);
    // It is the first to say the id where the response is lost.
    const lost = { ...body, external_transaction_id: 'no-answer-handler', point: { callback_url } };
    await expect(call('transaction-pay', lost, 'v1')).rejects.toThrow('fetch failed');
    await eventually(() => receiver.received.length, 2);
    const unknown = Number(receiver.received[1]?.path.split('/').at(-1));
    const found = (await call('transaction-find', { id: unknown }, 'v1')).response;
    expect(found).toMatchObject({ external_transaction_id: 'no-answer-handler', status: 1, revision: 2 });
    expect((await call('transaction-find', { id: unknown + 1 }, 'v1')).code).toBe(200);
    const strange = { external_transaction_id: 'order-of-a-stranger' };
    expect((await call('transaction-find', strange, 'v1')).code).toBe(208);
  } finally {
    receiver.stop();
  }
  stated({
    'docs/callbacks_get.mdx':
      'Only then respond with 204. Store an id that you do not know too. A callback can arrive before the response to your own `create` or `pay`. After a 2xx the gateway does not send it again.',
    'docs/api/_partials/find-when.mdx':
      '| A callback came | Once for each callback | `revision` is at least the one of the callback:only[. That of version 1 has none: one find is enough]{v1} |',
  });
  stated({
    'docs/callbacks_get.mdx':
      'If find returns {error(200)} or {error(208)}, no payment of your point has this id: drop it. If the payment is yours and your database does not know its id yet, look up your order by `external_transaction_id`.',
  });
});

it('a step that is sent with the key of its payment is not taken, and its error names the key', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const { text: paid } = await sendSigned(card({ card_number: '4000000000000119' }), key);
  const { id } = (JSON.parse(paid) as { response: { id: number } }).response;
  const step = { id, data: { cres: 'c2FuZGJveC1wYXNzZWQ', threeDSSessionData: 'c2FuZGJveC1zZXNzaW9u' } };
  const update = (headers: Record<string, string>, time: number) =>
    sendSigned(step, headers, time, '/api/v2/transaction/update');
  expect((await update(key, now())).text).toContain('"field":"Idempotency-Key"');
  expect((await call('transaction-find', { id })).response).toMatchObject({ status: 10 });
  expect((await update({ 'Idempotency-Key': randomUUID() }, now() + 1)).code).toBe(0);
  // It is paid and was never held: nobody has to pay again.
  expect((await call('transaction-complete', { id })).code).toBe(213);
  const names = 'In v2 where `field` is `Idempotency-Key`, that key belongs to another request';
  stated({
    'api/shared/operations/transaction-cancel.yaml': names,
    'api/shared/operations/transaction-complete.yaml': names,
    'api/shared/operations/transaction-p2p-confirm.yaml': names,
    'api/shared/operations/transaction-update.yaml': names,
  });
  stated({
    'api/shared/operations/transaction-complete.yaml':
      'In {status(1)} it is paid, and there is nothing to capture.',
  });
});

it('an id that begins with `deposit-` is taken from a merchant, so the page advises against it', async () => {
  const body = card({ card_number: '4111111111111111' }, { external_transaction_id: 'deposit-1' });
  expect((await pay(body)).code).toBe(0);
  stated({ 'docs/conventions.mdx': 'Do not begin your ids with `deposit-`.' });
});
