// In: the shape of one row and what makes a row unique and ordered.
// Out: the strict schema of a whole table file (title, source, date, rows), with messages that tell a writer what to do.
// Why: every table under data/ has the same frame, and a duplicate or a row in the wrong place must name both rows.
import * as z from 'zod';
import { day, sentence, strict, text } from '@gateway-docs/kit/schema';

/** One value of a row by which a table is kept unique or in order. */
export type RowKey = string | number;

/** Where the values of a table come from. */
export const source = strict({
  name: text.describe('The publisher or list that the values come from'),
  note: sentence.describe('What was taken, what was left out, and what was checked'),
  url: z.url({ protocol: /^https$/, error: 'give the full https address' }).optional(),
});

/**
 * Reports each row whose key occurred before.
 * @param rows the rows in file order
 * @param keyOf the value that must be unique
 * @param what the name of that value, for the message
 * @param context zod's refinement context of the table
 */
export function checkUnique<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey | undefined,
  what: string,
  context: z.RefinementCtx,
): void {
  const seen = new Map<RowKey, number>();
  rows.forEach((row, index) => {
    const key = keyOf(row);
    if (key === undefined) return;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, index);
    else {
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `${what} "${key}" is already in row ${before + 1}; each ${what} may occur once`,
      });
    }
  });
}

/**
 * Reports each row that stands before a row which it should follow.
 * @param rows the rows in file order
 * @param keyOf the value to sort by; numbers by size, texts by code point
 * @param what the name of that value, for the message
 * @param context zod's refinement context of the table
 */
export function checkOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
  what: string,
  context: z.RefinementCtx,
): void {
  rows.forEach((row, index) => {
    const previous = rows[index - 1];
    if (previous === undefined || keyOf(previous) <= keyOf(row)) return;
    context.addIssue({
      code: 'custom',
      path: ['rows', index],
      message: `rows are ordered by ${what}: "${keyOf(row)}" has to stand before "${keyOf(previous)}"`,
    });
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
    as_of: day.describe('The day on which the values were last compared with the source'),
    ...extra,
    rows: z.array(row).min(1, 'the table has no rows'),
  });
}
