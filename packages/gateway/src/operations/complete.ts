/** transaction/complete: captures a hold, whole or in part; the rest is released. */
import { refused } from '../api-error';
import { TransactionStatus } from '../generated/codes';
import type { SandboxState } from '../state/sandbox-state';
import type { Step, Transaction } from '../transactions/transaction';
import { transactionView } from '../transactions/views';
import type { Handler } from './call';
import { transactionById } from './lookup';

const OPERATION = 'transaction-complete';

/** @throws ApiError 350 when the transaction has changed since the caller saw it */
export function checkRevision({ state }: Transaction, { revision }: { readonly revision?: number }): void {
  if (revision !== undefined && revision !== state.revision)
    throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(
      `revision: transaction ${state.id} is at revision ${state.revision}`,
    );
}

/** The step of a scenario in which this call is accepted and carried out later. */
export function pendingStep(
  sandbox: SandboxState,
  transaction: Transaction,
  operation: string,
): Step | undefined {
  const steps = sandbox.player.nextSteps(transaction, 'merchant');
  return steps.find(
    (step) => step.by === 'merchant' && step.call === operation && step.pending !== undefined,
  );
}

export const complete: Handler<'transaction-complete'> = (sandbox, call) => {
  const { body: request } = call;
  const transaction = transactionById(sandbox, call, request.id);
  const { state, taken } = transaction;
  if (taken.has(OPERATION))
    throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(
      `id: transaction ${state.id} was already completed`,
    );
  checkRevision(transaction, request);
  if (state.status !== TransactionStatus.AUTHORIZED)
    throw refused.UPDATE_NOT_ALLOWED(`id: status ${state.status} holds nothing to complete`);
  const { amount = state.authorized_amount } = request;
  if (amount > state.authorized_amount)
    throw refused.AMOUNT_OVER_HOLD(`amount: above the ${state.authorized_amount} held`);
  taken.add(OPERATION);
  const later = pendingStep(sandbox, transaction, OPERATION);
  if (later) {
    sandbox.changes.requestCapture(transaction, amount);
    sandbox.player.follow(transaction, later);
    return transactionView(transaction, call.version);
  }
  transaction.paths = [];
  sandbox.changes.apply(transaction, { status: TransactionStatus.SUCCESS, capture: amount });
  return transactionView(transaction, call.version);
};
