/**
 * In: the rows of a screen's table as the data has them. Out: typed cells, checked by the kind of their column, computed columns
 * filled in. How a cell is written is the page's business (src/remark/cabinet/cell-text.ts).
 */
import { within } from '@gateway-docs/kit';
import type { CabinetColumn } from './columns-schema';
import { convert, exponentOf, readMoney, total, type Exponents, type Money } from './money';

/** A row as data: text, a count or a status code, money as `12540 EUR`. */
export type DataRow = Readonly<Record<string, string | number>>;

export type Cell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'money'; readonly money: Money }
  /** The code of a transaction status. */
  | { readonly kind: 'status'; readonly code: number };

/** What cells are checked against. */
export interface CellContext {
  readonly columns: ReadonlyMap<string, CabinetColumn>;
  readonly exponents: Exponents;
  /** Codes of the transaction statuses. */
  readonly statuses: ReadonlySet<number>;
}

const TIME = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2}(\.\d{3})?)?)?$/;

function computed(rule: NonNullable<CabinetColumn['computed']>, row: DataRow, exponents: Exponents): Money {
  const value = (id: string) => String(row[id] ?? '');
  const money = (id: string) => readMoney(value(id));
  if ('plus' in rule) return total(rule.plus.map(money), rule.minus.map(money));
  return convert(money(rule.times), value(rule.rate), value(rule.into), exponents);
}

function moneyCell(money: Money, exponents: Exponents): Cell {
  exponentOf(money.currency, exponents);
  return { kind: 'money', money };
}

/** @throws Error when the value does not suit the kind of its column */
function readCell(column: CabinetColumn, row: DataRow, { exponents, statuses }: CellContext): Cell {
  if (column.computed) return moneyCell(computed(column.computed, row, exponents), exponents);
  const value = row[column.id];
  if (value === undefined || value === '') return { kind: 'empty' };
  if (column.kind === 'money') return moneyCell(readMoney(String(value)), exponents);
  if (column.kind === 'status') {
    const code = Number(value);
    if (!statuses.has(code)) throw new Error(`status ${value} does not exist`);
    return { kind: 'status', code };
  }
  if (column.kind === 'time' && !TIME.test(String(value)))
    throw new Error(`"${value}" is no time: write 2025-01-01 00:00:00, or the day alone`);
  return { kind: 'text', text: String(value) };
}

/**
 * @param ids columns of the table, which exist
 * @returns the cells of each row, in the order of the columns
 * @throws Error that names the column and the row of a value that does not suit its column
 */
export function readRows(ids: readonly string[], rows: readonly DataRow[], context: CellContext): Cell[][] {
  return rows.map((row, i) =>
    ids.map((id) => {
      const column = context.columns.get(id);
      if (!column) throw new Error(`column "${id}" does not exist`);
      return within(`row ${i + 1}, column "${id}"`, () => readCell(column, row, context));
    }),
  );
}
