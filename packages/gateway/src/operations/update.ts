/**
 * transaction/update: the second step. The data of the scenarios decide what it leads to; any other value fails as a wrong
 * one would at a bank.
 */
import { refused } from '../api-error';
import type { RequestBody } from '../contract/operation-types';
import { TransactionStatus } from '../generated/codes';
import { toBase64Url } from '../portable/bytes';
import type { PayerAuth, Step, Transaction } from '../transactions/transaction';
import { transactionView } from '../transactions/views';
import type { SandboxState } from '../state/sandbox-state';
import type { Handler } from './call';
import { transactionById } from './lookup';

type UpdateData = RequestBody<'transaction-update'>['data'];

const OPERATION = 'transaction-update';
/** What the data of each step must hold; 3-D Secure has its old name too. */
const WANTED: Partial<Record<PayerAuth, readonly string[]>> = {
  '3DS': ['cres', 'PaRes'],
  OTP: ['otp_code'],
  LOOKUP: ['lookup_code'],
};

/** 3-D Secure 1 in the sandbox: this value passes, any other does not. */
const PASSED_PARES = toBase64Url('sandbox-pares');

function chooseStep(steps: readonly Extract<Step, { by: 'merchant' }>[], data: UpdateData): Step | undefined {
  const passes = (step: Step) => step.status !== TransactionStatus.FAILED;
  if (data.PaRes !== undefined) return steps.find((step) => passes(step) === (data.PaRes === PASSED_PARES));
  const same = steps.find(({ data: asked }) =>
    Object.entries(asked).every(([name, value]) => data[name] === String(value)),
  );
  return same ?? steps.find((step) => !passes(step));
}

/** @throws ApiError 350, 213 or 204 when the transaction does not wait for this step */
function checkStep({ taken, payerAuth, state }: Transaction, data: UpdateData): void {
  if (taken.has(OPERATION))
    throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(
      `id: update was already taken for transaction ${state.id}`,
    );
  const wanted = WANTED[payerAuth];
  if (!wanted || state.status !== TransactionStatus.PENDING)
    throw refused.UPDATE_NOT_ALLOWED(`id: status ${state.status} waits for no update`);
  if (!wanted.some((name) => name in data))
    throw refused.VALIDATION_FAILED(`data: must hold ${wanted.join(' or ')}`);
}

/** A method without a card plays the scenario of its amount: the right default code takes its next step at once. */
function stepOfAmount(sandbox: SandboxState, transaction: Transaction, data: UpdateData): Step | undefined {
  const { otp_code: otp, lookup_code: lookup } = sandbox.defaults;
  const isRight = data.otp_code === otp || data.lookup_code === lookup;
  return isRight ? sandbox.player.nextSteps(transaction, 'gateway')[0] : undefined;
}

/** What a wrong value leads to where the table has no row for it. */
function failure(sandbox: SandboxState, payerAuth: PayerAuth): Step | undefined {
  const rows = sandbox.triggers.waitingFor(payerAuth);
  return rows
    .flatMap(({ outcome }) => outcome.then ?? [])
    .find((step) => step.status === TransactionStatus.FAILED);
}

export const update: Handler<'transaction-update'> = (sandbox, call) => {
  const { id, data } = call.body;
  const transaction = transactionById(sandbox, call, id);
  checkStep(transaction, data);
  const steps = sandbox.player.nextSteps(transaction, 'merchant');
  const step =
    chooseStep(steps, data) ??
    stepOfAmount(sandbox, transaction, data) ??
    failure(sandbox, transaction.payerAuth);
  if (!step) throw refused.UPDATE_NOT_ALLOWED('id: the transaction waits for another step');
  transaction.taken.add(OPERATION);
  sandbox.player.take(transaction, step);
  return transactionView(transaction, call.version);
};
