/**
 * Every transaction of this run, in memory. The oldest are forgotten beyond the capacity, so that the sandbox can run
 * for days. A start gives an empty store; ids go up from a number above those of the documented examples.
 */
import type { Memory } from '../state/memory';
import type { Transaction } from './transaction';

const FIRST_ID = 910_001;

export function createTransactionStore(memory: Memory) {
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
    add(transaction: Transaction) {
      const { id, point_id, external_transaction_id } = transaction.state;
      transactions.set(id, transaction);
      idsByExternalId.set(key(point_id, external_transaction_id), id);
    },
    /** Gives a documented example life; its external id stays free for a payment of the same name. */
    adopt: (transaction: Transaction) => void transactions.set(transaction.state.id, transaction),
    byId,
    /** Every transaction of this run, of all points. */
    all: () => [...transactions.values()],
    /** Those of one point, the oldest first. */
    ofPoint: (pointId: number) =>
      [...transactions.values()].filter(({ state }) => state.point_id === pointId),
    /** A transaction that a call of this run registered under the external id. */
    registered(pointId: number, externalId: string) {
      const id = idsByExternalId.get(key(pointId, externalId));
      return id === undefined ? undefined : byId(pointId, id);
    },
  };
}
