// Flows that exist in v2 alone, against the sandbox gateway with the published Node.js client: signed callbacks, the stored
// first response, invoices, payment pages.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '@gateway-docs/gateway';
import { createMerchant, type Merchant } from './support/merchant';
import { loadNodeClient, type Json } from './support/node-client';
import { vectors } from './support/vectors';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(process.cwd(), { speed: 50, callbackTimeoutSeconds: 500 });
});
afterAll(() => sandbox.stop());

describe('v2', () => {
  let shop: Merchant;
  beforeAll(async () => {
    shop = await createMerchant(sandbox, 'v2');
  });
  afterAll(() => shop.stop());

  it('a callback with one byte changed is rejected by the published verifier', async () => {
    const { CallbackVerifier, InvalidCallbackError } = await loadNodeClient();
    const { id } = await shop.call('transaction/pay', shop.card('4111111111111111'));
    await shop.calledBack(id, [1]);
    const [callback] = shop.callbacks.received;
    if (!callback) throw new Error('There is no callback');
    const verifier = new CallbackVerifier([vectors.api_token]);
    const verify = (body: Buffer) =>
      verifier.verify(body, String(callback.headers['x-timestamp']), String(callback.headers['x-signature']));
    expect(verify(callback.body).id).toBe(id);
    for (const at of [0, 1, Math.floor(callback.body.length / 2), callback.body.length - 1]) {
      const changed = Buffer.from(callback.body);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => verify(changed), `byte ${at}`).toThrow(InvalidCallbackError);
    }
    expect(() => new CallbackVerifier(['another token']).verify(callback.body, undefined, undefined)).toThrow();
  });

  it('an idempotency key gives one payment, also after an answer that got lost, and a reason names its field', async () => {
    const { GatewayError, OutcomeUnknownError } = await loadNodeClient();
    const body = shop.card('4111111111111111', { external_transaction_id: 'no-answer-with-key' });
    const once = { idempotencyKey: 'flow-key-of-this-test' };
    const send = (change: Json = {}) => shop.client.call('/api/v2/transaction/pay', { ...body, ...change }, once);
    await expect(send()).rejects.toBeInstanceOf(OutcomeUnknownError);
    // Read from a file, the key ends with a line feed: it is the same key.
    const { id } = await shop.client.call('/api/v2/transaction/pay', body, { idempotencyKey: `${once.idempotencyKey}\n` });
    expect(await send()).toMatchObject({ id });
    expect(await shop.call('transaction/find', { id })).toMatchObject({ external_transaction_id: 'no-answer-with-key' });
    const error: unknown = await send({ amount: 200 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ code: 350, field: 'Idempotency-Key' });
  });

  it('the callback is the answer of find without card_token', async () => {
    const { id } = await shop.call('transaction/pay', shop.card('4111111111111111'));
    await shop.calledBack(id, [1]);
    const { card_token: _token, ...found } = await shop.call('transaction/find', { id });
    const bodies = shop.callbacks.received.map(({ body }) => JSON.parse(body.toString('utf8')) as Json);
    expect(bodies.find((body) => body.id === id)).toEqual(found);
  });

  it('the same bytes with the same signature get the stored first answer and change nothing', async () => {
    const path = '/api/v2/transaction/pay';
    const body = JSON.stringify(shop.card('4111111111111111'));
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', vectors.api_token).update(`${timestamp}.POST.${path}.${body}`).digest('hex');
    const headers = {
      'Content-Type': 'application/json',
      'X-Point-Id': String(vectors.point_id),
      'X-Timestamp': timestamp,
      'X-Signature': signature,
    };
    const send = async () => (await fetch(sandbox.url + path, { method: 'POST', headers, body })).text();
    const first = await send();
    expect(await send()).toBe(first);
    const { response } = JSON.parse(first) as { response: Json };
    await shop.calledBack(response.id, [1]);
  });

  it('invoice: draft, change, send, delete', async () => {
    const { point: _addresses, external_transaction_id: _id, ...draft } = shop.request('invoice-create', 'draft', {
      external_invoice_id: 'flow-invoice',
    });
    const base = '/services/invoicing/api';
    const invoice = await shop.call(`${base}/invoice_create`, draft);
    expect(invoice).toMatchObject({ status: 'draft' });
    expect(await shop.call(`${base}/invoice_create`, { ...draft, locale: 'en' })).toEqual(invoice);
    expect(await shop.refused(`${base}/invoice_create`, { ...draft, amount: 1 })).toBe(350);
    const { id } = invoice;
    expect(await shop.refused(`${base}/invoice_update`, { invoice_id: id, send: true })).toBe(204);
    const sent = { invoice_id: id, customer_email: 'anna@customer.example', send: true };
    expect(await shop.call(`${base}/invoice_update`, sent)).toMatchObject({ status: 'sent' });
    expect(await shop.call(`${base}/invoice_delete`, { invoice_id: id })).toMatchObject({ status: 'deleted' });
    expect(await shop.refused(`${base}/invoice_update`, { invoice_id: id, amount: 5 })).toBe(213);
  });

  it('payment page: token, create, list, archive, revoke', async () => {
    const base = '/invoicing/api_invoicing';
    const { token } = await shop.call(`${base}/token`, { account_id: 5001 });
    const call = (action: string, body: Json) => shop.client.callWithToken(`${base}/${action}`, String(token), body);
    const { point: _addresses, external_transaction_id: _id, ...page } = shop.request('payment-page-create', 'one-payment', {
      external_page_id: 'flow-page',
    });
    const { id, status } = await call('payment_page/create', page);
    expect(status).toBe('active');
    const { pages } = await call('payment_page/list', { status: 'active', limit: 1 });
    expect(pages).toMatchObject([{ id }]);
    expect(await call('payment_page/archive', { page_id: id })).toMatchObject({ status: 'archived' });
    await shop.call(`${base}/revoke_token`, { token });
    await expect(call('payment_page/get', { page_id: id })).rejects.toMatchObject({ code: 16 });
  });
});
