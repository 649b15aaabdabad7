/**
 * In: the worked examples of the cabinet's data. Out: their tables: commissions step by step, and the month of a wallet from the
 * opening balance to the last difference. Every number is computed in packages/site-data/src/cabinet.
 */
import { commissionOf } from '@gateway-docs/site-data/cabinet';
import type { Reference } from '@gateway-docs/contract';
import { codeLink } from '../cross-references/resolve';
import { code, inlineCode, strong, type Block, type Inline } from '../mdast/nodes';
import { markdownInline } from '../mdast/markdown';
import { table, type Row } from '../mdast/table';
import { amountText, moneyText } from './money-text';

/** The month of the worked example, and how its amounts are written. */
function monthOf({ cabinet }: Reference) {
  const { currency } = cabinet.month.wallet;
  return {
    ...cabinet.reconciled,
    currency,
    units: (value: number) => amountText({ units: value, currency }, cabinet.exponents),
  };
}

const right = (title: string) => ({ title, align: 'right' as const });

/** How a rule is put in words, with amounts of its currency. */
export function commissionExample(reference: Reference): Block[] {
  const { currency, rules } = reference.cabinet.tariffs;
  const money = (units: number) => moneyText({ units, currency }, reference.cabinet.exponents);
  const rows = rules.flatMap(({ name, rule, amounts }) =>
    amounts.map((amount): Row => {
      const { share, unbounded, commission, bound } = commissionOf(amount, rule);
      const bounds = {
        min: `${money(unbounded)} is below the minimum`,
        max: `${money(unbounded)} is above the maximum`,
      };
      return {
        cells: [
          [name],
          [money(amount)],
          [`${rule.percent} % = ${money(share)}`],
          [money(rule.fix)],
          [bound ? bounds[bound] : 'Within'],
          [strong(money(commission))],
        ],
      };
    }),
  );
  const titles = [
    'Tariff',
    right('Amount'),
    right('Percent'),
    right('Fixed part'),
    'Bounds',
    right('Commission'),
  ];
  return [table(titles, rows, { label: 'Commissions, step by step', layout: 'records' })];
}

const OPERATION: Readonly<Record<string, string>> = {
  payin: 'Payments received',
  payout: 'Payouts',
  commission: 'Commissions',
  reversal: 'Reversals',
  chargeback: 'Chargebacks',
  transfer: 'Transfers between your wallets',
  deposit: 'Top-ups',
  withdrawal: 'Withdrawals',
  correction: 'Corrections',
};

function statement(reference: Reference): Block[] {
  const month = monthOf(reference);
  const line = (name: Inline, count: string, amount: string): Row => ({ cells: [[name], [count], [amount]] });
  const rows = [
    line(strong('Opening balance'), '', month.units(month.opening)),
    ...month.statement.map(({ operation, count, amount }) =>
      line(OPERATION[operation] ?? operation, String(count), month.units(amount)),
    ),
    line(strong('Closing balance'), String(month.movements.length), month.units(month.closing)),
  ];
  const titles = ['Line', right('Movements'), right(`Sum, ${month.currency}`)];
  return [table(titles, rows, { label: 'Statement of the month', layout: 'records' })];
}

function movements(reference: Reference): Block[] {
  const month = monthOf(reference);
  const rows = month.movements.map(({ at, operation, transaction, change, balanceAfter }) => ({
    cells: [
      [at],
      [inlineCode(operation)],
      [transaction === null ? '' : String(transaction)],
      [month.units(change)],
      [month.units(balanceAfter)],
    ],
  }));
  const titles = ['Moved at', 'Movement', 'Transaction', right('Change'), right('Balance after')];
  return [table(titles, rows, { label: 'Movements of the month', layout: 'records' })];
}

function transactions(reference: Reference): Block[] {
  const month = monthOf(reference);
  const rows = month.transactions.map((item) => ({
    cells: [
      [`${item.id} `, inlineCode(item.order)],
      [codeLink('status', item.status, reference)],
      [item.finished_at],
      [month.units(item.amount)],
      [month.units(item.captured)],
      [month.units(item.returned?.units ?? 0)],
      [month.units(item.commission)],
      [item.captured === 0 ? '' : month.units(item.walletAmount)],
    ],
  }));
  const titles = [
    'Transaction',
    'Status',
    'Paid or declined',
    right('Amount'),
    right('Captured'),
    right('Reversed'),
    right('Commission'),
    right('Wallet amount'),
  ];
  return [table(titles, rows, { label: 'Transactions of the example', layout: 'records' })];
}

function books(reference: Reference): Block[] {
  const month = monthOf(reference);
  const totalOf = (pick: (item: (typeof month.books)[number]) => number) =>
    month.units(month.books.reduce((before, item) => before + pick(item), 0));
  const rows = month.books.map((item): Row => ({
    cells: [
      [inlineCode(item.order)],
      [month.units(item.books)],
      [month.units(item.gateway)],
      [month.units(item.difference)],
      item.difference === 0
        ? ['Agrees.']
        : [...markdownInline(item.cause), ' ', ...markdownInline(item.remedy)],
    ],
  }));
  const totals: Row = {
    cells: [
      [strong('Sum')],
      [totalOf((item) => item.books)],
      [totalOf((item) => item.gateway)],
      [totalOf((item) => item.difference)],
      ['Gateway less your books.'],
    ],
  };
  const titles = [
    'Your id',
    right('Your books'),
    right('Gateway'),
    right('Difference'),
    'Why, and what to do',
  ];
  return [table(titles, [...rows, totals], { label: 'Your books and the gateway', layout: 'records' })];
}

/** The sum that must hold, written line under line as one would check it by hand. */
function check(reference: Reference): Block[] {
  const month = monthOf(reference);
  const lines = [
    ['opening balance', month.opening],
    ...month.statement.map(({ operation, amount }): [string, number] => [operation, amount]),
    ['closing balance', month.closing],
  ] as const;
  const shown = lines.map(([name, value]) => [name, month.units(value), String(value)]);
  const width = (at: number) => Math.max(...shown.map((line) => line[at]?.length ?? 0));
  const text = shown.map(
    ([name = '', decimal = '', units = '']) =>
      `${name.padEnd(width(0))}  ${decimal.padStart(width(1))} ${month.currency}  ${units.padStart(width(2))} minor units`,
  );
  const rule = '-'.repeat(text[0]?.length ?? 0);
  return [code('text', [...text.slice(0, -1), rule, text.at(-1)].join('\n'))];
}

export const RECONCILIATION_PARTS: Readonly<Record<string, (reference: Reference) => Block[]>> = {
  transactions,
  movements,
  statement,
  check,
  books,
};
