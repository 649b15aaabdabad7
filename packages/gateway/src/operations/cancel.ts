/** transaction/cancel: cancels an unpaid transaction, releases a hold, or gives a paid one back, whole or in part. */
import { refused } from '../api-error';
import { TransactionStatus } from '../generated/codes';
import { leftToReverse, type Transaction } from '../transactions/transaction';
import { transactionView } from '../transactions/views';
import type { SandboxState } from '../state/sandbox-state';
import type { Handler } from './call';
import { checkRevision, isLater } from './complete';
import { transactionById } from './lookup';

function reverse(sandbox: SandboxState, transaction: Transaction, requested: number | undefined): void {
  const { state, refundable } = transaction;
  const left = leftToReverse(state);
  const amount = requested ?? left;
  if (state.direction === 'payout' || refundable === 'no')
    throw refused.REVERSE_CANNOT_BE_DONE('id: the method has no reversal');
  if (state.dispute && state.dispute.open > 0)
    throw refused.REVERSE_CANNOT_BE_DONE('id: a dispute of this payment is open');
  if (left === 0 || amount > left)
    throw refused.REVERSE_CANNOT_BE_DONE(`amount: only ${left} is left to reverse`);
  if (amount < left && refundable === 'full')
    throw refused.REVERSE_CANNOT_BE_DONE('amount: the method reverses the whole only');
  if (isLater(sandbox, transaction, 'reversal', amount)) return;
  // A part that is on its way ends by itself.
  if (state.reversal_pending_amount === 0) transaction.paths = [];
  sandbox.changes.reverse(transaction, amount);
}

/** @throws ApiError 210 when the payer has confirmed a P2P transfer: the money may be on its way */
export function withdraw({ changes }: SandboxState, transaction: Transaction): void {
  if (transaction.p2p?.confirmed)
    throw refused.CONFIRM_NOT_ALLOWED('id: the payer has confirmed the transfer');
  transaction.paths = [];
  changes.apply(transaction, { status: TransactionStatus.CANCELLED });
}

export const cancel: Handler<'transaction-cancel'> = (sandbox, call) => {
  const { body: request } = call;
  const transaction = transactionById(sandbox, call, request.id);
  const { state } = transaction;
  checkRevision(transaction, request);
  if (state.status === TransactionStatus.SUCCESS) {
    reverse(sandbox, transaction, request.amount);
  } else {
    if (!sandbox.changes.mayBecome(transaction, TransactionStatus.CANCELLED))
      throw refused.REVERSE_CANNOT_BE_DONE(`id: status ${state.status} cannot be cancelled`);
    if (state.capture_pending_amount > 0)
      throw refused.REVERSE_CANNOT_BE_DONE('id: a capture of this hold is on its way');
    if (request.amount !== undefined)
      throw refused.REVERSE_CANNOT_BE_DONE('amount: an unpaid or held transaction is cancelled as a whole');
    withdraw(sandbox, transaction);
  }
  return transactionView(transaction, call.version);
};
