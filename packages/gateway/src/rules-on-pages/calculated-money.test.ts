// Rules of money that the sandbox calculates or takes back: coins, disputed parts, what a payout names. Played, and read where they are stated.
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { eventually } from '../tests/eventually';
import { playRules, stated } from '../tests/play-rules';

const { sandbox, documented, card, call, pay } = await playRules();

it('coins have a price in each currency, and a payout sends them on the network that it names', async () => {
  const payout = { service_id: 1048, wallet_id: 7005, amount_currency: 'USD', fields: {}, amount: 10_000 };
  const fields = { account: `UQ${'A'.repeat(46)}`, network: 'TON' };
  const sent = (await pay(documented('transaction-pay', 'pix-qr', { ...payout, fields }))).response;
  expect(sent).toMatchObject({ crypto_amount: '99.900000', crypto_currency: 'USDT', network: 'TON' });
  const payin = { ...payout, service_id: 1055, wallet_id: 7001 };
  const { id } = (await pay(documented('transaction-pay', 'pix-qr', payin))).response;
  const coin = { id, crypto_currency: 'USDT', network: 'TRON' };
  const { rate, crypto_amount } = (await call('transaction-get-crypto-address', coin)).response;
  expect([rate, crypto_amount]).toEqual(['0.999090', '100.091083']);
  stated({
    'api/shared/schemas/transaction/crypto-address.yaml': "Units of the transaction's currency for one coin.",
    'docs/services/cryptofiat.mdx': '`crypto_amount` is fixed when the payout is registered',
  });
});

it('a coin is the one that the request names, and a code that is a link leads to its own order', async () => {
  const order = { service_id: 1140, wallet_id: 7005, amount_currency: 'USD', amount: 10_000 };
  for (const coin of ['USDT', 'USDC']) {
    const fields = { crypto_currency: coin };
    const { id, result, ...opened } = (
      await pay(documented('transaction-pay', 'pix-qr', { ...order, fields }))
    ).response;
    expect(opened).toMatchObject({ crypto_amount: '100.080160', crypto_currency: coin });
    const { qr } = result as { qr: JsonObject };
    expect(qr.payload).toBe(qr.url);
    expect(qr.url).toContain(`/${String(id)}`);
  }
  stated({
    'docs/services/binance/binance_pay_qr.mdx': 'counts USDC at the rate of USDT',
    'docs/services/binance/binance_pay_qr_mini.mdx':
      'The payload of the sandbox is the same text for every order.',
  });
});

it('a disputed part is never more than what was paid', async () => {
  const { id } = (await pay(card({ card_number: '4000000000000812' }, { amount: 1500 }))).response;
  const find = async () => (await call('transaction-find', { id })).response;
  await eventually(async () => (await find()).status, 4);
  expect((await find()).reversed_amount).toBe(1500);
  stated({
    'api/shared/schemas/transaction/transaction.yaml':
      'How much of `captured_amount` went back by refunds, lost disputes',
  });
});

it('a payout names a paid pay-in or none, and no commission that its point does not charge', async () => {
  const payin = (await pay(card({ card_number: '4111111111111111' }))).response.id;
  const payout = (change: JsonObject) => pay(documented('transaction-pay', 'pix-payout', change));
  expect((await payout({ incoming_transaction_id: payin })).code).toBe(0);
  expect((await payout({ incoming_transaction_id: payin })).code).toBe(0);
  expect((await payout({ incoming_transaction_id: 999_999 })).code).toBe(219);
  expect((await payout({ external_commission_amount: 1 })).code).toBe(221);
  stated({
    'api/shared/schemas/requests/payment-request.yaml':
      'several payouts may name one, and the gateway does not compare their sum with it. Required where the settings of the point say so',
    'data/api-error-codes.yaml': 'The `incoming_transaction_id` names no successful pay-in of this account.',
  });
});

it('a recipient that is ready late is there until the payment ends', async () => {
  const { id, expires_at } = (await pay(documented('transaction-pay', 'p2p'))).response;
  const recipient = async () =>
    (await call('transaction-p2p-get-recipient-card', { id, p2p_method_id: 32 })).response;
  await eventually(async () => (await recipient()).ready, true);
  expect((await recipient()).expires_at).toBe(expires_at);
});

it('a saved card is not disputed: nothing was paid', async () => {
  const { amount: _none, ...saving } = documented('transaction-create', 'card-form', {
    service_id: 1044,
    wallet_id: 7001,
    external_transaction_id: 'saved-only',
  });
  const { id } = (await call('transaction-create', saving)).response;
  const { transactions, changes } = sandbox.state();
  const transaction = transactions.ofPoint(4021).find(({ state }) => state.id === id);
  if (transaction === undefined) throw new Error('The sandbox has not stored it');
  changes.dispute(transaction, { is: 'opened' });
  changes.dispute(transaction, { is: 'lost', fee: 1500 });
  expect((await call('transaction-find', { id })).response).toMatchObject({ status: 0, reversed_amount: 0 });
  stated({ 'docs/services/card_tokenization.mdx': 'there is no sum to hold or to refund' });
});

it('what a method takes back without a dispute is a reversal', async () => {
  const { id } = (await pay(documented('transaction-pay', 'pix-qr', { amount: 10_904 }))).response;
  await eventually(async () => (await call('transaction-find', { id })).response.status, 4);
  const moves = sandbox.state().ledger.movements();
  expect(moves.map(({ kind, change }) => [kind, change])).toEqual([
    ['payin', 10_904],
    ['reversal', -10_904],
  ]);
  stated({
    'data/wallet-movements.yaml': 'You refunded it, or the method took it back without a dispute.',
    'docs/callbacks.mdx': 'is `chargeback`, or a `reversal` that your books do not know',
    'docs/refunds.mdx':
      'A lost {term(chargeback)} is `chargeback`. What a method takes back without one is `reversal`',
    'docs/reference/transaction_statuses.mdx': 'says which: `chargeback` or `reversal`',
  });
});
