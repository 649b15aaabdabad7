// The exact amount of a P2P transfer: more than was asked for, and captured as it was transferred.
import { expect, it } from 'vitest';
import { eventually } from '../tests/eventually';
import { createCaller } from '../tests/gateway-caller';
import { runSandbox } from '../tests/run-sandbox';

const { sandbox } = await runSandbox({ speed: 50 });

it('captures the amount that the payer was shown', async () => {
  const caller = createCaller(sandbox);
  const example = sandbox.state().contract.find('transaction-pay', 'v2')?.requestExamples.get('p2p');
  const order = { ...example, external_transaction_id: 'p2p-exact' };
  const { id } = (await caller.call('transaction-pay', 'v2', order)).response;
  const chosen = { id, p2p_method_id: 31 };
  const find = async () => (await caller.call('transaction-find', 'v2', { id })).response;
  const { revision: before } = await find();
  const { response: shown } = await caller.call('transaction-p2p-get-recipient-card', 'v2', chosen);
  expect(shown.amount).toBe(150_003);
  const again = await caller.call('transaction-p2p-get-recipient-card', 'v2', chosen);
  expect(again.response).toEqual(shown);
  // The new amount of the payer is a change; to be told of it twice is none.
  expect(await find()).toMatchObject({ payer_amount: 150_003, revision: Number(before) + 1 });
  const tail = { sender_card_tail: '1111' };
  await caller.call('transaction-p2p-confirm', 'v2', { id, confirmation_fields: tail });
  await eventually(async () => (await find()).status, 1);
  expect(await find()).toMatchObject({ amount: 150_000, captured_amount: 150_003, wallet_amount: 150_003 });
});
