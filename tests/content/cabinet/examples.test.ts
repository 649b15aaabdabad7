/**
 * The worked examples of the cabinet are right to the last minor unit: every commission, balance, sum and difference of data/cabinet/examples.yaml
 * follows from what happened, and the screens of the report and of the history show the same month.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cabinet } from '@gateway-docs/site-data/cabinet';
import { commissionOf, EXAMPLE_RULE, rowsOf, unitsOf } from './support/examples';
import { demoSite } from '@gateway-docs/contract/tests';

const root = path.resolve(__dirname, '../../..');
const MONTH = '2024-12';

let cabinet: Cabinet;
beforeAll(async () => {
  cabinet = (await demoSite.load()).cabinet;
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Names of the statement's lines for kinds of movement. */
const LINES: Readonly<Record<string, string>> = {
  payin: 'Payments received',
  payout: 'Payouts',
  commission: 'Commissions',
  reversal: 'Reversals',
  payout_return: 'Returned payouts',
  chargeback_fee: 'Chargeback fees',
  chargeback: 'Chargebacks',
  transfer: 'Transfers between your wallets',
  deposit: 'Top-ups',
  withdrawal: 'Withdrawals',
};

/** The transactions of the example: what was captured, what it cost, what came of it. */
const transactions = () =>
  rowsOf(cabinet, 'transactions').map((row) => {
    const [id = '', order = ''] = (row.Transaction ?? '').split(' ');
    return {
      id,
      order,
      payin: !order.startsWith('payout'),
      at: row['Paid or declined'] ?? '',
      captured: unitsOf(row.Captured),
      reversed: unitsOf(row.Reversed),
      commission: unitsOf(row.Commission),
      wallet: row['Wallet amount'],
    };
  });

const movements = () =>
  rowsOf(cabinet, 'movements').map((row) => ({
    at: row['Moved at'] ?? '',
    operation: row.Movement ?? '',
    transaction: row.Transaction ?? '',
    change: unitsOf(row.Change),
    after: unitsOf(row['Balance after']),
  }));

/** Lines of the statement between the opening and the closing balance, and these two. */
function statement() {
  const lines = rowsOf(cabinet, 'statement').map((row) => ({
    line: row.Line ?? '',
    count: Number(row.Movements),
    amount: unitsOf(row['Sum, EUR']),
  }));
  return { lines: lines.slice(1, -1), opening: lines[0]?.amount ?? NaN, closing: lines.at(-1) };
}

it('each row has a cell for each column', () => {
  for (const { columns, rows } of Object.values(cabinet.examples))
    for (const row of rows) expect(row).toHaveLength(columns.length);
});

it('the two tariffs charge percent and fixed part, within their bounds', () => {
  const rules: Readonly<Record<string, Parameters<typeof commissionOf>[1]>> = {
    'Percent and fixed part': EXAMPLE_RULE,
    'With minimum and maximum': { rate: 250, fix: 0, min: 50, max: 2500 },
  };
  for (const row of rowsOf(cabinet, 'commissions')) {
    const rule = rules[row.Tariff ?? ''] ?? EXAMPLE_RULE;
    const [percent = '', share = ''] = (row.Percent ?? '').split('=');
    const unbounded = unitsOf(share) + rule.fix;
    expect(unitsOf(percent)).toBe(rule.rate);
    expect(unitsOf(share)).toBe(Math.round((unitsOf(row.Amount) * rule.rate) / 10_000));
    expect(unitsOf(row['Fixed part'])).toBe(rule.fix);
    expect(unitsOf(row.Commission)).toBe(commissionOf(unitsOf(row.Amount), rule));
    expect(row.Bounds).toMatch(
      unbounded < (rule.min ?? 0)
        ? /below the minimum$/
        : unbounded > (rule.max ?? Infinity)
          ? /above the maximum$/
          : /^Within$/,
    );
  }
});

describe('the month', () => {
  it('charges each captured transaction, and moves the wallet by it', () => {
    for (const { captured, commission, wallet, payin, order } of transactions()) {
      expect(commission, order).toBe(captured === 0 ? 0 : commissionOf(captured, EXAMPLE_RULE));
      const moved = payin ? captured - commission : captured + commission;
      expect(captured === 0 ? wallet : unitsOf(wallet), order).toBe(captured === 0 ? '' : moved);
    }
  });

  it('has the movements of each transaction that lie in it, and no others', () => {
    const expected = transactions().flatMap(({ id, payin, at, captured, reversed, commission }) => [
      ...(captured > 0 && at.startsWith(MONTH)
        ? [`${id} ${payin ? captured : -captured}`, `${id} ${-commission}`]
        : []),
      ...(reversed > 0 ? [`${id} ${payin ? -reversed : reversed}`] : []),
    ]);
    const moved = movements().filter(
      ({ transaction, operation }) => transaction !== '' && operation !== 'chargeback_fee',
    );
    expect(moved.map(({ transaction, change }) => `${transaction} ${change}`).sort()).toEqual(
      expected.sort(),
    );
    expect(movements().every(({ at }) => at.startsWith(MONTH))).toBe(true);
  });

  it('is in order, and each movement has the balance after it', () => {
    const times = movements().map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    let balance = statement().opening;
    for (const { change, after, at } of movements()) expect(after, at).toBe((balance += change));
    expect(statement().closing).toMatchObject({ amount: balance, count: movements().length });
  });

  it('adds up by kind', () => {
    const kinds = [...new Set(movements().map(({ operation }) => operation))];
    expect(statement().lines).toEqual(
      kinds.map((kind) => {
        const own = movements().filter(({ operation }) => operation === kind);
        return { line: LINES[kind] ?? kind, count: own.length, amount: sum(own.map(({ change }) => change)) };
      }),
    );
  });

  it('is added up once more on the page, in minor units', () => {
    const page = readFileSync(path.join(root, 'cabinet/final_report/index.mdx'), 'utf8');
    const shown = [
      ...page.matchAll(/^(?<name>[a-z_ ]+?) +(?<decimal>[−\d,.]+) EUR +(?<units>-?\d+) minor units$/gm),
    ];
    const { lines, opening, closing } = statement();
    const names = Object.fromEntries(Object.entries(LINES).map(([kind, line]) => [line, kind]));
    expect(
      shown.map(({ groups }) => [groups?.name, unitsOf(groups?.decimal), Number(groups?.units)]),
    ).toEqual(
      [
        ['opening balance', opening],
        ...lines.map(({ line, amount }) => [names[line] ?? line, amount]),
        ['closing balance', closing?.amount],
      ].map(([name, amount]) => [name, amount, amount]),
    );
  });
});

describe('the books', () => {
  it('have for each order what the gateway has, and the difference', () => {
    const rows = rowsOf(cabinet, 'books');
    for (const row of rows.slice(0, -1)) {
      const order = row['Your id'];
      const id = transactions().find((item) => item.order === order)?.id;
      const own = movements().filter(
        ({ transaction, operation }) =>
          transaction === id && !['commission', 'chargeback_fee'].includes(operation),
      );
      expect(unitsOf(row.Gateway), order).toBe(sum(own.map(({ change }) => change)));
      expect(unitsOf(row.Difference), order).toBe(unitsOf(row.Gateway) - unitsOf(row['Your books']));
      expect(row['Why, and what to do'] === 'Agrees.', order).toBe(unitsOf(row.Difference) === 0);
    }
    expect(rows.map((row) => row['Your id']).slice(0, -1)).toEqual(
      transactions()
        .filter(({ payin }) => payin)
        .map(({ order }) => order)
        .sort(),
    );
    for (const column of ['Your books', 'Gateway', 'Difference'])
      expect(unitsOf(rows.at(-1)?.[column]), column).toBe(
        sum(rows.slice(0, -1).map((row) => unitsOf(row[column]))),
      );
  });

  it('come to the lines of payments, reversals and chargebacks', () => {
    const compared = ['Payments received', 'Reversals', 'Chargebacks'];
    const lines = statement().lines.filter(({ line }) => compared.includes(line));
    expect(unitsOf(rowsOf(cabinet, 'books').at(-1)?.Gateway)).toBe(sum(lines.map(({ amount }) => amount)));
  });
});

describe('the screens', () => {
  const table = (screen: string) => cabinet.screens.get(screen)?.tables[0]?.rows ?? [];

  it('show the statement and the last movements', () => {
    expect(table('final-report').map((row) => [row.count, row.change_sum])).toEqual(
      statement().lines.map(({ count, amount }) => [count, `${amount} EUR`]),
    );
    expect(table('reporting-balance-history')).toEqual(
      movements()
        .slice(-4)
        .reverse()
        .map(({ at, operation, transaction, change, after }) => ({
          moved_at: at,
          movement: operation,
          transaction: transaction === '' ? '' : Number(transaction),
          change: `${change} EUR`,
          balance_after: `${after} EUR`,
        })),
    );
  });

  it.each(['final-report', 'reporting-balance-history'])('%s has the balances of the month', (screen) => {
    const { opening, closing } = statement();
    const end = closing?.amount ?? NaN;
    expect(cabinet.screens.get(screen)?.cards.map(({ value }) => unitsOf(value))).toEqual([
      opening,
      end - opening,
      end,
    ]);
  });
});
