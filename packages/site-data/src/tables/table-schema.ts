// In: the shape of one row and what makes a row unique and ordered.
// Out: the strict schema of a whole table file (title, source, date, rows), with messages that tell a writer what to do.
// Why: every table under data/ has the same frame, and a duplicate or a row in the wrong place must name both rows.
import * as z from 'zod';
import { day, type Report, sentence, strict, text } from '@gateway-docs/kit/schema';

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'write the country as ISO 3166-1 alpha-2, like BR');
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'write the currency as ISO 4217, like EUR');

/** Where the values of a table come from. */
export const source = strict({
  /** The publisher or list that the values come from. */
  name: text,
  /** What was taken, what was left out, and what was checked. */
  note: sentence,
  url: z.url({ protocol: /^https$/, error: 'give the full https address' }).optional(),
});

type Row = Readonly<Record<string, unknown>>;
type Column<Of extends Row> = keyof Of & string;

/** What holds between the rows of a table; several columns count together. */
interface Rules<Of extends Row> {
  /** What each row has alone. */
  readonly unique: readonly (readonly Column<Of>[])[];
  /** Numbers by size, texts by code point, whatever their case. */
  readonly order?: readonly Column<Of>[];
}

const isBefore = (a: string, b: string): boolean =>
  Number.isNaN(Number(a) - Number(b)) ? a.toLowerCase() < b.toLowerCase() : Number(a) < Number(b);

/**
 * Reports each row whose key occurred before, and each that stands before a row which it should follow.
 * @param rows the rows in file order
 */
export function checkRows<Of extends Row>(
  rows: readonly Of[],
  { unique, order = [] }: Rules<Of>,
  report: Report,
): void {
  const keysBy = (columns: readonly Column<Of>[]): string[] =>
    rows.map((row) => columns.map((column) => String(row[column])).join(' '));
  for (const columns of unique) {
    const what = columns.join(' and ');
    const keys = keysBy(columns);
    const folded = keys.map((key) => key.toLowerCase());
    keys.forEach((key, index) => {
      const before = folded.indexOf(key.toLowerCase());
      if (before === index) return;
      report(
        ['rows', index],
        `${what} "${key}" is already in row ${before + 1}; each ${what} may occur once`,
      );
    });
  }
  keysBy(order).forEach((key, index, keys) => {
    const previous = keys[index - 1];
    if (previous === undefined || !isBefore(key, previous)) return;
    const what = order.join(' and ');
    report(['rows', index], `rows are ordered by ${what}: "${key}" has to stand before "${previous}"`);
  });
}

/**
 * Reports each row whose column names something that the table does not list beside its rows.
 * @param listed what there is, @param under the key of the file that lists it
 */
export function checkListed<Name extends string>(
  rows: readonly Readonly<Record<Name, string>>[],
  column: Name,
  listed: readonly string[],
  under: string,
  report: Report,
): void {
  rows.forEach(({ [column]: name }, index) => {
    const message = `${column} "${name}" is not listed under ${under}; there are: ${listed.join(', ')}`;
    if (!listed.includes(name)) report(['rows', index], message);
  });
}

/**
 * The frame of every table file around the given rows.
 * @param row the strict schema of one row
 * @param extra further top-level keys of this table, such as its groups
 */
export function tableOf<Row extends z.ZodType, Extra extends z.ZodRawShape>(row: Row, extra: Extra) {
  return strict({
    title: text,
    source,
    /** The day on which the values were last compared with the source. */
    as_of: day,
    ...extra,
    rows: z.array(row).min(1, 'the table has no rows'),
  });
}
