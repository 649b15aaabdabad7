/** What the payer of a transaction can do in a page, and doing it: the same as on the gateway's pages for payers. */
import texts from '../../../../data/texts/gateway.json';
import type { PayerAction, PayerOptions } from '../protocol/page-gateway';
import { TransactionStatus } from '../generated/codes';
import { choicesFor, chooseCard } from '../payer-pages/choices';
import type { SandboxState } from '../state/sandbox-state';
import type { Transaction } from '../transactions/transaction';

const { NEW, PENDING, SUCCESS, AUTHORIZED, FAILED } = TransactionStatus;

const LABELS: Readonly<Partial<Record<string, string>>> = texts.pays;

/** Where a method lets the payer act elsewhere, the gateway goes on by itself: the step by which the payment succeeds. */
function payingStep({ player }: SandboxState, transaction: Transaction) {
  const { status, direction } = transaction.state;
  if (status !== PENDING || direction !== 'payin') return undefined;
  return player
    .nextSteps(transaction, 'gateway')
    .find(({ status: next }) => next === SUCCESS || next === AUTHORIZED);
}

function payLabel(state: SandboxState, transaction: Transaction): Pick<PayerOptions, 'pays'> {
  if (!payingStep(state, transaction)) return {};
  const { entry } = state.services.get(transaction.state.service_id) ?? {};
  return { pays: LABELS[entry?.flow ?? ''] ?? texts.pays.other };
}

/** @returns the first test card that leads to the status at once */
const cardFor = ({ tables }: SandboxState, status: TransactionStatus): string[] =>
  tables['test-cards'].rows
    .filter(({ kind, outcome }) => kind === 'card' && !outcome.then && outcome.status === status)
    .map(({ value }) => value)
    .slice(0, 1);

export const payerOptions = (state: SandboxState, transaction: Transaction): PayerOptions => ({
  takesCard: transaction.state.status === NEW,
  cards:
    transaction.state.status === NEW ? [SUCCESS, FAILED].flatMap((status) => cardFor(state, status)) : [],
  ...payLabel(state, transaction),
  buttons: choicesFor(state, transaction).map(({ label }) => label),
  mayExpire: state.changes.mayBecome(transaction, TransactionStatus.EXPIRED),
});

/** @throws Error with a sentence for the reader when the payer cannot do this any more */
export function payerActs(state: SandboxState, transaction: Transaction, action: PayerAction): void {
  const tooLate = new Error(`The payer of transaction ${transaction.state.id} cannot do this any more.`);
  if (action.type === 'card') {
    if (transaction.state.status !== NEW) throw tooLate;
    chooseCard(state, transaction, action.number);
  } else if (action.type === 'button') {
    const choice = choicesFor(state, transaction)[action.index];
    if (!choice) throw tooLate;
    choice.take();
  } else if (action.type === 'pay') {
    const step = payingStep(state, transaction);
    if (!step) throw tooLate;
    state.player.take(transaction, step);
  } else {
    if (!state.changes.mayBecome(transaction, TransactionStatus.EXPIRED)) throw tooLate;
    transaction.paths = [];
    state.changes.apply(transaction, { status: TransactionStatus.EXPIRED });
  }
  state.memory.changed();
}
