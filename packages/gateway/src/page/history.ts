/** What happened in a run, for a reader to see: the status changes of each transaction, and the callbacks. It is part of the saved state. */
import type { Cause, ShownCallback, StatusChange } from '../protocol/page-gateway';
import type { TransactionStatusTable } from '@gateway-docs/site-data/tables';
import { TransactionStatus } from '../generated/codes';
import { BoundedMap } from '../bounded-map';

import type { Transaction } from '../transactions/transaction';

/** As many callbacks as a reader may want to see again. */
const CALLBACKS = 50;

/**
 * @param table data/transaction-statuses.yaml
 * @param capacity of how many transactions the changes are remembered
 */
export function createHistory(table: TransactionStatusTable, capacity: number) {
  const names = new Map<number, string>(table.rows.map(({ code, name }) => [code, name]));
  const changes = new BoundedMap<number, StatusChange[]>(capacity);
  const pages = new BoundedMap<number, string>(capacity);
  const callbacks: ShownCallback[] = [];
  let last = 0;
  const save = () => ({ changes: new Map(changes), pages: new Map(pages), callbacks, last });
  const history = {
    /** Who acts now; what changes then was brought about by them. */
    cause: 'gateway' as Cause,
    changes,
    /** Route of the page whose request made a transaction, by its id. */
    pages,
    /** The oldest first. */
    callbacks,
    /** For the saved state. */
    part: {
      save,
      load(saved: unknown) {
        const found = saved as ReturnType<typeof save>;
        changes.clear();
        pages.clear();
        for (const [id, page] of found.pages) pages.set(id, page);
        for (const [id, list] of found.changes) changes.set(id, list);
        callbacks.splice(0, callbacks.length, ...found.callbacks);
        ({ last } = found);
      },
    },
    /** Takes down the present status of a transaction, where it is a new one. */
    note({ state, timestamps }: Transaction) {
      const { id, status, revision, failure_reason_code: reason } = state;
      const known = changes.get(id);
      const of = (at: number, code: number, number: number, cause: Cause): StatusChange => ({
        at,
        revision: number,
        status: code,
        name: names.get(code) ?? '',
        reason: code === status ? reason : null,
        cause,
      });
      // A payment is registered and carried out in one call; the registration is a status of its own.
      const list =
        known ?? (revision > 1 ? [of(timestamps.created_at, TransactionStatus.NEW, 1, history.cause)] : []);
      if (list.at(-1)?.revision !== revision)
        list.push(of(timestamps.updated_at, status, revision, history.cause));
      changes.set(id, list);
    },
    /** Takes a delivery down and counts it. */
    delivered(callback: Omit<ShownCallback, 'number'>) {
      last += 1;
      callbacks.push({ ...callback, number: last });
      if (callbacks.length > CALLBACKS) callbacks.shift();
    },
  };
  return history;
}

export type History = ReturnType<typeof createHistory>;
