/**
 * In: one wallet's month (reconciliation-schema.ts). Out: every number of the worked example: movements with the balance after each,
 * sums by operation, opening and closing balance, and the differences to the merchant's books. Nothing of it is typed anywhere.
 */
import { commissionOf } from './commission';
import type { LedgerTransaction, Reconciliation } from './reconciliation-schema';

export interface Movement {
  readonly at: string;
  readonly operation: string;
  readonly transaction: number | null;
  readonly change: number;
  readonly balanceAfter: number;
}

export interface StatementLine {
  readonly operation: string;
  readonly count: number;
  readonly amount: number;
}

export interface Difference {
  readonly order: string;
  readonly books: number;
  /** Captured less returned, within the month. */
  readonly gateway: number;
  readonly difference: number;
  readonly cause: string;
  readonly remedy: string;
}

export interface Reconciled {
  /** In the order of time. */
  readonly movements: readonly Movement[];
  /** In the order in which operations first occur. */
  readonly statement: readonly StatementLine[];
  readonly transactions: readonly (LedgerTransaction & {
    readonly commission: number;
    readonly walletAmount: number;
  })[];
  readonly opening: number;
  readonly closing: number;
  readonly books: readonly Difference[];
}

type Raw = Omit<Movement, 'balanceAfter'>;

const within = (at: string, { from, to }: Reconciliation): boolean => at >= from && at < to;

/** Movements that a transaction made, of any month. */
function movementsOf(item: LedgerTransaction, month: Reconciliation): Raw[] {
  const { id: transaction, direction, captured, returned, finished_at: at } = item;
  if (captured === 0) return [];
  const { commission } = commissionOf(captured, month.commission);
  return [
    { at, operation: direction, transaction, change: direction === 'payin' ? captured : -captured },
    { at, operation: 'commission', transaction, change: -commission },
    ...(returned ? returnOf(transaction, returned) : []),
  ];
}

/** Money that went the other way: back to the payer, or back into the wallet. */
function returnOf(
  transaction: number,
  { by, units, at, fee }: NonNullable<LedgerTransaction['returned']>,
): Raw[] {
  const change = by === 'payout_return' ? units : -units;
  const charged: Raw[] =
    fee === undefined ? [] : [{ at, operation: 'chargeback_fee', transaction, change: -fee }];
  return [{ at, operation: by, transaction, change }, ...charged];
}

function withBalances(raw: readonly Raw[], opening: number): Movement[] {
  let balanceAfter = opening;
  return raw.map((movement) => {
    balanceAfter += movement.change;
    return { ...movement, balanceAfter };
  });
}

function statementOf(movements: readonly Movement[]): StatementLine[] {
  return [...new Set(movements.map(({ operation }) => operation))].map((operation) => {
    const own = movements.filter((movement) => movement.operation === operation);
    return { operation, count: own.length, amount: own.reduce((total, { change }) => total + change, 0) };
  });
}

const PRICES: readonly string[] = ['commission', 'chargeback_fee'];

/** What the gateway has for an order in this month; what it cost is booked on its own. */
function gatewayNet(item: LedgerTransaction | undefined, month: Reconciliation): number {
  if (!item) return 0;
  return movementsOf(item, month)
    .filter(({ at, operation }) => !PRICES.includes(operation) && within(at, month))
    .reduce((total, { change }) => total + change, 0);
}

function differences(month: Reconciliation): Difference[] {
  const payins = month.transactions.filter(({ direction }) => direction === 'payin');
  const orders = [...new Set([...month.books, ...payins].map(({ order }) => order))].sort();
  return orders.map((order) => {
    const books = month.books.find((entry) => entry.order === order)?.units ?? 0;
    const gateway = gatewayNet(
      payins.find((item) => item.order === order),
      month,
    );
    const { cause = '', remedy = '' } = month.explained.find((entry) => entry.order === order) ?? {};
    return { order, books, gateway, difference: gateway - books, cause, remedy };
  });
}

/** What does not hold in the example: an unexplained difference, or an explanation of none. */
export function reconciliationProblems({ books }: Reconciled, { explained }: Reconciliation): string[] {
  const open = books.filter(({ difference }) => difference !== 0).map(({ order }) => order);
  return [
    ...open
      .filter((order) => !explained.some((entry) => entry.order === order))
      .map((order) => `the difference of ${order} is not explained`),
    ...explained
      .filter(({ order }) => !open.includes(order))
      .map(({ order }) => `${order} has no difference to explain`),
  ];
}

/** Computes the whole example. */
export function reconcile(month: Reconciliation): Reconciled {
  const raw = [
    ...month.transactions.flatMap((item) => movementsOf(item, month)),
    ...month.other.map((movement) => ({ ...movement, transaction: null })),
  ].filter(({ at }) => within(at, month));
  const movements = withBalances(
    raw.sort((a, b) => a.at.localeCompare(b.at)),
    month.opening_balance,
  );
  return {
    movements,
    statement: statementOf(movements),
    transactions: month.transactions.map((item) => {
      const { commission } =
        item.captured === 0 ? { commission: 0 } : commissionOf(item.captured, month.commission);
      const walletAmount =
        item.direction === 'payin' ? item.captured - commission : item.captured + commission;
      return { ...item, commission, walletAmount: item.captured === 0 ? 0 : walletAmount };
    }),
    opening: month.opening_balance,
    closing: movements.at(-1)?.balanceAfter ?? month.opening_balance,
    books: differences(month),
  };
}
