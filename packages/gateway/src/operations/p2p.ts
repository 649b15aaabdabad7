/**
 * transaction/p2p: the methods on offer, the recipient of the chosen one, the payer's confirmation, the payer's withdrawal.
 * The confirmation changes no status; the scenario of the amount goes on after it, as if the money were matched.
 */
import { refused } from '../api-error';
import { documentedResponses, exampleResponses } from '../contract/examples';
import type { OperationId, ResponseOf, Schema } from '../contract/operation-types';
import { TransactionStatus } from '../generated/codes';
import { exactAmountOf } from '../transactions/money';
import type { Transaction } from '../transactions/transaction';
import { timestampIn } from '../transactions/timestamps';
import { transactionView } from '../transactions/views';
import type { SandboxState } from '../state/sandbox-state';
import type { Call, Caller, Handler } from './call';
import { withdraw } from './cancel';
import { transactionById } from './lookup';

type Methods = Schema<'methods'>['p2p_methods'];

const LIFETIME_MS = 20 * 60 * 1000;
const SECONDS_UNTIL_READY = 5;

/** @throws ApiError 200 or 210 */
function p2pPayment(sandbox: SandboxState, caller: Caller, id: number): Transaction {
  const transaction = transactionById(sandbox, caller, id);
  const { state } = transaction;
  if (!sandbox.services.get(state.service_id)?.isP2p)
    throw refused.CONFIRM_NOT_ALLOWED('id: the transaction is not a P2P payment');
  if (state.status !== TransactionStatus.PENDING)
    throw refused.CONFIRM_NOT_ALLOWED(`id: status ${state.status} takes no P2P step`);
  return transaction;
}

/** The first documented response lists the methods; they are in the currency of the payment. */
function methodsFor({ contract }: SandboxState, { state }: Transaction): Methods {
  const [documented] = documentedResponses(contract, 'transaction-p2p-get-methods-list');
  const methods = documented?.p2p_methods ?? [];
  return methods.map((method) => ({ ...method, currency: state.amount_currency }));
}

/** Calls whose first response the test data may choose. */
const SCRIPTED: readonly OperationId[] = [
  'transaction-p2p-get-methods-list',
  'transaction-p2p-get-recipient-card',
];

/** What the scenario responds to the first such call; nothing to the next ones. */
function scriptedResponse<Id extends OperationId>(
  { paths, taken }: Transaction,
  { operation: { id } }: Call<Id>,
): ResponseOf<Id> | undefined {
  const steps = paths.flat().filter((step) => step.by === 'merchant' && step.call === id);
  const [response] = steps.flatMap((step) =>
    'response' in step && step.response ? [step.response as ResponseOf<Id>] : [],
  );
  if (response === undefined || taken.has(id)) return undefined;
  taken.add(id);
  return response;
}

export const listP2pMethods: Handler<'transaction-p2p-get-methods-list'> = (sandbox, call) => {
  const transaction = p2pPayment(sandbox, call, call.body.id);
  return scriptedResponse(transaction, call) ?? { p2p_methods: methodsFor(sandbox, transaction) };
};

export const p2pRecipient: Handler<'transaction-p2p-get-recipient-card'> = (sandbox, call) => {
  const transaction = p2pPayment(sandbox, call, call.body.id);
  const { p2p_method_id: chosen } = call.body;
  const methods = methodsFor(sandbox, transaction);
  if (!methods.some(({ id }) => id === chosen)) throw refused.NOT_FOUND('p2p_method_id: is not on offer');
  if (transaction.p2p && transaction.p2p.methodId !== chosen)
    throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(
      `p2p_method_id: method ${transaction.p2p.methodId} was chosen before`,
    );
  // The first method is ready at once; the others show what waiting looks like.
  const isReady = scriptedResponse(transaction, call) === undefined && methods[0]?.id === chosen;
  if (!transaction.p2p) {
    const exactAmount = exactAmountOf(transaction.state.payer_amount);
    const p2p = { methodId: chosen, ready: isReady, confirmed: false, exactAmount };
    transaction.p2p = p2p;
    if (!isReady) sandbox.clock.after(SECONDS_UNTIL_READY, () => (p2p.ready = true));
  }
  if (!transaction.p2p.ready) return { ready: false, retry_after: SECONDS_UNTIL_READY };
  const [documented] = exampleResponses(call.operation).values();
  const { state, p2p } = transaction;
  if (state.payer_amount !== p2p.exactAmount) {
    state.payer_amount = p2p.exactAmount;
    sandbox.changes.apply(transaction, { status: state.status });
  }
  const until = (transaction.timestamps.expires_at ??= sandbox.clock.now() + LIFETIME_MS);
  return {
    ...documented,
    ready: true,
    amount: p2p.exactAmount,
    amount_currency: state.amount_currency,
    expires_at: timestampIn(call.version, until),
  };
};

export const confirmP2p: Handler<'transaction-p2p-confirm'> = (sandbox, call) => {
  const transaction = p2pPayment(sandbox, call, call.body.id);
  const { p2p, state } = transaction;
  if (!p2p?.ready) throw refused.CONFIRM_NOT_ALLOWED('id: the requisites were not handed out yet');
  if (p2p.confirmed)
    throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(
      `id: transaction ${state.id} was confirmed before`,
    );
  p2p.confirmed = true;
  state.payer_amount = p2p.exactAmount;
  // Who goes on after a scripted response in spite of all is paid.
  if (SCRIPTED.some((id) => transaction.taken.has(id)))
    transaction.paths = sandbox.triggers.byAmount(0).map(({ outcome }) => outcome.then ?? []);
  sandbox.changes.apply(transaction, { status: TransactionStatus.PENDING });
  sandbox.player.resume(transaction);
  return transactionView(transaction, call.version);
};

export const cancelP2p: Handler<'transaction-p2p-cancel'> = (sandbox, call) => {
  const transaction = p2pPayment(sandbox, call, call.body.id);
  withdraw(sandbox, transaction);
  return transactionView(transaction, call.version);
};
