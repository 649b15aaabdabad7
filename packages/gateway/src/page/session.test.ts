// The gateway of a page, without a page: what a reader can do, what comes of a mistake, and what survives a reload.
import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewayStart, UnsignedRequest } from '../protocol/page-gateway';
import { signCallback } from '../signature/rules';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { ErrorCode, TransactionStatus } from '../generated/codes';
import { createSession, type Session } from './session';
import { demoSite } from '@gateway-docs/contract/tests';

const made = await loadCatalogue(demoSite);
const { requests } = made.catalogue;
const START: GatewayStart = {
  callbackUrl: 'https://shop.example/callbacks',
  stoppedAt: Date.UTC(2030, 0, 2),
  seed: 'x',
};
const MINUTE = 60_000;
const REUSED_KEY = ErrorCode.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED;
const open = (given: Partial<GatewayStart> = {}): Session =>
  createSession(made.catalogue, made.schemas, { ...START, ...given });

const envelopeOf = (text = '{}') =>
  JSON.parse(text) as { error: { code: number; field?: string }; response: Record<string, unknown> | null };

let session: Session;
beforeAll(() => {
  session = open();
});

async function send(given: Partial<UnsignedRequest>, on = session) {
  const exchange = await on.carryOut({
    type: 'send',
    request: {
      path: '/api/v2/transaction/pay',
      credentials: 'signature',
      body: '{}',
      losesResponse: false,
      ...given,
    },
  });
  if (!exchange) throw new Error('Nothing was sent');
  return exchange;
}

/** The request of the guide of a card payment with a card of the test data. */
function payment(externalId: string, card = '4111111111111111', more: object = {}): string {
  const { body } = requests.acquiring_h2h!;
  const { card_token: _token, ...fields } = (body.fields ?? {}) as Record<string, string>;
  return JSON.stringify({
    ...body,
    external_transaction_id: externalId,
    fields: { ...fields, card_number: card },
    ...more,
  });
}

describe('a payment', () => {
  it('shows the signed bytes, its way through the statuses, and the callback with its signature', async () => {
    const exchange = await send({ body: payment('shown-1') });
    expect(exchange.signed?.text).toBe(`${START.stoppedAt! / 1000}.POST.${exchange.path}.${exchange.body}`);
    expect(exchange.headers).toContainEqual(['X-Signature', exchange.signed?.signature]);
    expect(envelopeOf(exchange.response?.body).error.code).toBe(0);
    const { transactions, callbacks, token } = session.view();
    expect(transactions[0]).toMatchObject({ id: exchange.transactionId, externalId: 'shown-1' });
    expect(transactions[0]?.changes.map(({ status, cause }) => [status, cause])).toEqual([
      [TransactionStatus.NEW, 'merchant'],
      [TransactionStatus.SUCCESS, 'merchant'],
    ]);
    const [callback] = callbacks;
    expect(callback).toMatchObject({ transactionId: exchange.transactionId, attempt: 1, outcome: '200' });
    const { 'X-Timestamp': timestamp = '', 'X-Signature': signature } = Object.fromEntries(callback!.headers);
    expect(signature).toBe(signCallback(token, timestamp, callback!.body));
  });

  it('whose response is lost was carried out all the same', async () => {
    const { response, transactionId } = await send({ body: payment('lost-1'), losesResponse: true });
    expect(response).toBeUndefined();
    const found = await send({
      path: '/api/v2/transaction/find',
      body: JSON.stringify({ external_transaction_id: 'lost-1' }),
    });
    expect(envelopeOf(found.response?.body).response).toMatchObject({ id: transactionId, status: 1 });
  });

  it('repeats the stored response to the same signature', async () => {
    const body = payment('again-1');
    const first = await send({ body });
    const second = await send({ body });
    expect([first.replay, second.replay]).toEqual([undefined, 'signature']);
    expect(second.response).toEqual(first.response);
  });

  it('with an Idempotency-Key is carried out once, also with a new signature, and only with the same body', async () => {
    const key = { idempotencyKey: 'row-7f3c21d0-order-1' };
    const first = await send({ body: payment('keyed-1'), ...key });
    expect(first.headers).toContainEqual(['Idempotency-Key', key.idempotencyKey]);
    expect(first.signed?.text).not.toContain(key.idempotencyKey);
    await session.carryOut({ type: 'advance', milliseconds: 2000 });
    const second = await send({ body: payment('keyed-1'), ...key });
    expect([first.replay, second.replay]).toEqual([undefined, 'key']);
    expect(second.signed?.signature).not.toBe(first.signed?.signature);
    expect(second.response).toEqual(first.response);
    const other = await send({ body: payment('keyed-2'), ...key });
    const short = await send({ body: payment('keyed-3'), idempotencyKey: 'short' });
    const codes = [other, short].map(({ response }) => envelopeOf(response?.body).error.code);
    expect(codes).toEqual([REUSED_KEY, ErrorCode.INCORRECT_HEADERS]);
  });
});

describe('the payer', () => {
  const created = async (externalId: string): Promise<number> => {
    const { operation, body } =
      requests.acquiring ?? Object.values(requests).find((one) => one.operation === 'transaction-create')!;
    const path = made.catalogue.calls.find(({ id, version }) => id === operation && version === 'v2')?.path;
    const exchange = await send({
      path: path!,
      body: JSON.stringify({ ...body, external_transaction_id: externalId }),
    });
    return exchange.transactionId!;
  };
  const shown = (id: number) => session.view().transactions.find((transaction) => transaction.id === id);

  it('pays with a card', async () => {
    const transaction = await created('payer-1');
    expect(shown(transaction)?.payer).toMatchObject({ takesCard: true, mayExpire: true });
    await session.carryOut({
      type: 'pay',
      transaction,
      action: { type: 'card', number: '4111 1111 1111 1111' },
    });
    expect(shown(transaction)?.changes.at(-1)).toMatchObject({
      status: TransactionStatus.SUCCESS,
      cause: 'payer',
    });
    expect(shown(transaction)?.payer).toEqual({ takesCard: false, cards: [], buttons: [], mayExpire: false });
  });

  it('gives up, or lets it expire', async () => {
    const cancelled = await created('payer-2');
    await session.carryOut({ type: 'pay', transaction: cancelled, action: { type: 'card', number: '' } });
    expect(shown(cancelled)?.changes.at(-1)?.status).toBe(TransactionStatus.CANCELLED);
    const expired = await created('payer-3');
    await session.carryOut({ type: 'pay', transaction: expired, action: { type: 'expire' } });
    expect(shown(expired)?.changes.at(-1)?.status).toBe(TransactionStatus.EXPIRED);
    await expect(
      session.carryOut({ type: 'pay', transaction: expired, action: { type: 'expire' } }),
    ).rejects.toThrow(`The payer of transaction ${expired} cannot do this any more.`);
    await expect(
      session.carryOut({ type: 'pay', transaction: 1, action: { type: 'expire' } }),
    ).rejects.toThrow('Transaction 1 is not in this gateway any more.');
  });
});

describe('callbacks', () => {
  it('are tried again on the schedule while the server fails, and can be repeated', async () => {
    const own = open();
    await own.carryOut({ type: 'respond', httpStatus: 500 });
    await send({ body: payment('retry-1') }, own);
    const [minutes = 0, next = 0] = made.catalogue.profile.retryAfterMinutes;
    expect(own.view().nextAt).toBe(START.stoppedAt! + minutes * MINUTE);
    await own.carryOut({ type: 'advance', milliseconds: minutes * MINUTE });
    expect(own.view().callbacks.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [2, '500'],
      [1, '500'],
    ]);
    await own.carryOut({ type: 'respond', httpStatus: 200 });
    await own.carryOut({ type: 'advance', milliseconds: next * MINUTE });
    expect(own.view().nextAt).toBeUndefined();
    const [last] = own.view().callbacks;
    await own.carryOut({ type: 'repeat', callback: last!.number });
    const [repeated] = own.view().callbacks;
    expect(repeated).toMatchObject({
      number: last!.number + 1,
      attempt: last!.attempt + 1,
      body: last!.body,
    });
    await expect(own.carryOut({ type: 'repeat', callback: 99 })).rejects.toThrow('Callback 99 is not');
  });
});

describe('what a reader types wrong', () => {
  const codeOf = async (given: Partial<UnsignedRequest>) => {
    const { response } = await send(given);
    return [response?.httpStatus, envelopeOf(response?.body).error.code];
  };
  it.each<[string, Partial<UnsignedRequest>, number, number]>([
    ['no JSON', { body: '{"a": ' }, 400, ErrorCode.BAD_REQUEST],
    ['a list', { body: '[]' }, 400, ErrorCode.BAD_REQUEST],
    ['nothing', { body: '' }, 400, ErrorCode.BAD_REQUEST],
    ['a wrong type', { body: payment('wrong-1', undefined, { amount: '10' }) }, 400, ErrorCode.BAD_REQUEST],
    ['more than a megabyte', { body: ' '.repeat(2 ** 20 + 1) }, 413, ErrorCode.BAD_REQUEST],
    ['an unknown path', { path: '/api/v2/nowhere' }, 404, ErrorCode.NOT_FOUND],
    ['no path', { path: '' }, 404, ErrorCode.NOT_FOUND],
    [
      'version 1 without JSON',
      { path: '/api/v1/transaction/find', credentials: 'v1', body: '{' },
      200,
      ErrorCode.BAD_REQUEST,
    ],
  ])('%s', async (_name, given, httpStatus, code) => {
    expect(await codeOf(given)).toEqual([httpStatus, code]);
  });
});

describe('a new start', () => {
  it('goes on with the saved state: transactions, callbacks, the clock and what waits', async () => {
    const before = open({ stoppedAt: undefined });
    await before.carryOut({ type: 'advance', milliseconds: 60 * MINUTE });
    await before.carryOut({ type: 'respond', httpStatus: 500 });
    const { transactionId } = await send({ body: payment('saved-1') }, before);
    const saved = before.save();
    const view = before.view();
    before.stop();
    const after = open({ stoppedAt: undefined, saved });
    expect(after.view().transactions).toEqual(view.transactions);
    expect(after.view().callbacks).toEqual(view.callbacks);
    expect(after.view().now).toBeGreaterThanOrEqual(view.now);
    expect(after.view().nextAt).toBe(view.nextAt);
    const found = await send(
      { path: '/api/v2/transaction/find', body: JSON.stringify({ id: transactionId }) },
      after,
    );
    expect(envelopeOf(found.response?.body).response).toMatchObject({ id: transactionId });
    after.stop();
  });

  it('holds no secret of a card', async () => {
    const own = open();
    await send({ body: payment('secret-1') }, own);
    expect(own.save()).not.toContain('4111111111111111');
  });

  it('takes the ids of a reader beside those of the documentation', async () => {
    const { body } = requests.acquiring_h2h!;
    const [service, wallet] = [Number(body.service_id), Number(body.wallet_id)];
    const own = open({ own: { point: 77, services: { [service]: 88 }, wallets: { [wallet]: 99 } } });
    const { headers, response } = await send(
      { body: payment('own-1', undefined, { service_id: 88, wallet_id: 99 }) },
      own,
    );
    expect(headers).toContainEqual(['X-Point-Id', '77']);
    expect(envelopeOf(response?.body).response).toMatchObject({
      point_id: 77,
      service_id: 88,
      wallet_id: 99,
      status: 1,
    });
    expect(envelopeOf((await send({ body: payment('own-2') }, own)).response?.body).error.code).toBe(0);
  });
});
