// The wallet of a run: reserve at acceptance, movement at success, release at failure. Compared with data/wallet-movements.yaml, and
// seen by a merchant in account/info and in a balance_history report.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readYaml } from '@gateway-docs/kit/yaml';
import type { MoneyEvent } from '@gateway-docs/site-data/tables';
import { walletMovementsSchema } from '@gateway-docs/site-data/tests';
import type { JsonObject } from '../json';
import { startSandbox, type Sandbox } from '../sandbox';
import { createCaller, type Caller } from '../tests/gateway-caller';
import { operationNamed } from '../tests/operation-named';
import { eventually } from '../tests/eventually';
import type { TransactionState } from '../transactions/transaction';
import { positionOf } from './ledger';
import { restore } from './sandbox-state';
import { root } from '../tests/root';

const { events } = readYaml(root, 'data/wallet-movements.yaml', walletMovementsSchema);

const NOTHING_YET = { captured_amount: 0, reversed_amount: 0, customer_commission: 0, point_commission: 3 };
const payout = { ...NOTHING_YET, direction: 'payout', wallet_amount: 100 };
const payin = { ...NOTHING_YET, direction: 'payin', wallet_amount: null, customer_commission: 2 };
const rest = { reversal_pending_amount: 0, amount_currency: 'EUR', wallet_currency: 'EUR', status: 10 };
const state = (members: object) => ({ ...rest, ...members }) as TransactionState;

/** A transaction before and after each event of payments and payouts. */
const CHANGES: Readonly<
  Record<string, readonly [before: TransactionState | undefined, after: TransactionState]>
> = {
  'payin-success': [state(payin), state({ ...payin, status: 1, captured_amount: 100 })],
  'payin-held': [state(payin), state({ ...payin, status: 6 })],
  'reversal-accepted': [
    state({ ...payin, status: 1, captured_amount: 100 }),
    state({ ...payin, status: 1, captured_amount: 100, reversal_pending_amount: 100 }),
  ],
  'reversal-done': [
    state({ ...payin, status: 1, captured_amount: 100, reversal_pending_amount: 100 }),
    state({ ...payin, status: 4, captured_amount: 100, reversed_amount: 100 }),
  ],
  'reversal-refused': [
    state({ ...payin, status: 1, captured_amount: 100, reversal_pending_amount: 100 }),
    state({ ...payin, status: 1, captured_amount: 100 }),
  ],
  'payout-accepted': [undefined, state({ ...payout, status: 0 })],
  'payout-success': [state(payout), state({ ...payout, status: 1 })],
  'payout-failed': [state(payout), state({ ...payout, status: 2 })],
  'payout-returned': [state({ ...payout, status: 1 }), state({ ...payout, status: 4 })],
};

const sameCurrency = (amount: number) => amount;
const SIGNS: Readonly<Record<MoneyEvent['reserve'] | MoneyEvent['balance'], readonly number[]>> = {
  none: [0],
  plus: [1],
  minus: [-1],
  release: [-1],
  either: [-1, 1],
};

describe('each event of a transaction', () => {
  const ofTransactions = events.filter(({ subject }) => subject === 'payin' || subject === 'payout');

  it('is known to this test', () => {
    expect(ofTransactions.map(({ id }) => id).toSorted()).toEqual(Object.keys(CHANGES).toSorted());
  });

  it.each(ofTransactions.map((event) => [event.id, event] as const))('%s', (id, event) => {
    const [before, after] = CHANGES[id] ?? [];
    const empty = { reserve: 0, sums: {} as Record<string, number> };
    const first = before ? positionOf(before, sameCurrency) : empty;
    const second = after ? positionOf(after, sameCurrency) : empty;
    expect(SIGNS[event.reserve]).toContain(Math.sign(second.reserve - first.reserve));
    const moved = Object.entries(second.sums).filter(([kind, sum]) => sum !== (first.sums[kind] ?? 0));
    expect(moved.map(([kind]) => kind)).toEqual(event.movements);
    const change = moved.reduce((total, [kind, sum]) => total + sum - (first.sums[kind] ?? 0), 0);
    expect(SIGNS[event.balance]).toContain(Math.sign(change));
  });
});

describe('the wallet of a payout', () => {
  let sandbox: Sandbox;
  let caller: Caller;
  beforeAll(async () => {
    sandbox = await startSandbox(root, { speed: 2 });
    caller = createCaller(sandbox);
  });
  afterAll(() => sandbox.stop());

  async function wallet(id: unknown): Promise<{ balance: number; reserve: number }> {
    const { response } = await caller.call('account-info', 'v2', { account_id: 5001, wallet_id: id });
    const [only] = response.wallets as { balance: number; reserve: number }[];
    return { balance: only?.balance ?? NaN, reserve: only?.reserve ?? NaN };
  }

  const order = (name: string, amount: number): JsonObject => {
    const { contract } = sandbox.state();
    const example = operationNamed(contract, 'transaction-pay', 'v2').requestExamples.get('pix-payout');
    return { ...example, external_transaction_id: name, amount };
  };

  const statusOf = (externalId: string) => {
    const { transactions, settings } = sandbox.state();
    return transactions.registered(settings.points[0]?.id ?? 0, externalId)?.state.status;
  };

  it.each([
    ['paid', 10_000, 1, -10_000],
    ['declined', 10_991, 2, 0],
    ['returned', 10_904, 4, 0],
  ])('%s: is reserved first', async (name, amount, end, change) => {
    const body = order(`ledger-${name}`, amount);
    const before = await wallet(body.wallet_id);
    const { response } = await caller.call('transaction-pay', 'v2', body);
    expect(response.status).toBe(10);
    expect(await wallet(body.wallet_id)).toEqual({
      balance: before.balance,
      reserve: before.reserve + amount,
    });
    await eventually(() => statusOf(`ledger-${name}`), end);
    expect(await wallet(body.wallet_id)).toEqual({
      balance: before.balance + change,
      reserve: before.reserve,
    });
  });

  it('and a run that reads the state file goes on from it', async () => {
    const { ledger, memory } = sandbox.state();
    const { wallet_id: id } = order('', 0);
    const [amounts, movements] = [ledger.amountsOf(Number(id)), ledger.movements()];
    const later = await startSandbox(root, { speed: 5 });
    try {
      restore(later.state(), memory.save());
      expect(later.state().ledger.amountsOf(Number(id))).toEqual(amounts);
      expect(later.state().ledger.movements()).toEqual(movements);
      later
        .state()
        .transactions.all()
        .forEach(({ state }) => later.state().ledger.book(state));
      expect(later.state().ledger.movements()).toEqual(movements);
    } finally {
      await later.stop();
    }
  });

  it('and its movements are a chain', () => {
    const moves = sandbox.state().ledger.movements();
    expect(moves.map(({ kind }) => kind)).toEqual(['payout', 'payout', 'payout_return']);
    moves.slice(1).forEach(({ balanceAfter, change }, index) => {
      expect(balanceAfter - change).toBe(moves[index]?.balanceAfter);
    });
  });
});
