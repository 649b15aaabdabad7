/**
 * What the contract's examples know: their wallets, their services, their transactions. The sandbox takes them over, so
 * that every documented example can be sent as it stands and every documented id names something.
 */
import type { Contract, ContractOperation } from './contract';
import type { OperationId, ResponseOf, Schema } from './operation-types';

/** A transaction as a response shows it; beyond the common members it has those of its operation. */
export type DocumentedTransaction = Schema<'transaction'> &
  Partial<Omit<Schema<'found-transaction'>, keyof Schema<'transaction'> | 'result'>> & {
    readonly result?: Partial<Schema<'pay-result'>> | null;
  };

/** An example of find shows the most of a transaction, so it stands before that of pay and create with the same id. */
const ORDER = ['transaction-find', 'transaction-pay', 'transaction-create'] as const;

/**
 * `response` of every success example of an operation, by the name of the example. The examples are checked against the
 * schema that the type is made from, so this is the one place that gives them the type.
 */
export function exampleResponses<Id extends OperationId>({
  successExamples,
}: ContractOperation<Id>): Map<string, ResponseOf<Id>> {
  return new Map([...successExamples].map(([name, { response }]) => [name, response as ResponseOf<Id>]));
}

/** `response` of every success example of an operation, in v2's form. */
export function documentedResponses<Id extends OperationId>(contract: Contract, id: Id): ResponseOf<Id>[] {
  const operation = contract.find(id, 'v2');
  return operation ? [...exampleResponses(operation).values()] : [];
}

/** The transactions of the examples, in v2's form. */
export const documentedTransactions = (contract: Contract): DocumentedTransaction[] =>
  ORDER.flatMap((id): DocumentedTransaction[] => documentedResponses(contract, id));
