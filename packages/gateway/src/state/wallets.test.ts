// The ledger alone: what each status of a payment and a payout moves, once, in the wallet's currency.
import { describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import { walletMovementsSchema } from '@gateway-docs/site-data/tests';
import { TransactionStatus } from '../generated/codes';
import type { TransactionState } from '../transactions/transaction';
import { root } from '../tests/root';
import { createLedger } from './ledger';
import { createMemory } from './memory';
import type { Settlement } from './settlement';

const table = readYaml(root, 'data/wallet-movements.yaml', walletMovementsSchema);

function opened(memory = createMemory(10)) {
  const clock = { now: () => 77, after: () => 0, at: () => undefined, stop: () => undefined };
  const twice: Settlement['inWallet'] = (amount, { amount_currency: from, wallet_currency: to }) =>
    from === to ? amount : amount * 2;
  const ledger = createLedger(table, clock, twice, () => ({ balance: 10_000, reserve: 0 }), memory);
  const wallet = () => {
    const { balance, reserve } = ledger.amountsOf(7001);
    return [balance, reserve];
  };
  const moved = () =>
    ledger.movements().map(({ kind, change, balanceAfter }) => [kind, change, balanceAfter]);
  return { ledger, wallet, moved };
}

const state = (more: Partial<TransactionState>): TransactionState =>
  ({
    id: 1,
    point_id: 4021,
    wallet_id: 7001,
    direction: 'payin',
    status: TransactionStatus.NEW,
    amount_currency: 'USD',
    wallet_currency: 'EUR',
    wallet_amount: null,
    customer_commission: 0,
    point_commission: null,
    captured_amount: 0,
    reversed_amount: 0,
    reversal_pending_amount: 0,
    ...more,
  }) as TransactionState;

describe('a payout', () => {
  const payout = (status: TransactionStatus) => state({ direction: 'payout', wallet_amount: 1000, status });

  it('is reserved while it is under way, leaves with success, and comes back with its return', () => {
    const { ledger, wallet, moved } = opened();
    const seen = [
      TransactionStatus.NEW,
      TransactionStatus.PENDING,
      TransactionStatus.SUCCESS,
      TransactionStatus.REVERSED,
    ].map((status) => {
      ledger.book(payout(status));
      return wallet();
    });
    expect(seen).toEqual([
      [10_000, 1000],
      [10_000, 1000],
      [9000, 0],
      [10_000, 0],
    ]);
    expect(moved()).toEqual([
      ['payout', -1000, 9000],
      ['payout_return', 1000, 10_000],
    ]);
  });

  it('is released with failure, and moves nothing', () => {
    const { ledger, wallet, moved } = opened();
    ledger.book(payout(TransactionStatus.PENDING));
    ledger.book(payout(TransactionStatus.FAILED));
    expect([wallet(), moved()]).toEqual([[10_000, 0], []]);
  });

  it('without an amount yet reserves nothing', () => {
    const { ledger, wallet } = opened();
    ledger.book(state({ direction: 'payout' }));
    expect(wallet()).toEqual([10_000, 0]);
  });
});

describe('a payment', () => {
  it('credits what was captured, reserves what goes back, and debits it when it has gone', () => {
    const { ledger, wallet, moved } = opened();
    const paid = { status: TransactionStatus.SUCCESS, captured_amount: 500 };
    ledger.book(state(paid));
    ledger.book(state(paid));
    ledger.book(state({ ...paid, reversal_pending_amount: 200 }));
    expect(wallet()).toEqual([11_000, 400]);
    ledger.book(state({ ...paid, reversed_amount: 200 }));
    expect(wallet()).toEqual([10_600, 0]);
    expect(moved()).toEqual([
      ['payin', 1000, 11_000],
      ['reversal', -400, 10_600],
    ]);
  });

  it('is told with all that a report needs', () => {
    const { ledger } = opened();
    ledger.book(state({ status: TransactionStatus.SUCCESS, captured_amount: 5, amount_currency: 'EUR' }));
    expect(ledger.movements()).toEqual([
      {
        walletId: 7001,
        movedAt: 77,
        kind: 'payin',
        transactionId: 1,
        change: 5,
        balanceAfter: 10_005,
        currency: 'EUR',
      },
    ]);
    expect([ledger.amountsOf(7001).changed, ledger.amountsOf(7002).changed]).toEqual([77, undefined]);
  });
});

it('goes on after a restart, and books nothing twice', () => {
  const [before, after] = [createMemory(10), createMemory(10)];
  const paid = state({ status: TransactionStatus.SUCCESS, captured_amount: 500 });
  opened(before).ledger.book(paid);
  const { ledger, wallet, moved } = opened(after);
  after.load(before.save());
  ledger.book(paid);
  expect([wallet(), moved()]).toEqual([[11_000, 0], [['payin', 1000, 11_000]]]);
});
