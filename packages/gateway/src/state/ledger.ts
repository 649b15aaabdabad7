/**
 * The wallets of a run, moved by data/wallet-movements.yaml: what waits is in the reserve, and every change of a balance is one movement.
 * In: transactions after each change. Out: balance, reserve and movements of each wallet. The sandbox lets balances become negative.
 */
import type { MovementTable } from '@gateway-docs/site-data/tables';
import type { Clock } from '../clock';
import { TransactionStatus } from '../generated/codes';
import type { TransactionState } from '../transactions/transaction';
import type { Memory } from './memory';

export interface Movement {
  readonly walletId: number;
  readonly movedAt: number;
  readonly kind: string;
  readonly transactionId: number;
  readonly pointId: number;
  readonly change: number;
  readonly balanceAfter: number;
  readonly currency: string;
}

export interface WalletAmounts {
  readonly balance: number;
  readonly reserve: number;
  /** When one of them last changed, in milliseconds; undefined when this run did not touch it. */
  readonly changed: number | undefined;
}

export interface Ledger {
  /** Brings the wallet of a transaction to what its state says. Calling it twice books nothing twice. */
  book(state: TransactionState): void;
  amountsOf(walletId: number): WalletAmounts;
  /** The oldest first. */
  movements(): readonly Movement[];
}

/** What a state of a transaction has brought about: the sum of each kind of movement, and what is reserved. */
export interface Position {
  readonly reserve: number;
  readonly sums: Readonly<Record<string, number>>;
}

type Convert = (amount: number, from: string, to: string) => number;

const UNDER_WAY: readonly TransactionStatus[] = [TransactionStatus.NEW, TransactionStatus.PENDING];
const WAS_PAID: readonly TransactionStatus[] = [TransactionStatus.SUCCESS, TransactionStatus.REVERSED];
const NOTHING: Position = { reserve: 0, sums: {} };

/** A payout is reserved with its commission while it is under way, leaves with success, and may come back. */
function payoutPosition({ status, wallet_amount: amount }: TransactionState): Position {
  const whole = amount ?? 0;
  return {
    reserve: UNDER_WAY.includes(status) ? whole : 0,
    sums: {
      payout: WAS_PAID.includes(status) ? -whole : 0,
      payout_return: status === TransactionStatus.REVERSED ? whole : 0,
    },
  };
}

/** A payment credits what was captured; what goes back is reserved until the method has carried it out. */
function payinPosition(state: TransactionState, convert: Convert): Position {
  const { amount_currency: from, wallet_currency: to } = state;
  return {
    reserve: convert(state.reversal_pending_amount, from, to),
    sums: {
      payin: convert(state.captured_amount, from, to),
      reversal: -convert(state.reversed_amount, from, to),
    },
  };
}

/** @param convert minor units from one currency into another */
export const positionOf = (state: TransactionState, convert: Convert): Position =>
  state.direction === 'payout' ? payoutPosition(state) : payinPosition(state, convert);

/**
 * @param opening balance and reserve of a wallet before this run
 * @param table data/wallet-movements.yaml, which names every kind
 * @param memory keeps balances, positions and movements
 */
export function createLedger(
  table: MovementTable,
  clock: Clock,
  convert: Convert,
  opening: (walletId: number) => Omit<WalletAmounts, 'changed'>,
  memory: Memory,
): Ledger {
  const kinds = table.rows.map(({ code }) => code);
  const wallets = memory.map<number, WalletAmounts>('wallets');
  const booked = memory.map<number, Position>('booked positions');
  let movements: Movement[] = [];
  memory.add('wallet movements', {
    save: () => movements,
    load: (saved) => void (movements = saved as Movement[]),
  });
  const amountsOf = (id: number): WalletAmounts => wallets.get(id) ?? { ...opening(id), changed: undefined };

  function move(state: TransactionState, kind: string, change: number): void {
    const { wallet_id: walletId, id: transactionId, point_id: pointId, wallet_currency: currency } = state;
    const { balance, reserve } = amountsOf(walletId);
    const movedAt = clock.now();
    const balanceAfter = balance + change;
    wallets.set(walletId, { balance: balanceAfter, reserve, changed: movedAt });
    movements.push({ walletId, movedAt, kind, transactionId, pointId, change, balanceAfter, currency });
  }

  return {
    amountsOf,
    movements: () => movements,
    book(state) {
      const before = booked.get(state.id) ?? NOTHING;
      const after = positionOf(state, convert);
      const reserved = after.reserve - before.reserve;
      if (reserved !== 0) {
        const { balance, reserve } = amountsOf(state.wallet_id);
        wallets.set(state.wallet_id, { balance, reserve: reserve + reserved, changed: clock.now() });
      }
      for (const kind of kinds) {
        const change = (after.sums[kind] ?? 0) - (before.sums[kind] ?? 0);
        if (change !== 0) move(state, kind, change);
      }
      booked.set(state.id, after);
    },
  };
}
