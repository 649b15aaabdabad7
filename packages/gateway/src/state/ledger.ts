/**
 * The wallets of a run, moved by data/wallet-movements.yaml: what waits is in the reserve, and every change of a balance is one movement.
 * In: transactions after each change. Out: balance, reserve and movements of each wallet. The sandbox lets balances become negative.
 */
import type { MovementTable } from '@gateway-docs/site-data/tables';
import type { Clock } from '../clock';
import { TransactionStatus } from '../generated/codes';
import { NO_DISPUTE, type TransactionState } from '../transactions/transaction';
import type { Memory } from './memory';
import type { Settlement } from './settlement';

export interface Movement {
  readonly walletId: number;
  readonly movedAt: number;
  readonly kind: string;
  readonly transactionId: number;
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

/** What a state of a transaction has brought about: the sum of each kind of movement, and what is reserved. */
export interface Position {
  readonly reserve: number;
  readonly sums: Readonly<Record<string, number>>;
}

/** Minor units of a transaction's currency in that of its wallet. */
type InWallet = Settlement['inWallet'];

const UNDER_WAY: readonly TransactionStatus[] = [TransactionStatus.NEW, TransactionStatus.PENDING];
const WAS_PAID: readonly TransactionStatus[] = [TransactionStatus.SUCCESS, TransactionStatus.REVERSED];
const NOTHING: Position = { reserve: 0, sums: {} };

/** A payout is reserved with its commission while it is under way, leaves with success, and may come back. */
function payoutPosition({ status, wallet_amount, point_commission }: TransactionState): Position {
  const whole = wallet_amount ?? 0;
  const commission = point_commission ?? 0;
  const isPaid = WAS_PAID.includes(status);
  return {
    reserve: UNDER_WAY.includes(status) ? whole : 0,
    sums: {
      payout: isPaid ? commission - whole : 0,
      commission: isPaid ? -commission : 0,
      payout_return: status === TransactionStatus.REVERSED ? whole - commission : 0,
    },
  };
}

/**
 * A payment credits what was captured without the commissions; what goes back is reserved until the method has carried it out, and what is
 * disputed until the dispute ends.
 */
function payinPosition(state: TransactionState, inWallet: InWallet): Position {
  const { captured_amount: captured, reversed_amount: reversed, point_commission } = state;
  const { open, lost, fees } = state.dispute ?? NO_DISPUTE;
  const of = (amount: number) => inWallet(amount, state);
  return {
    reserve: of(state.reversal_pending_amount) + of(open),
    sums: {
      payin: of(captured),
      commission: captured > 0 ? -(point_commission ?? 0) - of(state.customer_commission) : 0,
      reversal: -of(reversed - lost),
      chargeback: -of(lost),
      chargeback_fee: -fees,
    },
  };
}

/** @param inWallet minor units of the transaction in the currency of its wallet */
export const positionOf = (state: TransactionState, inWallet: InWallet): Position =>
  state.direction === 'payout' ? payoutPosition(state) : payinPosition(state, inWallet);

/**
 * @param opening balance and reserve of a wallet before this run
 * @param table data/wallet-movements.yaml, which names every kind
 * @param memory keeps balances, positions and movements
 */
export function createLedger(
  table: MovementTable,
  clock: Clock,
  inWallet: InWallet,
  opening: (walletId: number) => Omit<WalletAmounts, 'changed'>,
  memory: Memory,
) {
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
    const { wallet_id: walletId, id: transactionId, wallet_currency: currency } = state;
    const { balance, reserve } = amountsOf(walletId);
    const movedAt = clock.now();
    const balanceAfter = balance + change;
    wallets.set(walletId, { balance: balanceAfter, reserve, changed: movedAt });
    movements.push({ walletId, movedAt, kind, transactionId, change, balanceAfter, currency });
  }

  return {
    amountsOf,
    /** The oldest first. */
    movements: () => movements,
    /** Brings the wallet of a transaction to what its state says. Calling it twice books nothing twice. */
    book(state: TransactionState) {
      const before = booked.get(state.id) ?? NOTHING;
      const after = positionOf(state, inWallet);
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
