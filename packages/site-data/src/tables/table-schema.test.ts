import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checked, payerText, sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, tableOf } from './table-schema';

/** Every message of the schema for a value, with its path. */
function messages(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const row = strict({ code: text, name: text });
const schema = checked(tableOf(row, {}), ({ rows }, report) =>
  checkRows(rows, { unique: [['code']], order: ['code'] }, report),
);
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

  it('takes several columns together, whatever the case of their letters', () => {
    const states = (...names: string[]) => names.map((name) => ({ code: 'BR', name }));
    const both = checked(tableOf(row, {}), ({ rows }, report) =>
      checkRows(rows, { unique: [['code', 'name']], order: ['code', 'name'] }, report),
    );
    expect(messages(both, table(states('Acre', 'bahia', 'Ceará')))).toEqual([]);
    expect(messages(both, table(states('Acre', 'acre')))).toEqual([
      'rows.1: code and name "BR acre" is already in row 1; each code and name may occur once',
    ]);
    expect(messages(both, table(states('bahia', 'Acre')))).toEqual([
      'rows.1: rows are ordered by code and name: "BR Acre" has to stand before "BR bahia"',
    ]);
  });

  it('orders numbers by size, and rows without an order as they like', () => {
    const numbers = (codes: number[]) => table(codes.map((code) => ({ code })));
    const numbered = (order?: ['code']) =>
      checked(tableOf(strict({ code: z.int() }), {}), ({ rows }, report) =>
        checkRows(rows, order ? { unique: [], order } : { unique: [] }, report),
      );
    expect(messages(numbered(['code']), numbers([9, 10, 100]))).toEqual([]);
    expect(messages(numbered(['code']), numbers([10, 9]))).toHaveLength(1);
    expect(messages(numbered(), numbers([10, 9, 9]))).toEqual([]);
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
