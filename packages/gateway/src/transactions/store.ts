/**
 * Every transaction of this run, in memory. The oldest are forgotten beyond the capacity, so that the sandbox can run
 * for days. A start gives an empty store; ids go up from a number above those of the documented examples.
 */
import type { Memory } from '../state/memory';
import type { Transaction } from './transaction';

const FIRST_ID = 910_001;

export interface TransactionStore {
  nextId(): number;
  add(transaction: Transaction): void;
  /** Gives a documented example life; its external id stays free for a payment of the same name. */
  adopt(transaction: Transaction): void;
  byId(pointId: number, id: number): Transaction | undefined;
  /** Every transaction of this run, of all points. */
  all(): Transaction[];
  /** Those of one point, the oldest first. */
  ofPoint(pointId: number): Transaction[];
  /** A transaction that a call of this run registered under the external id. */
  registered(pointId: number, externalId: string): Transaction | undefined;
}

export function createTransactionStore(memory: Memory): TransactionStore {
  const transactions = memory.map<number, Transaction>('transactions');
  const idsByExternalId = memory.map<string, number>('transaction ids');
  const key = (pointId: number, externalId: string) => `${pointId}\n${externalId}`;
  let lastId = FIRST_ID - 1;
  memory.add('last transaction id', { save: () => lastId, load: (saved) => void (lastId = Number(saved)) });

  /** A point sees its own transactions only. */
  function byId(pointId: number, id: number): Transaction | undefined {
    const transaction = transactions.get(id);
    return transaction?.state.point_id === pointId ? transaction : undefined;
  }

  return {
    nextId: () => ++lastId,
    add(transaction) {
      const { id, point_id, external_transaction_id } = transaction.state;
      transactions.set(id, transaction);
      idsByExternalId.set(key(point_id, external_transaction_id), id);
    },
    adopt: (transaction) => void transactions.set(transaction.state.id, transaction),
    byId,
    all: () => [...transactions.values()],
    ofPoint: (pointId) => [...transactions.values()].filter(({ state }) => state.point_id === pointId),
    registered(pointId, externalId) {
      const id = idsByExternalId.get(key(pointId, externalId));
      return id === undefined ? undefined : byId(pointId, id);
    },
  };
}
