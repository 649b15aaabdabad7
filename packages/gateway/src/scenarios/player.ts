/**
 * Plays scenarios on a transaction: the first outcome, what the gateway does later by itself, and what the merchant's or
 * the payer's next step leads to.
 */
import type { Clock } from '../clock';
import { statusOf } from '../codes';
import { TransactionStatus } from '../generated/codes';
import type { Change, Changes } from '../transactions/changes';
import type { Step, Transaction } from '../transactions/transaction';
import type { Scenarios } from './triggers';

type Result = Pick<Step, 'status' | 'failure_reason_code' | 'payer_auth' | 'refused' | 'dispute'>;

const changeOf = ({ status, failure_reason_code, payer_auth }: Result, now: TransactionStatus): Change => ({
  status: status === undefined ? now : statusOf(status),
  failureReasonCode: failure_reason_code,
  payerAuth: payer_auth,
});

export function createPlayer(clock: Clock, changes: Changes) {
  /** The gateway's own next step comes by itself, unless something else has happened before. */
  function waitForGateway(transaction: Transaction): void {
    const step = gatewayStep(transaction);
    transaction.nextStepAt = step && clock.after(step.after_seconds, taskFor(transaction, step));
  }

  function gatewayStep({ paths }: Transaction) {
    const step = paths.map(([head]) => head).find((head) => head?.by === 'gateway');
    return step?.by === 'gateway' ? step : undefined;
  }

  function taskFor(transaction: Transaction, step: Step): () => void {
    const { paths } = transaction;
    return () => {
      if (transaction.paths === paths && canBecome(transaction, step)) take(transaction, step);
    };
  }

  function canBecome(transaction: Transaction, { status }: Result): boolean {
    if (status === undefined || status === transaction.state.status) return true;
    return changes.mayBecome(transaction, statusOf(status));
  }

  function apply(transaction: Transaction, result: Result): void {
    const { capture_pending_amount: capture, reversal_pending_amount: reversal } = transaction.state;
    if (capture > 0 || reversal > 0) {
      changes.endPending(transaction, !result.refused);
      return;
    }
    const { dispute } = result;
    // The end of a dispute changes the status by itself, where it does.
    if (dispute === undefined || dispute.is === 'opened')
      changes.apply(transaction, changeOf(result, transaction.state.status));
    if (dispute) changes.dispute(transaction, dispute);
  }

  function follow(transaction: Transaction, step: Step | undefined): void {
    transaction.paths = transaction.paths.filter(([head]) => head === step).map(([, ...rest]) => rest);
    waitForGateway(transaction);
  }

  function take(transaction: Transaction, step: Step): void {
    apply(transaction, step);
    follow(transaction, step);
  }

  function prepare(transaction: Transaction, scenarios: Scenarios): void {
    transaction.paths = scenarios.map(({ outcome }) => outcome.then ?? []);
    transaction.nextStepAt = undefined;
    apply(transaction, scenarios[0].outcome);
  }

  function start(transaction: Transaction, scenarios: Scenarios): void {
    prepare(transaction, scenarios);
    waitForGateway(transaction);
  }

  function begin(transaction: Transaction): void {
    const { begins, state } = transaction;
    transaction.begins = undefined;
    if (begins && state.status === TransactionStatus.NEW) start(transaction, begins.scenarios);
  }

  return {
    /** Applies the outcome that the scenarios share, and waits for their next steps. */
    start,
    /** Starts them after some seconds, unless the payer has acted before. */
    startLater(transaction: Transaction, scenarios: Scenarios, seconds: number) {
      const at = clock.after(seconds, () => begin(transaction));
      transaction.begins = { at, scenarios };
    },
    /** Applies the outcome only; the gateway's own steps wait for `resume`. */
    prepare,
    resume: waitForGateway,
    /** Waits again for what was waited for before a restart. */
    restore(transaction: Transaction) {
      if (transaction.begins) clock.at(transaction.begins.at, () => begin(transaction));
      const step = gatewayStep(transaction);
      if (step && transaction.nextStepAt !== undefined)
        clock.at(transaction.nextStepAt, taskFor(transaction, step));
    },
    /** The steps of one kind that may come next. */
    nextSteps<By extends Step['by']>({ paths }: Transaction, by: By) {
      return paths.map(([head]) => head).filter((head): head is Extract<Step, { by: By }> => head?.by === by);
    },
    /** Takes one of them; the scenarios that go another way are over. */
    take,
    /** Goes on after a step whose call was accepted and is carried out later. */
    follow,
  };
}
