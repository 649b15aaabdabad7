/**
 * Finds the transaction that a call names: one of this run, else the documented example with this number, hydrated in the
 * state that the documentation shows.
 */
import { refused } from '../api-error';
import { statusOf } from '../codes';
import { documentedTransactions, type DocumentedTransaction } from '../contract/examples';
import type { RequestBody } from '../contract/operation-types';
import { pick } from '../pick';
import type { SandboxState } from '../state/sandbox-state';
import { exactAmountOf } from '../transactions/money';
import { parseTimestamp } from '../transactions/timestamps';
import { INSTRUCTIONS, type Transaction } from '../transactions/transaction';
import { wholeView } from '../transactions/views';
import type { Caller, Handler } from './call';

const timestampOf = (text: string | null | undefined) =>
  text === null || text === undefined ? null : parseTimestamp(text);

/** The documented transaction as one of this run. */
function hydrate(sandbox: SandboxState, caller: Caller, example: DocumentedTransaction): Transaction {
  const { authorization, result, fields = {}, extra = {}, card_token: cardToken = null, ...common } = example;
  const { created_at, updated_at, expires_at, finished_at, ...state } = common;
  const payerAuth = authorization?.payer_auth ?? result?.payer_auth ?? 'NONE';
  const service = sandbox.services.get(example.service_id);
  const instructions = pick(result ?? {}, ['pay_url', ...INSTRUCTIONS]);
  return {
    state: { ...state, status: statusOf(state.status), crypto: {} },
    timestamps: {
      created_at: parseTimestamp(created_at),
      updated_at: parseTimestamp(updated_at),
      expires_at: timestampOf(expires_at),
      finished_at: timestampOf(finished_at),
    },
    version: caller.version,
    callbackUrl: undefined,
    returnUrl: undefined,
    payerAuth,
    paths: sandbox.triggers.waitingFor(payerAuth).map(({ outcome }) => outcome.then ?? []),
    taken: new Set(),
    latePayment: service?.latePayment ?? true,
    refundable: service?.entry?.refundable ?? 'full_and_part',
    approvalCode: authorization?.approval_code ?? null,
    retrievalReference: authorization?.rrn ?? null,
    holdExpiresAt: timestampOf(authorization?.hold_expires_at),
    result: Object.keys(instructions).length > 0 ? instructions : null,
    fields,
    extra,
    wantsCardToken: cardToken !== null,
    cardMask: fields.card_number ?? null,
    cardToken,
    cardExpiry: `${sandbox.defaults.expire_year}-${sandbox.defaults.expire_month}`,
    // A documented P2P payment has its requisites already, so that it can be confirmed.
    p2p: service?.isP2p
      ? {
          methodId: sandbox.firstP2pMethod,
          ready: true,
          confirmed: false,
          exactAmount: exactAmountOf((example.amount ?? 0) + example.customer_commission),
        }
      : undefined,
  };
}

function documented(sandbox: SandboxState, caller: Caller, matches: (one: DocumentedTransaction) => boolean) {
  const example = documentedTransactions(sandbox.contract).find(matches);
  if (!example) return undefined;
  const known = sandbox.transactions.byId(caller.point.id, example.id);
  if (known) return known;
  const transaction = hydrate(sandbox, caller, example);
  sandbox.transactions.adopt(transaction);
  return transaction;
}

/** @throws ApiError 200 */
export function transactionById(sandbox: SandboxState, caller: Caller, id: number): Transaction {
  const found =
    sandbox.transactions.byId(caller.point.id, id) ??
    documented(sandbox, caller, (example) => example.id === id);
  if (!found) throw refused.TRANSACTION_NOT_FOUND(`id: no transaction ${id} at this point`);
  return found;
}

/**
 * The transaction that a call names by one of its two ids.
 * @throws ApiError 200 or 208
 */
export function transactionNamed(
  sandbox: SandboxState,
  caller: Caller,
  { id, external_transaction_id: externalId = '' }: RequestBody<'transaction-find'>,
): Transaction {
  if (id !== undefined) return transactionById(sandbox, caller, id);
  const found =
    sandbox.transactions.registered(caller.point.id, externalId) ??
    documented(sandbox, caller, (example) => example.external_transaction_id === externalId);
  if (found) return found;
  throw refused.NO_TRANSACTION_WITH_THIS_ID('external_transaction_id: no such transaction at this point');
}

/** transaction/find: the whole transaction, by one of its two numbers. */
export const find: Handler<'transaction-find'> = (sandbox, call) => {
  const transaction = transactionNamed(sandbox, call, call.body);
  const payerPage = sandbox.checkout('r', transaction.state.id);
  return { ...wholeView(transaction, call.version, payerPage), card_token: transaction.cardToken };
};
