// Whole flows against the sandbox gateway, in both versions, with the published Node.js client and callback verifier:
// what an integrator would do, from the first call to the last callback.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '@gateway-docs/gateway';
import { createMerchant, type Merchant } from './support/merchant';
import { loadNodeClient, type Json } from './support/node-client';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(process.cwd(), { speed: 50, callbackTimeoutSeconds: 500 });
});
afterAll(() => sandbox.stop());

const PASSED = { cres: 'c2FuZGJveC1wYXNzZWQ', threeDSSessionData: 'c2FuZGJveC1zZXNzaW9u' };

/** What a payer does on one of the payer's pages. */
const actAsPayer = (page: 'p' | 'r' | 'acs', id: unknown, form: Record<string, string>) =>
  fetch(`${sandbox.url}/${page}/${String(id)}`, { method: 'POST', body: new URLSearchParams(form) });

describe.each(['v2', 'v1'] as const)('%s', (version) => {
  let shop: Merchant;
  beforeAll(async () => {
    shop = await createMerchant(sandbox, version);
  });
  afterAll(() => shop.stop());

  const pay = (number: string, change?: Json) => shop.call('transaction/pay', shop.card(number, change));
  const find = (id: unknown) => shop.call('transaction/find', { id });

  it('form: create, the payer pays on the hosted page, callback, find', async () => {
    const { id, status, result } = await shop.call('transaction/create', shop.request('transaction-create', 'card-form'));
    expect(status).toBe(0);
    expect((result as Json).pay_url).toMatch(/^https:\/\/.+\/p\/\d+$/);
    await actAsPayer('p', id, { card_number: '4111 1111 1111 1111' });
    await shop.calledBack(id, [1]);
    expect(await find(id)).toMatchObject({ status: 1, result: null, fields: { card_number: '411111******1111' } });
  });

  it('form: the payer presses Cancel', async () => {
    const { id } = await shop.call('transaction/create', shop.request('transaction-create', 'card-form'));
    await actAsPayer('p', id, { card_number: '' });
    await shop.calledBack(id, [3]);
  });

  it('NONE: paid at once, or declined with a reason', async () => {
    const paid = await pay('4111111111111111');
    expect(paid).toMatchObject({ status: 1, failure_reason_code: null, result: { payer_auth: 'NONE' } });
    await shop.calledBack(paid.id, [1]);
    const declined = await pay('4000000000020018');
    expect(declined).toMatchObject({ status: 2, failure_reason_code: 2001 });
    await shop.calledBack(declined.id, [2]);
  });

  it('3DS: acs_params to the bank, update with what comes back', async () => {
    const { id, result } = await pay('4000000000000119');
    expect(result).toMatchObject({ payer_auth: '3DS', acs_params: { threeDSSessionData: PASSED.threeDSSessionData } });
    expect(await shop.call('transaction/update', { id, data: PASSED })).toMatchObject({ id, status: 1 });
    await shop.calledBack(id, [1]);
    expect(await shop.refused('transaction/update', { id, data: { ...PASSED, again: '1' } })).toBe(350);
  });

  it('3DS: the old field names', async () => {
    const { id } = await pay('4000000000000119');
    const data = { PaRes: Buffer.from('sandbox-pares').toString('base64url'), MD: 'c2FuZGJveC1tZA' };
    expect(await shop.call('transaction/update', { id, data })).toMatchObject({ status: 1 });
  });

  it('OTP: right and wrong', async () => {
    const right = await pay('4000000000000200');
    expect(right.result).toMatchObject({ payer_auth: 'OTP' });
    expect(await shop.refused('transaction/update', { id: right.id, data: { lookup_code: '4321' } })).toBe(204);
    const update = (id: unknown, code: string) => shop.call('transaction/update', { id, data: { otp_code: code } });
    expect(await update(right.id, '123456')).toMatchObject({ status: 1 });
    const wrong = await pay('4000000000000200');
    expect(await update(wrong.id, '999999')).toMatchObject({ status: 2, failure_reason_code: 5005 });
    await shop.calledBack(wrong.id, [2]);
  });

  it('LOOKUP', async () => {
    const { id, result } = await pay('4000000000000309');
    expect(result).toMatchObject({ payer_auth: 'LOOKUP' });
    expect(await shop.call('transaction/update', { id, data: { lookup_code: '4321' } })).toMatchObject({ status: 1 });
  });

  it('REDIRECT: the payer approves behind redirect_url', async () => {
    const { id, result } = await pay('4000000000000408');
    expect(result).toMatchObject({ payer_auth: 'REDIRECT' });
    expect((result as Json).redirect_url).toMatch(/^https:\/\/.+\/r\/\d+$/);
    await actAsPayer('r', id, { choice: '0' });
    await shop.calledBack(id, [1]);
  });

  it('UNKNOWN: find says later what to do', async () => {
    const { id, result } = await pay('4000000000000507');
    expect(result).toEqual({ payer_auth: 'UNKNOWN' });
    await shop.calledBack(id, [1]);
    expect(await find(id)).toMatchObject({ status: 1, authorization: { payer_auth: 'NONE' } });
  });

  it('hold: capture a part, the rest is released', async () => {
    const { id, status, revision } = await pay('4000000000000606', { service_id: 1283 });
    expect(status).toBe(6);
    expect(await shop.refused('transaction/complete', { id, amount: 12541 })).toBe(223);
    expect(await shop.call('transaction/complete', { id, amount: 10000, revision })).toMatchObject({
      status: 1,
      amount: 12540,
      captured_amount: 10000,
      authorized_amount: 0,
      wallet_amount: 10000,
    });
    await shop.calledBack(id, [6, 1]);
    expect(await shop.refused('transaction/complete', { id })).toBe(350);
  });

  it('hold: release', async () => {
    const { id } = await pay('4000000000000606', { service_id: 1283 });
    expect(await shop.call('transaction/cancel', { id })).toMatchObject({ status: 3, authorized_amount: 0 });
    await shop.calledBack(id, [6, 3]);
  });

  it('reverse: a part, then not more than is left, then the rest', async () => {
    const { id, revision } = await pay('4111111111111111');
    const first = await shop.call('transaction/cancel', { id, amount: 2540, revision });
    expect(first).toMatchObject({ status: 1, reversed_amount: 2540 });
    expect(await shop.refused('transaction/cancel', { id, amount: 2541, revision })).toBe(350);
    expect(await shop.refused('transaction/cancel', { id, amount: 10001 })).toBe(205);
    expect(await shop.call('transaction/cancel', { id })).toMatchObject({ status: 4, reversed_amount: 12540 });
    await shop.calledBack(id, [1, 1, 4]);
  });

  it('cancel: an unpaid payment', async () => {
    const { id } = await shop.call('transaction/create', shop.request('transaction-create', 'card-form'));
    expect(await shop.call('transaction/cancel', { id })).toMatchObject({ status: 3 });
    expect(await shop.refused('transaction/cancel', { id, revision: 2 })).toBe(205);
  });

  it('duplicate: the same id is refused, and the first payment is found by it', async () => {
    const body = shop.card('4111111111111111');
    const { id } = await shop.call('transaction/pay', body);
    expect(await shop.refused('transaction/pay', { ...body, description: 'once more' })).toBe(203);
    const { external_transaction_id: externalId } = body;
    expect((await shop.call('transaction/find', { external_transaction_id: externalId })).id).toBe(id);
  });

  it('a lost answer: the outcome is unknown until find', async () => {
    const { OutcomeUnknownError } = await loadNodeClient();
    for (const prefix of ['no-answer', 'bad-answer', 'err-301']) {
      const externalId = `${prefix}-${version}`;
      const body = shop.card('4111111111111111', { external_transaction_id: externalId });
      await expect(shop.call('transaction/pay', body)).rejects.toThrow(OutcomeUnknownError);
      expect(await shop.call('transaction/find', { external_transaction_id: externalId })).toMatchObject({ status: 1 });
    }
  });

  it('payout: validate, pay, callback', async () => {
    const body = shop.request('transaction-pay', 'pix-payout', { amount: 10000 });
    const { point: _addresses, ...planned } = body;
    expect(await shop.call('transaction/validate', planned)).toMatchObject({ valid: true });
    const { id, status } = await shop.call('transaction/pay', body);
    expect(status).toBe(10);
    await shop.calledBack(id, [1]);
  });

  it('payout: validate says what would fail', async () => {
    const { point: _addresses, ...body } = shop.request('transaction-pay', 'card-payout', { wallet_id: 7092 });
    const { valid, checks } = await shop.call('transaction/validate', body);
    const failed = (checks as Json[]).filter(({ passed }) => !passed);
    expect([valid, failed]).toMatchObject([false, [{ name: 'balance', error_code: 105 }]]);
  });

  it('tokenisation: save a card on the hosted page, charge it later', async () => {
    const { id } = await shop.call('transaction/create', shop.request('transaction-create', 'tokenisation'));
    await actAsPayer('p', id, { card_number: '5555555555554444' });
    await shop.calledBack(id, [1]);
    const { card_token: token, captured_amount: captured } = await find(id);
    expect([captured, token]).toEqual([0, expect.stringMatching(/^ct_/)]);
    const fields = { card_token: token, initiator: 'merchant' };
    const paid = await shop.call('transaction/pay', shop.request('transaction-pay', 'saved-card', { fields }));
    expect(paid.status).toBe(1);
    expect((await shop.call('transaction/issue_token', { id })).card_token).toBe(token);
  });

  it('P2P: methods, recipient, confirm; only matched money is success', async () => {
    const { id } = await shop.call('transaction/pay', shop.request('transaction-pay', 'p2p', { amount: 150000 }));
    const { p2p_methods: methods } = await shop.call('transaction/p2p/get_methods_list', { id });
    const [method] = methods as { id: number }[];
    expect(await shop.refused('transaction/p2p/confirm', { id, confirmation_fields: { sender_card_tail: '1111' } })).toBe(210);
    const recipient = await shop.call('transaction/p2p/get_recipient_card', { id, p2p_method_id: method?.id });
    expect(recipient).toMatchObject({ ready: true, amount: 150003 });
    const confirmation = { id, confirmation_fields: { sender_card_tail: '1234' } };
    expect(await shop.call('transaction/p2p/confirm', confirmation)).toMatchObject({ status: 10 });
    expect(await shop.refused('transaction/p2p/cancel', { id })).toBe(210);
    await shop.calledBack(id, [1]);
  });

  it('P2P: the payer gives up before the transfer', async () => {
    const { id } = await shop.call('transaction/pay', shop.request('transaction-pay', 'p2p', { amount: 150000 }));
    expect(await shop.call('transaction/p2p/cancel', { id })).toMatchObject({ status: 3 });
    await shop.calledBack(id, [3]);
  });

  it('reports: order, wait, fetch', async () => {
    const timestamp = (milliseconds: number) => {
      const text = `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
      return version === 'v2' ? text : text.replace('T', ' ').replace('Z', '');
    };
    // A period can be reported when it has ended, and its end is a whole second.
    await new Promise((done) => setTimeout(done, 1100));
    const period = { from: timestamp(Date.now() - 3_600_000), to: timestamp(Date.now()) };
    const order = { type: 'transactions', format: 'json', account_id: 5001, ...period };
    const reports = `/api/reports/${version}`;
    const { report_id: id, status } = await shop.call(`${reports}/create`, order);
    expect(status).toBe('new');
    const states: unknown[] = [];
    for (let attempt = 0; states.at(-1) !== 'ready' && attempt < 5; attempt++) {
      // In one second v2 would repeat the stored first response.
      await new Promise((done) => setTimeout(done, 1100));
      states.push((await shop.call(`${reports}/check-report`, { report_id: id })).status);
    }
    expect(states.at(-1)).toBe('ready');
    const { rows } = await shop.call(`${reports}/report`, { report_id: id, limit: 1 });
    expect(rows).toHaveLength(1);
  });
});
