import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { payerText, sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, tableOf } from './table-schema';

/** Every message of the schema for a value, with its path. */
function messages(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const row = strict({ code: text, name: text });
const schema = tableOf(row, {}).superRefine((table, context) => {
  checkUnique(table.rows, (entry) => entry.code, 'code', context);
  checkOrder(table.rows, (entry) => entry.code, 'code', context);
});
const table = (rows: unknown[], extra = {}) => ({
  title: 'Fruits',
  source: { name: 'Garden', note: 'Counted by hand.' },
  as_of: '2026-11-21',
  rows,
  ...extra,
});

describe('tableOf', () => {
  it('accepts rows that are unique and in order', () => {
    expect(
      messages(
        schema,
        table([
          { code: 'a', name: 'Apple' },
          { code: 'b', name: 'Berry' },
        ]),
      ),
    ).toEqual([]);
  });

  it('names an unknown key and the keys that exist', () => {
    expect(messages(schema, table([{ code: 'a', name: 'Apple', colour: 'red' }]))).toEqual([
      'rows.0: unknown key "colour"; the keys here are: code, name',
    ]);
    expect(messages(schema, table([{ code: 'a', name: 'Apple' }], { autor: 'me' }))).toEqual([
      ': unknown key "autor"; the keys here are: title, source, as_of, rows',
    ]);
  });

  it('names both rows of a duplicate', () => {
    expect(
      messages(
        schema,
        table([
          { code: 'a', name: 'Apple' },
          { code: 'a', name: 'Apricot' },
        ]),
      ),
    ).toEqual(['rows.1: code "a" is already in row 1; each code may occur once']);
  });

  it('says which row has to stand before which', () => {
    expect(
      messages(
        schema,
        table([
          { code: 'b', name: 'Berry' },
          { code: 'a', name: 'Apple' },
        ]),
      ),
    ).toEqual(['rows.1: rows are ordered by code: "a" has to stand before "b"']);
  });

  it('refuses a table without rows, and a day in another format', () => {
    expect(messages(schema, table([]))).toEqual(['rows: the table has no rows']);
    expect(messages(schema, table([{ code: 'a', name: 'Apple' }], { as_of: '21.11.2026' }))).toEqual([
      'as_of: write the day as YYYY-MM-DD',
    ]);
  });
});

describe('sentence', () => {
  it.each([
    ['Wait for the callback', 'write whole sentences: the text has to end with a full stop'],
    ['Call `find.', 'a code span is not closed: count the backticks'],
    ['See [find](/find).', 'use code spans only: no links, HTML or bold text'],
    [' Wait.', 'remove the space at the start or the end'],
    ['Wait  here.', 'remove the double space'],
  ])('refuses %j', (value, message) => {
    expect(messages(sentence, value)).toContain(`: ${message}`);
  });
});

describe('payerText', () => {
  it.each(['Send `cvv` again.', 'Error 240 happened.', 'The external_transaction_id exists.'])(
    'refuses %j',
    (value) => {
      expect(messages(payerText, value)).toEqual([
        ': a payer reads this text: no code spans, field names or error codes',
      ]);
    },
  );
});
