// Rules of a commission that the payer pays on top: what is captured, booked and given back, as the pages say it in numbers.
import { expect, it } from 'vitest';
import { playRules, stated } from '../tests/play-rules';

const { sandbox, card, call, pay } = await playRules();

const PAGE = 'docs/reference/wallet_movements.mdx';

async function paid() {
  const body = card({ card_number: '4111111111111111' }, { service_id: 1291, amount: 10_000 });
  const { response } = await pay(body);
  const moved = () =>
    sandbox
      .state()
      .ledger.movements()
      .filter(({ transactionId }) => transactionId === response.id)
      .map(({ kind, change }) => [kind, change]);
  return { response, moved };
}

it('what the payer pays is captured, and what it costs is one movement', async () => {
  const { response, moved } = await paid();
  expect(response).toMatchObject({
    ...{ amount: 10_000, customer_commission: 100, payer_amount: 10_100, captured_amount: 10_100 },
    ...{ point_commission: 320, wallet_amount: 9680 },
  });
  expect(moved()).toEqual([
    ['payin', 10_100],
    ['commission', -420],
  ]);
  const { commission } = (await call('service-get', {}, 'v2', { service_id: '1291' })).response;
  expect(commission).toMatchObject({ point: { percent: '2.90', fix: 30 } });
  stated({
    [PAGE]: 'is calculated on the price, not on what the payer adds',
    'cabinet/control/tariffs.mdx': 'is in the captured amount: take it off first',
    'data/wallet-movements.yaml':
      'Of a transaction it is `point_commission` and, where the payer pays one, `customer_commission`.',
    'docs/reports.mdx': 'what the payer paid, `customer_commission` included, less what you refunded',
    'docs/callbacks.mdx': 'due_amount <= :captured_amount - :customer_commission',
    'samples/clients/node/payments.mjs': 'captured_amount - transaction.customer_commission >= amount',
    'samples/clients/php/Payments.php':
      "$transaction['captured_amount'] - $transaction['customer_commission'] >=",
  });
  stated({ [PAGE]: '`captured_amount` 10100, `point_commission` 320, `wallet_amount` 9680' });
  stated({ [PAGE]: '`payin` 10100, `commission` -420' });
});

it.each([
  ['all', {}, 10_100, -420],
  ['the price alone', { amount: 10_000 }, 10_000, -320],
])('a refund of %s leaves the wallet lower than before', async (_what, part, reversed, wallet) => {
  const { response, moved } = await paid();
  const after = (await call('transaction-cancel', { id: response.id, ...part })).response;
  expect(after.reversed_amount).toBe(reversed);
  expect(moved().reduce((sum, [, change]) => sum + Number(change), 0)).toBe(wallet);
  stated({
    [PAGE]: "**A refund of all gives the payer's commission back too**, and you pay for both.",
    'docs/refunds.mdx': 'to keep it, refund the price alone',
    'docs/api/_partials/cancel-uses.mdx': 'What is left contains [the commission that the payer has paid]',
  });
});
