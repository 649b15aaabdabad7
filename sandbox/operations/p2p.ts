/**
 * transaction/p2p: the methods on offer, the recipient of the chosen one, the payer's confirmation, the payer's withdrawal.
 * The confirmation changes no status; the scenario of the amount goes on after it, as if the money were matched.
 */
import { Refusal } from '../http/answer';
import type { JsonObject } from '../http/parse-json';
import { exactAmountOf } from '../transactions/money';
import type { Transaction } from '../transactions/transaction';
import { momentIn, transactionView } from '../transactions/views';
import type { World } from '../world/world';
import type { Call, Operation } from './call';
import { transactionById } from './lookup';

interface P2pRequest extends JsonObject {
  readonly id: number;
  readonly p2p_method_id?: number;
}

interface Method extends JsonObject {
  readonly id: number;
}

const PENDING = 10;
const CANCELLED = 3;
const LIFETIME_MS = 20 * 60 * 1000;
const SECONDS_UNTIL_READY = 5;

/** @throws Refusal 200 or 210 */
function p2pPayment(world: World, call: Call): Transaction {
  const transaction = transactionById(world, call, (call.body as P2pRequest).id);
  if (!world.services.get(transaction.state.service_id)?.isP2p) {
    throw new Refusal(210, 'id: the transaction is not a P2P payment');
  }
  if (transaction.state.status !== PENDING) {
    throw new Refusal(210, `id: status ${transaction.state.status} takes no P2P step`);
  }
  return transaction;
}

/** The first documented answer lists the methods; they are in the currency of the payment. */
function methodsFor(world: World, call: Call, { state }: Transaction): Method[] {
  const [documented] =
    world.contract.find('transaction-p2p-get-methods-list', call.version)?.successExamples.values() ?? [];
  const { p2p_methods: methods } = documented?.response as { p2p_methods: Method[] };
  return methods.map((method) => ({ ...method, currency: state.amount_currency }));
}

export const listP2pMethods: Operation = (world, call) => ({
  p2p_methods: methodsFor(world, call, p2pPayment(world, call)),
});

export const p2pRecipient: Operation = (world, call) => {
  const transaction = p2pPayment(world, call);
  const { p2p_method_id: chosen = 0 } = call.body as P2pRequest;
  const methods = methodsFor(world, call, transaction);
  if (!methods.some(({ id }) => id === chosen)) throw new Refusal(20, 'p2p_method_id: is not on offer');
  if (transaction.p2p && transaction.p2p.methodId !== chosen) {
    throw new Refusal(350, `p2p_method_id: method ${transaction.p2p.methodId} was chosen before`);
  }
  // The first method is ready at once; the others show what waiting looks like.
  const isFirst = methods[0]?.id === chosen;
  if (!transaction.p2p) {
    const exactAmount = exactAmountOf(transaction.state.payer_amount);
    const p2p = { methodId: chosen, ready: isFirst, confirmed: false, exactAmount };
    transaction.p2p = p2p;
    if (!isFirst) world.clock.after(SECONDS_UNTIL_READY, () => (p2p.ready = true));
  }
  if (!transaction.p2p.ready) return { ready: false, retry_after: SECONDS_UNTIL_READY };
  const [documented] = call.operation.successExamples.values();
  const { state } = transaction;
  return {
    ...(documented?.response as JsonObject),
    amount: transaction.p2p.exactAmount,
    amount_currency: state.amount_currency,
    expires_at: momentIn(call.version, world.clock.now() + LIFETIME_MS),
  };
};

export const confirmP2p: Operation = (world, call) => {
  const transaction = p2pPayment(world, call);
  const { p2p, state } = transaction;
  if (!p2p?.ready) throw new Refusal(210, 'id: the requisites were not handed out yet');
  if (p2p.confirmed) throw new Refusal(350, `id: transaction ${state.id} was confirmed before`);
  p2p.confirmed = true;
  world.changes.apply(transaction, { status: PENDING });
  world.player.resume(transaction);
  return transactionView(transaction, call.version);
};

export const cancelP2p: Operation = (world, call) => {
  const transaction = p2pPayment(world, call);
  if (transaction.p2p?.confirmed) throw new Refusal(210, 'id: the payer has confirmed the transfer');
  transaction.paths = [];
  world.changes.apply(transaction, { status: CANCELLED });
  return transactionView(transaction, call.version);
};
