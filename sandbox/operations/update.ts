/**
 * transaction/update: the second step. The data of the scenarios decide what it leads to; any other value fails as a wrong
 * one would at a bank.
 */
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import type { PayerAuth, Step, Transaction } from '../transactions/transaction';
import { transactionView } from '../transactions/views';
import type { World } from '../world/world';
import type { Operation } from './call';
import { transactionById } from './lookup';

interface UpdateRequest extends JsonObject {
  readonly id: number;
  readonly data: Readonly<Record<string, string>>;
}

const OPERATION = 'transaction-update';
/** What the data of each step must hold; 3-D Secure has its old name too. */
const WANTED: Partial<Record<PayerAuth, readonly string[]>> = {
  '3DS': ['cres', 'PaRes'],
  OTP: ['otp_code'],
  LOOKUP: ['lookup_code'],
};

/** 3-D Secure 1 in the sandbox: this value passes, any other does not. */
const PASSED_PARES = Buffer.from('sandbox-pares').toString('base64url');

function chooseStep(steps: readonly Step[], data: UpdateRequest['data']): Step | undefined {
  const passes = (step: Step) => step.status !== 2;
  if (data.PaRes !== undefined) return steps.find((step) => passes(step) === (data.PaRes === PASSED_PARES));
  const same = (step: Step) =>
    step.by === 'merchant' &&
    Object.entries(step.data).every(([name, value]) => data[name] === String(value));
  return steps.find(same) ?? steps.find((step) => !passes(step));
}

/** @throws Refusal 350, 213 or 204 when the transaction does not wait for this step */
function checkStep({ taken, payerAuth, state }: Transaction, data: JsonObject): void {
  if (taken.has(OPERATION))
    throw new Refusal(350, `id: update was already taken for transaction ${state.id}`);
  const wanted = WANTED[payerAuth];
  if (!wanted || state.status !== 10)
    throw new Refusal(213, `id: status ${state.status} waits for no update`);
  if (!wanted.some((name) => name in data)) throw new Refusal(204, `data: must hold ${wanted.join(' or ')}`);
}

/** A method without a card plays the scenario of its amount: the right default code takes its next step at once. */
function stepOfAmount(world: World, transaction: Transaction, data: UpdateRequest['data']): Step | undefined {
  const { otp_code: otp, lookup_code: lookup } = world.defaults;
  const isRight = data.otp_code === otp || data.lookup_code === lookup;
  return isRight ? world.player.nextSteps(transaction, 'gateway')[0] : undefined;
}

/** What a wrong value leads to where the table has no row for it. */
function failure(world: World, payerAuth: PayerAuth): Step | undefined {
  const rows = world.triggers.waitingFor(payerAuth);
  return rows.flatMap(({ outcome }) => outcome.then ?? []).find((step) => step.status === 2);
}

export const update: Operation = (world, call) => {
  const { id, data } = call.body as UpdateRequest;
  const transaction = transactionById(world, call, id);
  checkStep(transaction, data);
  const steps = world.player.nextSteps(transaction, 'merchant');
  const step =
    chooseStep(steps, data) ??
    stepOfAmount(world, transaction, data) ??
    failure(world, transaction.payerAuth);
  if (!step) throw new Refusal(213, 'id: the transaction waits for another step');
  transaction.taken.add(OPERATION);
  world.player.take(transaction, step);
  return transactionView(transaction, call.version);
};
