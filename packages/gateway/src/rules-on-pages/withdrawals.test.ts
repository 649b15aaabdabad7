// Rules of what is not paid yet: who can still stop it, and where money ends that belongs to no transaction.
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { eventually } from '../tests/eventually';
import { playRules, stated } from '../tests/play-rules';

const { documented, call, pay } = await playRules();

async function confirmedTransfer(change: JsonObject = {}): Promise<unknown> {
  const { id } = (await pay(documented('transaction-pay', 'p2p', change))).response;
  await call('transaction-p2p-get-recipient-card', { id, p2p_method_id: 31 });
  await call('transaction-p2p-confirm', { id, confirmation_fields: { sender_card_tail: '1111' } });
  return id;
}

it('no call withdraws a transfer that the payer has confirmed', async () => {
  const id = await confirmedTransfer({ amount: 10_909 });
  for (const version of ['v1', 'v2'] as const)
    for (const one of ['transaction-cancel', 'transaction-p2p-cancel'])
      expect((await call(one, { id }, version)).code, one).toBe(210);
  stated({
    'docs/api/_partials/cancel-uses.mdx':
      '{status(10)}, the payer has confirmed a P2P transfer | None: {error(210)} | Unchanged',
    'api/shared/operations/transaction-cancel.yaml': 'The payer has confirmed a P2P transfer',
    'docs/services/p2p_transfer_h2h.mdx':
      'After confirm it is rejected with {error(210)}, because money may be on its way; so is {op("transaction-cancel")}.',
    'docs/api/v2/transaction/p2p/cancel.mdx': 'is rejected as this call is after confirm',
  });
});

it('everything else that is not paid can be withdrawn in the sandbox, and never becomes paid', async () => {
  const pending = ['pix-qr', 'pix-payout', 'p2p'].map((name) =>
    documented('transaction-pay', name, { amount: 10_909 }),
  );
  for (const body of pending) {
    const { id, status } = (await pay(body)).response;
    expect(status).toBe(10);
    expect((await call('transaction-cancel', { id })).response.status).toBe(3);
    expect((await call('transaction-cancel', { id })).code).toBe(205);
  }
  stated({
    'docs/api/_partials/cancel-uses.mdx':
      'The sandbox withdraws every unpaid transaction:only[, except a confirmed P2P transfer]{operation:transaction-p2p-cancel}. In production expect {error(205)} too.',
    'docs/callbacks.mdx':
      '`transaction/cancel` [where the method still can](/api/v2/transaction/cancel#withdraw)',
  });
});

it('money that belongs to no transaction leaves it as it is: nothing is taken, and nothing follows', async () => {
  for (const [amount, status] of [
    [10_985, 2],
    [10_986, 2],
    [10_905, 5],
  ]) {
    const id = await confirmedTransfer({ amount });
    const find = async () => (await call('transaction-find', { id })).response;
    await eventually(async () => (await find()).status, status);
    const { captured_amount, payer_amount, revision } = await find();
    expect([captured_amount, payer_amount]).toEqual([0, Number(amount) + 3]);
    expect((await call('transaction-cancel', { id })).code).toBe(205);
    expect((await find()).revision).toBe(revision);
  }
  const end = '/reference/transaction_statuses#unmatched';
  stated({
    'docs/reference/transaction_statuses.mdx':
      'Such a transaction stays as it is. It never becomes {status(1)}, and no callback follows.',
    'docs/callbacks.mdx': `[it goes back](${end})`,
    'docs/unknown_outcome.mdx': `[was not found in time](${end})`,
    'docs/services/p2p_transfer_h2h.mdx': `Confirmed: ask for the receipt, do not ask the payer to pay again, [write to your provider](${end})`,
    'data/failure-reason-codes.yaml':
      'only when the money is back or your provider confirms that none was taken',
    'data/transaction-statuses.yaml': 'If the payer may have made a transfer, a person decides first.',
  });
});
