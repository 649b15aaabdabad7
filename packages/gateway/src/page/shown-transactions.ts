/** In: the state of a run and its history. Out: its transactions as a page shows them. */
import { payerSheet } from '../payer-pages/payer-sheet';
import type { ShownTransaction } from '../protocol/page-gateway';
import type { SandboxState } from '../state/sandbox-state';
import type { Transaction } from '../transactions/transaction';
import type { History } from './history';
import { payerOptions } from './payer';

function shown(state: SandboxState, history: History, transaction: Transaction): ShownTransaction {
  const { id, external_transaction_id: externalId, direction } = transaction.state;
  const from = history.pages.get(id);
  return {
    id,
    externalId,
    changes: history.changes.get(id) ?? [],
    payer: payerOptions(state, transaction),
    ...(direction === 'payin' ? { sheet: payerSheet(state, transaction) } : {}),
    ...(from === undefined ? {} : { from }),
  };
}

/** @returns the newest first */
export function shownTransactions(state: SandboxState, history: History): ShownTransaction[] {
  const byId = new Map(state.transactions.all().map((transaction) => [transaction.state.id, transaction]));
  return [...history.changes.keys()].reverse().flatMap((id) => {
    const found = byId.get(id);
    return found ? [shown(state, history, found)] : [];
  });
}
