// What a writer is told who makes a typical mistake in a table: each message names the row and the way out.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { tableNames, tableSchema } from '@gateway-docs/site-data/tables';
import { dataDir } from './read-data';

type Row = Record<string, unknown>;
interface RawTable {
  rows: Row[];
  [key: string]: unknown;
}

/** The messages for data/<name>.yaml after a change to its raw content. */
async function messages(name: string, change: (table: RawTable) => void): Promise<string[]> {
  const table = parse(readFileSync(path.join(dataDir, `${name}.yaml`), 'utf8')) as RawTable;
  change(table);
  const result = (await tableSchema(name)).safeParse(table);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}
const rowWith = (table: RawTable, key: string, value: unknown): Row => {
  const row = table.rows.find((candidate) => candidate[key] === value);
  if (!row) throw new Error(`no row has ${key} ${String(value)}`);
  return row;
};

describe('a mistake in a table', () => {
  it.each(tableNames())('%s: an unknown key and a doubled row are refused', async (name) => {
    expect(
      (await messages(name, (table) => Object.assign(table.rows[0] ?? {}, { colour: 'red' })))[0],
    ).toMatch(/^unknown key "colour"; the keys here are: /);
    const doubled = await messages(name, (table) => table.rows.splice(1, 0, { ...table.rows[0] }));
    expect(doubled.some((message) => message.includes('is already in row 1'))).toBe(true);
  });

  it('api-error-codes: unknown retry, unknown group', async () => {
    expect(await messages('api-error-codes', (table) => (rowWith(table, 'code', 13).retry = 'yes'))).toEqual([
      'retry is one of: safe (unchanged, after a pause), same_id (outcome unknown: find first), after_fix, never',
    ]);
    expect(
      (await messages('api-error-codes', (table) => (rowWith(table, 'code', 13).group = 'misc')))[0],
    ).toMatch(/^group "misc" is not listed under groups; there are: general, /);
  });

  it('failure-reason-codes: a code of three digits, a code in the wrong group', async () => {
    expect(
      await messages('failure-reason-codes', (table) => (rowWith(table, 'code', 1001).code = 101)),
    ).toEqual([
      'failure reasons have four digits, so that they are never taken for API error codes',
      'general: no row of the group "declined_by_issuer" has the code 1001',
    ]);
    expect(
      await messages('failure-reason-codes', (table) => (rowWith(table, 'code', 1001).group = 'limits')),
    ).toEqual(['code 1001 belongs to group "declined_by_issuer" by its first digit, not to "limits"']);
  });

  it('transaction-statuses: a transition to nowhere, a status that nothing leads to', async () => {
    expect(
      await messages('transaction-statuses', (table) => (rowWith(table, 'code', 1).to = [4, 7])),
    ).toEqual(['status 7 is not in this table; there are: 0, 1, 2, 3, 4, 5, 6, 10']);
    expect(await messages('transaction-statuses', (table) => (rowWith(table, 'code', 1).to = []))).toEqual([
      'no status leads to 4: add it to the "to" of the statuses before it',
    ]);
  });

  it('test-cards: a wrong check digit, callbacks that do not follow from the outcome', async () => {
    const spoil = (change: Row) => (table: RawTable) => {
      Object.assign(rowWith(table, 'id', 'card-success'), change);
    };
    const value = '4111111111111112';
    const trigger = { field: 'fields.card_number', match: 'equals', text: value };
    expect(await messages('test-cards', spoil({ value, trigger }))).toEqual([
      'card number 4111111111111112 fails the Luhn check: correct its last digit',
    ]);
    expect(await messages('test-cards', spoil({ value: '4000000000000002' }))).toEqual([
      'value "4000000000000002" does not match its own trigger (equals "4111111111111111")',
    ]);
    expect(await messages('test-cards', spoil({ callbacks: [6, 1] }))).toEqual([
      'callbacks are [6, 1], but the statuses of the outcome give [1]',
    ]);
  });

  it('test-cards: a kind without a tab', async () => {
    const withoutTab = (table: RawTable) => {
      delete (table.kinds as Row[])[0]?.tab;
    };
    expect(await messages('test-cards', withoutTab)).toEqual(['expected a text']);
  });

  it('currency-codes: a currency without an exponent', async () => {
    expect(
      await messages('currency-codes', (table) => (rowWith(table, 'code', 'EUR').exponent = null)),
    ).toEqual(['EUR: a currency has an exponent; amounts could not be written without it']);
  });

  it('crypto-codes: a mistyped address, a network that does not exist', async () => {
    const mistype = (table: RawTable) => {
      const [bitcoin] = table.networks as Row[];
      Object.assign(bitcoin ?? {}, { address_example: '12ZEw5Hcv1hTb6YUQJ69y1V7uhcoDz92PJ' });
    };
    expect(await messages('crypto-codes', mistype)).toEqual([
      'the address "12ZEw5Hcv1hTb6YUQJ69y1V7uhcoDz92PJ" has a wrong checksum',
    ]);
    expect(
      (await messages('crypto-codes', (table) => (rowWith(table, 'asset', 'USDT').network = 'ERC20')))[0],
    ).toMatch(/network "ERC20" is not listed under networks; there are: BITCOIN, |ordered by/);
  });

  it('bank-codes: a list without a source, a code in the wrong format', async () => {
    const dropSource = (table: RawTable) => {
      delete (table.countries as Row[]).find((entry) => entry.country === 'NG')?.source;
    };
    expect(await messages('bank-codes', dropSource)).toEqual([
      'NG lists banks: name the public source that they come from',
    ]);
    expect(
      await messages('bank-codes', (table) => (rowWith(table, 'name', 'Zenith Bank').code = '0570')),
    ).toEqual(['code 0570 does not match the format ^[0-9]{3}$|^[0-9]{5,6}$ of NG']);
  });
});
