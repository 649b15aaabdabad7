/**
 * What a payer can do with a transaction now: the steps of the scenarios that are the payer's own, and, for a transaction
 * that the hosted page carries out, also those that the merchant would make host to host.
 */
import { CANCEL, FAIL_CHECK, PASS_CHECK } from '@gateway-docs/site-data/services';
import { TransactionStatus } from '../generated/codes';
import type { Step, Transaction } from '../transactions/transaction';
import { withHolds } from '../scenarios/holds';
import { maskCardNumber } from '../transactions/sensitive-fields';
import type { SandboxState } from '../state/sandbox-state';

export interface Choice {
  readonly label: string;
  /** What the bank's page posts to `return_url` for this choice, host to host. */
  readonly form: Readonly<Record<string, string>>;
  readonly take: () => void;
}

function labelOf(step: Step): string {
  if (step.by === 'payer') return step.action;
  if (step.by === 'merchant') return step.status === TransactionStatus.FAILED ? FAIL_CHECK : PASS_CHECK;
  return 'Wait';
}

/** Updates that a payer confirms on a page; complete and cancel are the merchant's alone. */
const isConfirmation = (step: Step) =>
  step.by === 'payer' || (step.by === 'merchant' && step.call === 'transaction-update');

const BAD: readonly (number | undefined)[] = [TransactionStatus.FAILED, TransactionStatus.CANCELLED];

const endsBadly = ({ status }: Step): boolean => BAD.includes(status);

export function choicesFor(sandbox: SandboxState, transaction: Transaction): Choice[] {
  const { player, changes } = sandbox;
  if (transaction.state.status !== TransactionStatus.PENDING) return [];
  const steps = [...player.nextSteps(transaction, 'merchant'), ...player.nextSteps(transaction, 'payer')];
  // What goes on with the payment stands before what ends it.
  const inOrder = steps
    .filter(isConfirmation)
    .toSorted((a, b) => Number(endsBadly(a)) - Number(endsBadly(b)));
  const confirmations = inOrder.map((step): Choice => ({
    label: labelOf(step),
    form: step.by === 'merchant' ? asTexts(step.data) : {},
    take: () => player.take(transaction, step),
  }));
  if (confirmations.length === 0) return [];
  const cancels = steps.some((step) => step.by === 'payer' && step.status === TransactionStatus.CANCELLED);
  const cancel: Choice = {
    label: CANCEL,
    form: {},
    take: () => {
      transaction.paths = [];
      changes.apply(transaction, { status: TransactionStatus.CANCELLED });
    },
  };
  return cancels ? confirmations : [...confirmations, cancel];
}

/** Pays on the hosted page with a test card, or gives up with `cancel`. */
export function chooseCard(sandbox: SandboxState, transaction: Transaction, card: string): void {
  const number = card.replaceAll(/\D/g, '');
  if (number === '') {
    sandbox.changes.apply(transaction, { status: TransactionStatus.CANCELLED });
    return;
  }
  transaction.cardMask = maskCardNumber(number);
  transaction.fields = { ...transaction.fields, card_number: transaction.cardMask };
  const { holds = false } = sandbox.services.get(transaction.state.service_id) ?? {};
  sandbox.player.start(transaction, withHolds(sandbox.triggers.byCard(number), holds));
}

const asTexts = (data: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
