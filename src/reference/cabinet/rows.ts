/**
 * In: the rows of a screen's table as the data has them. Out: the cells as the picture and the examples show them: money with
 * its decimals, statuses by name, computed columns filled in.
 */
import type { CabinetColumn } from './columns-schema';
import { convert, readMoney, showMoney, total, type Exponents, type Money } from './money';

/** A row as data: text, a count or a status code, money as `12540 EUR`. */
export type DataRow = Readonly<Record<string, string | number>>;

/** What cells are shown with. */
export interface Showing {
  readonly columns: ReadonlyMap<string, CabinetColumn>;
  readonly exponents: Exponents;
  /** Name by code. */
  readonly statuses: ReadonlyMap<number, string>;
}

const TIME = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2}(\.\d{3})?)?)?$/;

function computed(rule: NonNullable<CabinetColumn['computed']>, row: DataRow, exponents: Exponents): Money {
  const value = (id: string) => String(row[id] ?? '');
  const money = (id: string) => readMoney(value(id));
  if ('plus' in rule) return total(rule.plus.map(money), rule.minus.map(money));
  return convert(money(rule.times), value(rule.rate), value(rule.into), exponents);
}

/**
 * One cell as text; an empty one is `—`.
 * @throws Error when the value does not suit the kind of its column
 */
function shownCell(column: CabinetColumn, row: DataRow, { exponents, statuses }: Showing): string {
  if (column.computed) return showMoney(computed(column.computed, row, exponents), exponents);
  const value = row[column.id];
  if (value === undefined || value === '') return '—';
  if (column.kind === 'money') return showMoney(readMoney(String(value)), exponents);
  if (column.kind === 'status') {
    const name = statuses.get(Number(value));
    if (name === undefined) throw new Error(`status ${value} does not exist`);
    return name;
  }
  if (column.kind === 'time' && !TIME.test(String(value)))
    throw new Error(`"${value}" is no time: write 2025-01-01 00:00:00, or the day alone`);
  return String(value);
}

/**
 * @param ids columns of the table, which exist
 * @throws Error that names the column and the row of a value that cannot be shown
 */
export function shownRows(ids: readonly string[], rows: readonly DataRow[], showing: Showing): string[][] {
  return rows.map((row, i) =>
    ids.map((id) => {
      const column = showing.columns.get(id);
      if (!column) throw new Error(`column "${id}" does not exist`);
      try {
        return shownCell(column, row, showing);
      } catch (error) {
        throw new Error(
          `row ${i + 1}, column "${id}": ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }),
  );
}
