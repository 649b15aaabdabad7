/** transaction/cancel: cancels an unpaid transaction, releases a hold, or gives a paid one back, whole or in part. */
import { Refusal } from '../http/answer';
import type { Transaction } from '../transactions/transaction';
import { transactionView } from '../transactions/views';
import type { World } from '../world/world';
import type { Operation } from './call';
import { checkRevision, type StepRequest } from './complete';
import { transactionById } from './lookup';

const CANCELLED = 3;
const SUCCESS = 1;

function reverse(world: World, transaction: Transaction, requested: number | undefined): void {
  const { state, refundable } = transaction;
  const left = state.captured_amount - state.reversed_amount;
  const amount = requested ?? left;
  if (state.direction === 'payout' || refundable === 'no')
    throw new Refusal(205, 'id: the method has no reversal');
  if (amount > left) throw new Refusal(205, `amount: only ${left} is left to reverse`);
  if (amount < left && refundable === 'full')
    throw new Refusal(205, 'amount: the method reverses the whole only');
  world.changes.reverse(transaction, amount);
}

export const cancel: Operation = (world, call) => {
  const request = call.body as StepRequest;
  const transaction = transactionById(world, call, request.id);
  const { state } = transaction;
  checkRevision(transaction, request);
  if (state.status === SUCCESS) {
    reverse(world, transaction, request.amount);
  } else {
    if (!world.changes.mayBecome(transaction, CANCELLED)) {
      throw new Refusal(205, `id: status ${state.status} cannot be cancelled`);
    }
    if (request.amount !== undefined)
      throw new Refusal(205, 'amount: an unpaid or held transaction is cancelled as a whole');
    world.changes.apply(transaction, { status: CANCELLED });
  }
  transaction.paths = [];
  return transactionView(transaction, call.version);
};
