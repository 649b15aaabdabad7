/**
 * The world of the contract's examples: their wallets, their services, their transactions. The sandbox takes them over, so
 * that every documented example can be sent as it stands and every documented id names something.
 */
import type { JsonObject } from '../http/parse-json';
import type { Contract } from './contract';

/** A transaction as an answer shows it; which members it has depends on the operation. */
export interface DocumentedTransaction extends JsonObject {
  readonly id: number;
  readonly external_transaction_id: string;
  readonly service_id: number;
  readonly wallet_id: number;
  readonly wallet_currency: string;
  readonly amount_currency: string;
  readonly direction: 'payin' | 'payout';
  readonly status: number;
  readonly result?: JsonObject | null;
}

const isTransaction = (response: unknown): response is DocumentedTransaction =>
  typeof response === 'object' &&
  response !== null &&
  'external_transaction_id' in response &&
  'revision' in response;

/** An example of find shows the most of a transaction, so it stands before that of pay and create with the same id. */
const ORDER = ['transaction-find', 'transaction-pay', 'transaction-create'];

/** `response` of every success example of an operation, in v2's form. */
export function documentedResponses(contract: Contract, id: string): JsonObject[] {
  const answers = [...(contract.find(id, 'v2')?.successExamples.values() ?? [])];
  return answers.map(({ response }) => response as JsonObject);
}

/** The transactions of the examples, in v2's form. */
export function documentedTransactions(contract: Contract): DocumentedTransaction[] {
  return ORDER.flatMap((id) => documentedResponses(contract, id).filter(isTransaction));
}

/** Currency of each wallet that an example uses. */
export function documentedWallets(contract: Contract): Map<number, string> {
  const transactions = documentedTransactions(contract);
  return new Map(transactions.map(({ wallet_id, wallet_currency }) => [wallet_id, wallet_currency]));
}
