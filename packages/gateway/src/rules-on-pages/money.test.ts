// Rules of money that moves, waits and comes back: played, and read where they are stated.
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { startCallbackReceiver } from '../tests/callback-receiver';
import { eventually } from '../tests/eventually';
import { now, playRules, stated } from '../tests/play-rules';

const { sandbox, documented, card, call, pay } = await playRules();

it('a payment with a token gives its token again, and one without a card none', async () => {
  const token = 'ct_demo0000000000000000000001';
  const fields = { card_token: token, initiator: 'merchant' };
  const { id } = (await pay(documented('transaction-pay', 'saved-card', { fields }))).response;
  expect((await call('transaction-issue-token', { id })).response.card_token).toBe(token);
  const amount = documented('transaction-pay', 'pix-qr', { amount: 10_000 });
  const other = (await pay(amount)).response.id;
  expect([204, 213]).toContain((await call('transaction-issue-token', { id: other })).code);
});

it('a payout that its bank returns goes from 1 to 4, with a callback, and the money is in the wallet again', async () => {
  const receiver = await startCallbackReceiver();
  const statusesTold = () =>
    receiver.received.map(({ body }) => (JSON.parse(String(body)) as JsonObject).status);
  const body = documented('transaction-pay', 'pix-payout', { amount: 10_904 });
  const balance = async () => {
    const wallet = { account_id: 5001, wallet_id: body.wallet_id };
    const { wallets } = (await call('account-info', wallet)).response;
    return (wallets as JsonObject[]).map((one) => [one.balance, one.reserve]);
  };
  const before = await balance();
  try {
    await pay({ ...body, point: { callback_url: receiver.url } });
    await eventually(statusesTold, [1, 4]);
  } finally {
    receiver.stop();
  }
  expect(await balance()).toEqual(before);
  stated({
    'docs/reference/transaction_statuses.mdx':
      "goes from {status(1)} to {status(4)} when the recipient's bank returns it. The money is in your wallet again",
    'data/transaction-statuses.yaml': 'Payout, you still owe the recipient the money.',
    'docs/callbacks.mdx': "A payout that the recipient's bank returns becomes {status(4)} and sends one.",
    'docs/reference/wallet_movements.mdx': 'payout_return',
    'data/glossary.yaml':
      "A paid payout that the recipient's bank sends back. The status goes from {status(1)} to {status(4)}.",
    'data/test-cards.yaml': "Paid out, then returned by the recipient's bank",
  });
  stated({ 'docs/callbacks.mdx': '| {status(4)} of a payout | No: you owe the money again |' });
});

it('a payment waits for the payer of a hosted page in 0, and for the payment of a voucher in 10', async () => {
  const hosted = await call('transaction-create', documented('transaction-create', 'card-form'));
  expect(hosted.response.status).toBe(0);
  const { response } = await pay(documented('transaction-create', 'voucher', { amount: 20_905 }));
  expect(response).toMatchObject({ status: 10 });
  expect(response.expires_at).not.toBeNull();
  await eventually(async () => (await call('transaction-find', { id: response.id })).response.status, 5);
  stated({
    'data/transaction-statuses.yaml':
      'Where the transaction has `expires_at` and nobody pays, it becomes 5 then.',
    'docs/payment_page.mdx':
      '| {status(10)}, voucher or transfer | Code, amount, where to pay and until when',
    'api/shared/examples/transaction-find.yaml': "summary: 'Pending: the voucher again'",
    'docs/reference/transaction_statuses.mdx':
      "| {status(10)} | The bank or the method, the payer's confirmation, or the payment of a {term(voucher)} |",
  });
});

it('payments of one coin that needs a memo share the address and differ in the memo', async () => {
  const addresses = [];
  for (const amount of [10_000, 20_000]) {
    const crypto = { service_id: 1055, wallet_id: 7001, amount_currency: 'EUR', fields: {}, amount };
    const { id } = (await pay(documented('transaction-pay', 'pix-qr', crypto))).response;
    const coin = { id, crypto_currency: 'TON', network: 'TON' };
    addresses.push((await call('transaction-get-crypto-address', coin)).response);
  }
  const [first, second] = addresses;
  expect(second?.address).toBe(first?.address);
  expect(second?.memo).not.toBe(first?.memo);
  stated({
    'docs/reference/crypto_codes.mdx':
      'Where a memo is required, several payments share the address, and address and memo together belong to one transaction.',
    'api/shared/schemas/transaction/crypto-address.yaml':
      'With a `memo` several payments share the address; without one it is made for this transaction.',
  });
});

it('a crypto payment has its end when its coin is chosen, and waits before', async () => {
  const crypto = { service_id: 1055, wallet_id: 7001, amount_currency: 'EUR', fields: {} };
  const { id, expires_at } = (await pay(documented('transaction-pay', 'pix-qr', crypto))).response;
  expect(expires_at).toBeNull();
  const unserved = { id, crypto_currency: 'USDT', network: 'ETHEREUM' };
  expect((await call('transaction-get-crypto-address', unserved)).code).toBe(216);
  expect((await call('transaction-find', { id })).response.expires_at).toBeNull();
  const coin = { id, crypto_currency: 'USDT', network: 'TRON' };
  const address = (await call('transaction-get-crypto-address', coin)).response;
  expect((await call('transaction-find', { id })).response.expires_at).toBe(address.expires_at);
  stated({
    'api/shared/schemas/transaction/transaction.yaml': 'as for a crypto payment before its coin is chosen',
    'docs/services/cryptofiat.mdx': 'From then on find shows `crypto_currency`, `network` and `expires_at`.',
    'docs/api/_partials/crypto-address-show.mdx':
      'For any other pair the call returns {error(216)}, also after a first choice, and fixes nothing.',
  });
});

it('a report has its rows by the last change, which a refund in part is too', async () => {
  const paid: unknown[] = [];
  for (const amount of [10_000, 20_000])
    paid.push((await pay(card({ card_number: '4111111111111111' }, { amount }))).response.id);
  await delay(1000);
  expect((await call('transaction-cancel', { id: paid[0], amount: 100 })).response.status).toBe(1);
  await delay(1000);
  const from = new Date((now() - 60) * 1000).toISOString().replace('.000', '');
  const to = new Date(now() * 1000).toISOString().replace('.000', '');
  const order = { type: 'transactions', format: 'json', account_id: 5001, from, to, service_id: 1043 };
  const { report_id } = (await call('report-create', order)).response;
  const rows = async () => {
    const { response } = await call('report-get', { report_id });
    return ((response.rows ?? []) as JsonObject[]).map(({ id }) => id);
  };
  await eventually(rows, [paid[1], paid[0]]);
  stated({
    'docs/reports.mdx': '`updated_at`: when the transaction **last** changed, also by a reversal in part',
    'data/cabinet/screens/reporting-reports.yaml':
      'last changed (`updated_at`) in the period, also by a refund in part',
  });
});

it('a lost dispute takes the amount and its fee out of the wallet', async () => {
  const body = card({ card_number: '4000000000000804' });
  const balance = async () => {
    const { wallets } = (await call('account-info', { account_id: 5001, wallet_id: body.wallet_id }))
      .response;
    return (wallets as JsonObject[])[0]?.balance;
  };
  const before = Number(await balance());
  const { id } = (await pay(body)).response;
  await eventually(async () => (await call('transaction-find', { id })).response.status, 4);
  expect(await balance()).toBe(before - 1500);
  stated({
    'api/shared/schemas/accounts/wallet.yaml':
      'A chargeback, or a reversal by the method, can make it negative.',
    'docs/reference/wallet_movements.mdx':
      '`chargeback` is the disputed amount, `chargeback_fee` what your contract adds',
  });
});

it('a commission is in the currency that the service names for it', async () => {
  const { commission } = (await call('service-get', {}, 'v2', { service_id: '1291' })).response;
  expect(commission).toMatchObject({ currency: 'EUR', point: { percent: '2.90', fix: 30 } });
  const body = card({ card_number: '4111111111111111' }, { service_id: 1291, amount: 10_000 });
  expect((await pay(body)).response).toMatchObject({ point_commission: 320, customer_commission: 100 });
  // 0.30 EUR are 0.33 USD at 0.9223, and 2.90 + 0.33 USD are 2.98 EUR; 2.90 % of 92.23 EUR and 0.30 EUR would be 2.97.
  const inDollars = (await pay({ ...body, external_transaction_id: 'in-dollars', amount_currency: 'USD' }))
    .response;
  expect(inDollars).toMatchObject({ rate: '0.922300', point_commission: 298 });
  stated({
    'docs/api/_partials/service-commission.mdx':
      '`fix`, `min` and `max` are in `commission.currency`. For an amount in another currency of the service the gateway converts these three, and the exact commission is in the transaction only.',
  });
});

it('a hold is captured once, and again only where the bank has declined the first capture after all', async () => {
  const body = card({ card_number: '4000000000000630' }, { service_id: 1283 });
  const { id } = (await pay(body)).response;
  expect((await call('transaction-complete', { id })).response.status).toBe(6);
  expect((await call('transaction-complete', { id })).code).toBe(350);
  await eventually(async () => (await call('transaction-find', { id })).response.capture_pending_amount, 0);
  expect((await call('transaction-complete', { id })).response.status).toBe(1);
  expect((await call('transaction-complete', { id })).code).toBe(350);
  stated({
    'docs/api/_partials/complete-capture.mdx':
      'Only a capture that the bank has [declined after all](/reference/transaction_statuses#pending-reversal) may be followed by another.',
    'api/shared/operations/transaction-complete.yaml':
      'a second capture is error {error(350)}, unless the bank has declined the first one after all',
  });
});

it('a movement is made for what is paid, for its commission and for each refund', async () => {
  const priced = (card_number: string) => pay(card({ card_number }, { service_id: 1291, amount: 10_000 }));
  const declined = (await priced('4000000000020018')).response.id;
  const { id } = (await priced('4111111111111111')).response;
  for (const amount of [1000, 2000, 3000]) await call('transaction-cancel', { id, amount });
  const kinds = (one: unknown) =>
    sandbox
      .state()
      .ledger.movements()
      .flatMap(({ transactionId, kind }) => (transactionId === one ? [kind] : []));
  expect(kinds(declined)).toEqual([]);
  expect(kinds(id)).toEqual(['payin', 'commission', 'reversal', 'reversal', 'reversal']);
  stated({
    'cabinet/final_report/index.mdx':
      'A transaction that was never paid has none. A paid one has its `payin` or `payout` and, where it costs something, a `commission`; each refund, the return of a payout, a chargeback and its fee add one more.',
  });
});

it('money goes to the bank by the cabinet alone, when the provider says', () => {
  const { contract, tables } = sandbox.state();
  expect([...contract.paths.values()].filter((at) => /withdraw|settle/.test(at))).toEqual([]);
  expect(tables['wallet-movements'].rows.map(({ code }) => code)).toContain('withdrawal');
  const values = ['schedule', 'days', 'minimum', 'commission'].map(
    (of) => `{operator.details.withdrawal_${of}}`,
  );
  for (const value of values) stated({ 'docs/money_to_your_bank.mdx': value });
  stated({
    'docs/money_to_your_bank.mdx':
      'Open [Balances](/cabinet/balances/#task-withdraw), press "Withdraw" in the row of the wallet, and enter the amount.',
    'cabinet/balances/index.mdx': '{#task-withdraw}',
  });
});
