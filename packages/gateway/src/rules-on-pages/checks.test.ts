// Rules of what is checked before a payment and what a bank decides: played, and read where they are stated.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { now, playRules, stated } from '../tests/play-rules';
import { root } from '../tests/root';

const { sandbox, documented, card, call, pay, sendSigned } = await playRules();

it('validate fails the check that its page names', async () => {
  const page = readFileSync(path.join(root, 'docs/api/_partials/validate-before-payout.mdx'), 'utf8');
  /** Of each error, the checks whose row has it. */
  const checksOf = (code: number) =>
    [...page.matchAll(/^\| `(\w+)` +\| (.*)$/gm)]
      .filter(([, , cells = '']) => cells.split(' | ')[0]?.includes(`{error(${code})}`))
      .map(([, name]) => name);
  const payout = (change: JsonObject) => documented('transaction-pay', 'card-payout', change);
  const prefixed = (code: number) => payout({ external_transaction_id: `err-${code}-validate` });
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
    if (code === 105) expect(failed?.message).toBe('wallet 7092 lacks 12540');
  }
  expect(page).toContain('`message` says how much is missing, in minor units');
  for (const code of [215, 217, 240, 300])
    expect((await call('transaction-validate', prefixed(code))).response.valid, String(code)).toBe(true);
  // What the page calls an error of the call is no check.
  expect((await call('transaction-validate', payout({ amount: 0 }))).code).toBe(206);
  for (const code of [201, 202, 211, 212]) expect(checksOf(code)).toEqual([]);
});

it('validate lists its checks in the order of the page', async () => {
  const page = readFileSync(path.join(root, 'docs/api/_partials/validate-before-payout.mdx'), 'utf8');
  const named = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  const { checks } = (await call('transaction-validate', documented('transaction-pay', 'card-payout')))
    .response;
  const made = (checks as JsonObject[]).map(({ name }) => name);
  expect(made).toEqual(named.filter((name) => made.includes(name)));
  expect(made.length).toBeGreaterThanOrEqual(named.length - 1);
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

it('what only some points require is an error of its own, before anything is registered', async () => {
  for (const code of [18, 19, 21, 22, 218, 219, 220, 221]) {
    const external_transaction_id = `err-${code}-point`;
    expect((await pay(card({}, { external_transaction_id }))).code).toBe(code);
    expect((await call('transaction-find', { external_transaction_id })).code).toBe(208);
  }
  stated({
    'api/shared/schemas/requests/payment-request.yaml':
      'Only where the point requires it, else error {error(18)}; every page view gets',
    'data/api-error-codes.yaml': 'Ask your provider how your page gets a token for each visit.',
    'docs/services/card_payout.mdx': 'Your point pays out only what a given pay-in brought',
  });
});

it('create begins an ordinary payment with the prefix of an error that it never returns', async () => {
  const { rows } = sandbox.state().tables['test-cards'];
  const codes = rows
    .filter(({ kind }) => kind === 'external_id_prefix')
    .flatMap(({ outcome }) => outcome.error_code ?? []);
  const errorsOf = (id: 'transaction-create' | 'transaction-pay') =>
    sandbox.state().contract.find(id, 'v2')?.errors ?? [];
  const others = codes.filter((code) => !errorsOf('transaction-create').includes(code));
  expect(others).toEqual([19, 215, 222, 225, 301]);
  for (const code of codes) {
    const id = `err-${code}-create-${code}`;
    const body = documented('transaction-create', 'card-form', { external_transaction_id: id });
    const reply = await call('transaction-create', body);
    expect([id, reply.code]).toEqual([id, others.includes(code) ? 0 : code]);
    if (reply.code === 0) expect(reply.response.status).toBe(0);
  }
  const never = errorsOf('transaction-pay')
    .filter((code) => code !== 214 && !errorsOf('transaction-create').includes(code))
    .map((code) => `{error(${code})}`);
  stated({
    'docs/reference/test_cards.mdx':
      'With an error that its page does not list, {op("transaction-create")} begins an ordinary payment.',
    'docs/api/_partials/validate-before-payout.mdx': `It never returns ${never.slice(0, -1).join(', ')} or ${never.at(-1) ?? ''}.`,
  });
});

it('each wallet of the test data is in the account, and its balance is why a payout is rejected', async () => {
  const { rows } = sandbox.state().tables['test-cards'];
  const named = rows.filter(
    ({ trigger, outcome }) => trigger.field === 'wallet_id' && outcome.error_code !== 104,
  );
  const { wallets } = (await call('account-info', { account_id: 5001 })).response;
  const shown = new Map((wallets as JsonObject[]).map((wallet) => [wallet.id, wallet]));
  for (const { value } of named) expect(shown.has(Number(value)), value).toBe(true);
  expect(shown.get(7092)).toMatchObject({ balance: 0, currency: 'EUR' });
  const payout = (amount: number) =>
    documented('transaction-pay', 'card-payout', { wallet_id: 7092, amount });
  expect(await pay(payout(100))).toMatchObject({ code: 105 });
  await pay(card({ card_number: '4111111111111111' }, { wallet_id: 7092, amount: 300 }));
  expect((await pay(payout(300))).code).toBe(0);
  const { text } = await pay(payout(200));
  expect(text).toContain('wallet 7092 lacks 200');
  stated({
    'api/README.md': '7092 EUR is empty, 7093 USD converts nothing, 7094 EUR has no service',
    'docs/environments.mdx': 'Balances may become negative, but a payout has to fit into wallet `7092`',
  });
});

it('a blocked wallet takes part in no new transaction', async () => {
  expect((await pay(documented('transaction-pay', 'card-payout', { wallet_id: 7095 }))).code).toBe(209);
  stated({
    'api/shared/schemas/accounts/wallet.yaml':
      'A `blocked` wallet takes part in no new transaction, which is error {error(209)}',
    'api/README.md': '7095 USD is blocked',
  });
});

it('an amount between the steps of a service is 204, whatever the decimals of its currency', async () => {
  const service = { service_id: 1114, wallet_id: 7404, amount_currency: 'KES', fields: {} };
  expect((await pay(documented('transaction-pay', 'pix-qr', { ...service, amount: 12_550 }))).code).toBe(204);
  stated({
    'docs/reference/currency_codes.mdx': 'with 100, an `amount` of 12550 is {error(204)}',
    'docs/limits.mdx': 'step: {error(204)}',
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

it('what the bank needs of a card payment is in its stored response, and a card typed again needs another key', async () => {
  const body = card({ card_number: '4000000000000119', cvv: '123' });
  const keyed = (change: JsonObject, key: string, time: number) =>
    sendSigned({ ...body, ...change }, { 'Idempotency-Key': key.repeat(16) }, now() + time);
  const first = await keyed({}, 'a', 0);
  const { external_transaction_id } = body;
  expect(first.text).toContain('acs_params');
  expect((await call('transaction-find', { external_transaction_id })).text).not.toContain('acs_params');
  expect((await keyed({}, 'a', 1)).text).toBe(first.text);
  const { cvv: _, ...fields } = body.fields as JsonObject;
  expect((await keyed({ fields }, 'a', 2)).code).toBe(350);
  expect((await keyed({ fields }, 'b', 3)).code).toBe(203);
  const { id } = (await call('transaction-find', { external_transaction_id })).response;
  expect((await call('transaction-cancel', { id })).response.status).toBe(3);
  stated({
    'docs/services/acquiring_h2h.mdx':
      'It may stay in the memory of the running request until its response has come, or the one to the [same request sent again](/unknown_outcome#cvv).',
    'docs/services/pay_on_host.mdx': 'in the memory of the running request, and nowhere else',
    'docs/security.mdx': 'It [may stay in memory](/services/acquiring_h2h#pci) until the response has come.',
  });
});

it('the bank that wants the payer to confirm declines what the merchant starts, and asks the payer who is there', async () => {
  const saved = (initiator: string) =>
    documented('transaction-pay', 'saved-card', {
      fields: { card_token: 'ct_demo3dsrequired00000000001', initiator },
    });
  expect((await pay(saved('merchant'))).response).toMatchObject({ status: 2, failure_reason_code: 5002 });
  const { response } = await pay(saved('payer'));
  expect(response).toMatchObject({ status: 10, result: { payer_auth: '3DS' } });
  const data = { cres: 'c2FuZGJveC1wYXNzZWQ', threeDSSessionData: 'c2FuZGJveC1zZXNzaW9u' };
  expect((await call('transaction-update', { id: response.id, data })).response.status).toBe(1);
  stated({
    'api/shared/schemas/requests/service-fields.yaml': '`payer`, who is present and may have to confirm',
    'data/failure-reason-codes.yaml': 'repeat the payment with the payer present and 3-D Secure',
    'docs/services/acquiring_h2h.mdx': 'Ask the payer to come and pay with `initiator` `payer`',
    'docs/saved_cards.mdx':
      'again with `initiator` `payer`: [`token-3ds-payer`](/reference/test_cards#token-3ds-payer) asks',
  });
});

it('UPI is a code and a link, and no collect request', async () => {
  const upi = { service_id: 1260, wallet_id: 7356, amount_currency: 'INR' };
  const fields = { txn_mode: 'UPI', cust_name: 'Asha Example', cust_mobile: '9000000000' };
  const collect = { ...fields, vpa: 'asha.demo@demobank' };
  expect((await pay(documented('transaction-pay', 'pix-qr', { ...upi, fields: collect }))).code).toBe(202);
  const { response } = await pay(documented('transaction-pay', 'pix-qr', { ...upi, fields }));
  expect(response.result).toHaveProperty('qr.payload');
  stated({ 'docs/services/upi.mdx': 'This gateway sends no collect request' });
});
