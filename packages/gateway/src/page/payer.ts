/** What the payer of a transaction can do in a page, and doing it: the same as on the gateway's pages for payers. */
import type { PayerAction, PayerOptions } from '../protocol/page-gateway';
import { TransactionStatus } from '../generated/codes';
import { choicesFor, chooseCard } from '../payer-pages/choices';
import type { SandboxState } from '../state/sandbox-state';
import type { Transaction } from '../transactions/transaction';

export const payerOptions = (state: SandboxState, transaction: Transaction): PayerOptions => ({
  takesCard: transaction.state.status === TransactionStatus.NEW,
  buttons: choicesFor(state, transaction).map(({ label }) => label),
  mayExpire: state.changes.mayBecome(transaction, TransactionStatus.EXPIRED),
});

/** @throws Error with a sentence for the reader when the payer cannot do this any more */
export function payerActs(state: SandboxState, transaction: Transaction, action: PayerAction): void {
  const tooLate = new Error(`The payer of transaction ${transaction.state.id} cannot do this any more.`);
  if (action.type === 'card') {
    if (transaction.state.status !== TransactionStatus.NEW) throw tooLate;
    chooseCard(state, transaction, action.number);
  } else if (action.type === 'button') {
    const choice = choicesFor(state, transaction)[action.index];
    if (!choice) throw tooLate;
    choice.take();
  } else {
    if (!state.changes.mayBecome(transaction, TransactionStatus.EXPIRED)) throw tooLate;
    transaction.paths = [];
    state.changes.apply(transaction, { status: TransactionStatus.EXPIRED });
  }
  state.memory.changed();
}
