/** transaction/complete: captures a hold, whole or in part; the rest is released. */
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import type { Transaction } from '../transactions/transaction';
import { transactionView } from '../transactions/views';
import type { Operation } from './call';
import { transactionById } from './lookup';

export interface StepRequest extends JsonObject {
  readonly id: number;
  readonly amount?: number;
  readonly revision?: number;
}

const OPERATION = 'transaction-complete';

/** @throws Refusal 350 when the transaction has changed since the caller saw it */
export function checkRevision({ state }: Transaction, { revision }: StepRequest): void {
  if (revision !== undefined && revision !== state.revision) {
    throw new Refusal(350, `revision: transaction ${state.id} is at revision ${state.revision}`);
  }
}

export const complete: Operation = (world, call) => {
  const request = call.body as StepRequest;
  const transaction = transactionById(world, call, request.id);
  const { state, taken } = transaction;
  if (taken.has(OPERATION)) throw new Refusal(350, `id: transaction ${state.id} was already completed`);
  checkRevision(transaction, request);
  if (state.status !== 6) throw new Refusal(213, `id: status ${state.status} holds nothing to complete`);
  const { amount = state.authorized_amount } = request;
  if (amount > state.authorized_amount)
    throw new Refusal(223, `amount: above the ${state.authorized_amount} held`);
  taken.add(OPERATION);
  transaction.paths = [];
  world.changes.apply(transaction, { status: 1, capture: amount });
  return transactionView(transaction, call.version);
};
