/** transaction/complete: captures a hold, whole or in part; the rest is released. */
import { refused } from '../api-error';
import { TransactionStatus } from '../generated/codes';
import type { SandboxState } from '../state/sandbox-state';
import type { Transaction } from '../transactions/transaction';
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

/**
 * Accepts a capture or a reversal, where the scenario has it carried out later.
 * @returns whether it does
 */
export function isLater(
  { player, changes }: SandboxState,
  transaction: Transaction,
  what: 'capture' | 'reversal',
  amount: number,
): boolean {
  const operation = what === 'capture' ? OPERATION : 'transaction-cancel';
  const later = player
    .nextSteps(transaction, 'merchant')
    .find((step) => step.call === operation && step.pending !== undefined);
  if (!later) return false;
  changes.request(transaction, what, amount);
  player.follow(transaction, later);
  return true;
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
  if (!isLater(sandbox, transaction, 'capture', amount)) {
    const next = sandbox.player.nextSteps(transaction, 'merchant').find((step) => step.call === OPERATION);
    sandbox.changes.apply(transaction, { status: TransactionStatus.SUCCESS, capture: amount });
    if (next?.dispute) sandbox.changes.dispute(transaction, next.dispute);
    sandbox.player.follow(transaction, next);
  }
  return transactionView(transaction, call.version);
};
