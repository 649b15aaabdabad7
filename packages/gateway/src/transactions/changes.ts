/**
 * The only code that changes a transaction. It allows the transitions of data/transaction-statuses.yaml, updates the
 * amounts, raises `revision`, and tells the callbacks about changes that are called back.
 */
import type { TransactionStatusTable } from '@gateway-docs/site-data/tables';
import type { Clock } from '../clock';
import { statusOf } from '../codes';
import { TransactionStatus } from '../generated/codes';
import type { Random } from '../portable/random';
import { leftToReverse, NO_DISPUTE } from './transaction';
import type { PayerAuth, Step, Transaction, TransactionState } from './transaction';

/** How long a hold lasts in the examples of the contract. */
const HOLD_MS = 7 * 24 * 60 * 60 * 1000;

export interface Change {
  readonly status: TransactionStatus;
  readonly failureReasonCode?: number;
  readonly payerAuth?: PayerAuth;
  /** Captured part, where it is not the whole amount. */
  readonly capture?: number;
}

/**
 * @param table data/transaction-statuses.yaml
 * @param onChange told after each change that the table marks as called back
 * @param settle what a paid transaction brings the wallet, and the commission of the point
 * @param random approval codes come from it
 * @param onMoney told about each change, for the wallet
 */
export function createChanges(
  table: TransactionStatusTable,
  clock: Clock,
  onChange: (transaction: Transaction) => void,
  settle: (state: TransactionState) => Pick<TransactionState, 'wallet_amount' | 'point_commission'>,
  random: Random,
  onMoney: (transaction: Transaction) => void = () => undefined,
) {
  const rows = new Map(table.rows.map((row) => [statusOf(row.code), row]));

  function mayBecome({ state, latePayment }: Transaction, status: TransactionStatus): boolean {
    if (state.status === TransactionStatus.EXPIRED && status === TransactionStatus.SUCCESS && !latePayment)
      return false;
    return rows.get(state.status)?.to.includes(status) ?? false;
  }

  function touch(transaction: Transaction): void {
    const { state, timestamps } = transaction;
    state.revision++;
    timestamps.updated_at = clock.now();
    onMoney(transaction);
  }

  function updateAmounts(transaction: Transaction, { status, capture }: Change): void {
    const { state } = transaction;
    const whole = state.payer_amount ?? 0;
    const isPaid = status === TransactionStatus.SUCCESS;
    const isHeld = status === TransactionStatus.AUTHORIZED;
    state.authorized_amount = isHeld ? whole : 0;
    state.capture_pending_amount = 0;
    transaction.holdExpiresAt = isHeld ? clock.now() + HOLD_MS : null;
    if (isPaid && state.amount !== null) {
      state.captured_amount = capture ?? transaction.p2p?.exactAmount ?? whole;
      Object.assign(state, settle(state));
    }
    if (status === TransactionStatus.REVERSED) state.reversed_amount = state.captured_amount;
    if (transaction.cardMask !== null && (isPaid || isHeld) && transaction.approvalCode === null) {
      transaction.approvalCode = `T${String(random.below(100_000)).padStart(5, '0')}`;
      transaction.retrievalReference = String(random.below(1_000_000_000)).padStart(12, '5');
    }
  }

  return {
    /** True when the table allows the transaction to go to `status`. */
    mayBecome,
    /** Moves to another status, or records a new next step. Throws when the table does not allow it. */
    apply(transaction: Transaction, change: Change) {
      const { state } = transaction;
      const moves = change.status !== state.status;
      if (moves && !mayBecome(transaction, change.status))
        throw new Error(`Transaction ${state.id} cannot go from status ${state.status} to ${change.status}`);
      if (moves) {
        state.status = change.status;
        state.failure_reason_code = change.failureReasonCode ?? null;
        transaction.timestamps.finished_at = rows.get(state.status)?.final ? clock.now() : null;
        updateAmounts(transaction, change);
      }
      const row = rows.get(state.status);
      transaction.payerAuth = change.payerAuth ?? (row?.callback ? 'NONE' : transaction.payerAuth);
      if (row?.callback) transaction.result = null;
      touch(transaction);
      if (moves && row?.callback) onChange(transaction);
    },
    /** Gives back a part or the whole of what was captured. */
    reverse(transaction: Transaction, amount: number) {
      const { state } = transaction;
      const total = state.reversed_amount + amount;
      if (total === state.captured_amount) {
        this.apply(transaction, { status: TransactionStatus.REVERSED });
        return;
      }
      state.reversed_amount = total;
      touch(transaction);
      onChange(transaction);
    },
    /** Accepts a capture that the bank confirms later, or a reversal that the method carries out later. */
    request(transaction: Transaction, what: 'capture' | 'reversal', amount: number) {
      transaction.state[`${what}_pending_amount`] = amount;
      touch(transaction);
    },
    /** Ends an accepted reversal or capture: carried out, or refused by the method or the bank. */
    endPending(transaction: Transaction, isCarriedOut: boolean) {
      const { state } = transaction;
      const { capture_pending_amount: capture, reversal_pending_amount: reversal } = state;
      state.capture_pending_amount = 0;
      state.reversal_pending_amount = 0;
      if (isCarriedOut && capture > 0) {
        this.apply(transaction, { status: TransactionStatus.SUCCESS, capture });
      } else if (isCarriedOut) {
        this.reverse(transaction, reversal);
      } else {
        // The hold stays, and the merchant may send the capture again.
        transaction.taken.delete('transaction-complete');
        touch(transaction);
        onChange(transaction);
      }
    },
    /** Opens a dispute, or ends it: a lost one gives back what was disputed. Where a card was only saved there is none. */
    dispute(transaction: Transaction, { is, amount, fee = 0 }: NonNullable<Step['dispute']>) {
      const { state } = transaction;
      if (state.amount === null) return;
      const { open, lost, fees } = state.dispute ?? NO_DISPUTE;
      state.dispute =
        is === 'opened'
          ? { open: Math.min(amount ?? Infinity, leftToReverse(state)), lost, fees }
          : { open: 0, lost: is === 'lost' ? lost + open : lost, fees: fees + fee };
      if (is === 'lost') this.reverse(transaction, open);
      else onMoney(transaction);
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;
