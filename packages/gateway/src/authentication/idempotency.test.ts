// Idempotency-Key as a merchant meets it: one payment however often the request is sent, whatever its signature; another body is refused; the
// same key works after a refusal; concurrent requests give one payment; a key ends with its life.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { ErrorCode } from '../generated/codes';
import type { GatewayResponse } from '../http/response';
import { operationNamed } from '../tests/operation-named';
import { createMemory } from '../state/memory';
import { createIdempotencyKeys } from './idempotency';
import { runSandbox } from '../tests/run-sandbox';
import { signedHeaders } from '../tests/signed-headers';

const PAY = '/api/v2/transaction/pay';
const KEY = 'refund-of-order-1001';

const { sandbox } = await runSandbox({ speed: 50 });

interface Sent {
  readonly httpStatus: number;
  readonly error: JsonObject;
  readonly response: JsonObject;
  readonly replayed: string | null;
}

/** Counted down by each call, so that no two calls have one second: by the clock, a later call could meet the second of an earlier one. */
let second = Math.floor(Date.now() / 1000);

/** Every call has a signature of its own, as that of a process that was started again. */
async function send(path: string, body: JsonObject, key?: string): Promise<Sent> {
  const [point] = sandbox.state().settings.points;
  const raw = Buffer.from(JSON.stringify(body));
  second -= 1;
  const signer = { id: point?.id ?? 0, token: point?.tokens[0] ?? '' };
  const headers = {
    ...signedHeaders(signer, String(second), path, raw),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  };
  const reply = await fetch(sandbox.url + path, { method: 'POST', headers, body: raw });
  const { error, response } = (await reply.json()) as { error: JsonObject; response: JsonObject };
  return { httpStatus: reply.status, error, response, replayed: reply.headers.get('Idempotent-Replayed') };
}

function payment(externalId: string, change: JsonObject = {}): JsonObject {
  const { contract } = sandbox.state();
  const example = operationNamed(contract, 'transaction-pay', 'v2').requestExamples.get('pix-qr');
  return { ...example, external_transaction_id: externalId, ...change };
}

describe('a key', () => {
  it('carries a payment out once, and repeats its response', async () => {
    const first = await send(PAY, payment('idem-1'), `${KEY}-1`);
    const second = await send(PAY, payment('idem-1'), `${KEY}-1`);
    expect(first.error.code).toBe(0);
    expect(first.replayed).toBeNull();
    expect(second.response).toEqual(first.response);
    expect(second.replayed).toBe('true');
  });

  it('gives back a part once, which nothing else could tell from two parts', async () => {
    const card = operationNamed(sandbox.state().contract, 'transaction-pay', 'v2').requestExamples.get(
      'saved-card',
    );
    const { response } = await send(PAY, { ...card, external_transaction_id: 'idem-part' });
    const part = { id: response.id, amount: 100 };
    const cancel = '/api/v2/transaction/cancel';
    await send(cancel, part, `${KEY}-part`);
    const again = await send(cancel, part, `${KEY}-part`);
    expect(again.response.reversed_amount).toBe(100);
    const other = await send(cancel, part, `${KEY}-part-2`);
    expect(other.response.reversed_amount).toBe(200);
  });

  it('350: is refused with another body', async () => {
    await send(PAY, payment('idem-2'), `${KEY}-2`);
    const other = await send(PAY, payment('idem-2', { amount: 999 }), `${KEY}-2`);
    expect(other).toMatchObject({ httpStatus: 409, error: { code: 350, field: 'Idempotency-Key' } });
  });

  it('350: is refused at another path', async () => {
    const { response } = await send(PAY, payment('idem-3'), `${KEY}-3`);
    const other = await send('/api/v2/transaction/cancel', { id: response.id }, `${KEY}-3`);
    expect(other.error.code).toBe(350);
  });

  it('works again after a refusal, which has changed nothing', async () => {
    const refused = await send(PAY, payment('idem-4', { wallet_id: 1 }), `${KEY}-4`);
    expect(refused.error).toMatchObject({ code: 104, field: 'wallet_id' });
    expect((await send(PAY, payment('idem-4'), `${KEY}-4`)).error.code).toBe(0);
  });

  it('gives the stored response after an answer that got lost', async () => {
    const lost = payment('no-answer-idem-5');
    await expect(send(PAY, lost, `${KEY}-5`)).rejects.toThrow();
    const again = await send(PAY, lost, `${KEY}-5`);
    expect(again).toMatchObject({ error: { code: 0 }, replayed: 'true' });
  });

  it('makes one payment of concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send(PAY, payment('idem-6'), `${KEY}-6`)),
    );
    expect(new Set(replies.map(({ response }) => response.id)).size).toBe(1);
    expect(replies.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  });

  it('12: has its form', async () => {
    const short = await send(PAY, payment('idem-7'), 'short');
    expect(short.error.code).toBe(12);
  });

  it('is ignored by a call that reads', async () => {
    const read = await send('/api/v2/transaction/find', { id: 900001 }, 'short');
    expect(read.error.code).toBe(0);
  });
});

describe('the life of a key', () => {
  const ok: GatewayResponse = { httpStatus: 200, headers: {}, body: '{}', code: ErrorCode.SUCCESS };
  const refused: GatewayResponse = { ...ok, code: ErrorCode.NOT_ENOUGH_BALANCE };
  const [point] = [{ id: 1, tokens: ['t'], accountId: 1 }];
  const request = (body: string) => ({
    point,
    path: PAY,
    headers: { 'idempotency-key': 'a-key-of-sixteen' },
    body: Buffer.from(body),
  });

  it('ends after its hours', async () => {
    let now = 0;
    const clock = { now: () => now, after: () => 0, at: () => undefined, stop: () => undefined };
    const keys = createIdempotencyKeys(24, clock, createMemory(10));
    let calls = 0;
    const execute = () => Promise.resolve({ ...ok, body: String(++calls) });
    await keys.once(request('{}'), true, execute);
    now = 24 * 60 * 60 * 1000 - 1;
    expect((await keys.once(request('{}'), true, execute)).body).toBe('1');
    now += 1;
    expect((await keys.once(request('{}'), true, execute)).body).toBe('2');
  });

  it('outlives the process with the state file', async () => {
    const clock = { now: () => 0, after: () => 0, at: () => undefined, stop: () => undefined };
    const [before, after] = [createMemory(10), createMemory(10)];
    await createIdempotencyKeys(24, clock, before).once(request('{}'), true, () => Promise.resolve(ok));
    const keys = createIdempotencyKeys(24, clock, after);
    after.load(before.save());
    const again = await keys.once(request('{}'), true, () => Promise.resolve(refused));
    expect(again).toEqual({ ...ok, headers: { 'Idempotent-Replayed': 'true' } });
    await expect(keys.once(request('{ }'), true, () => Promise.resolve(ok))).rejects.toThrow(
      /another path or body/,
    );
  });

  it('lets one of those who wait go on when the first was refused', async () => {
    const clock = { now: () => 0, after: () => 0, at: () => undefined, stop: () => undefined };
    const keys = createIdempotencyKeys(24, clock, createMemory(10));
    const results = [refused, ok];
    let calls = 0;
    const execute = () => Promise.resolve(results[calls++] ?? ok);
    const replies = await Promise.all([1, 2, 3].map(() => keys.once(request('{}'), true, execute)));
    expect(calls).toBe(2);
    expect(replies.map(({ code }) => code)).toEqual([105, 0, 0]);
  });
});
