import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Folder } from '@gateway-docs/kit/yaml';
import { readTables } from '../tables/read-tables';
import type { Tables } from '../tables/tables';
import { readCabinet } from './read-cabinet';

const root = path.resolve(__dirname, '../../../..');
let tables: Tables;
let site = '';

beforeAll(async () => {
  tables = await readTables(new Folder(root, 'data'));
});
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'cabinet-'));
  cpSync(path.join(root, 'data/cabinet'), path.join(site, 'data/cabinet'), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** What the build says after one text of a file was replaced. */
function mistake(file: string, from: string, to: string): string {
  const place = path.join(site, 'data/cabinet', file);
  const before = readFileSync(place, 'utf8');
  expect(before).toContain(from);
  writeFileSync(place, before.replace(from, to));
  try {
    readCabinet(new Folder(site, 'data/cabinet'), tables);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'no mistake was found';
}

describe('the cabinet', () => {
  it('has every screen of its menu, with computed columns', () => {
    const cabinet = readCabinet(new Folder(site, 'data/cabinet'), tables);
    const files = new Folder(site, 'data/cabinet/screens').list();
    expect([...cabinet.screens.keys()].toSorted()).toEqual(
      files.map((file) => file.replace('.yaml', '')).toSorted(),
    );
    const [wallets] = cabinet.tables.get('balances') ?? [];
    const available = wallets?.columns.findIndex(({ id }) => id === 'available') ?? -1;
    expect(wallets?.rows.map((row) => row[available])).toEqual([
      { kind: 'money', money: { units: 237_460, currency: 'EUR' } },
      { kind: 'money', money: { units: 50_000, currency: 'EUR' } },
      { kind: 'money', money: { units: -1500, currency: 'USD' } },
    ]);
  });
});

describe('the message for a mistake in data/cabinet', () => {
  it.each([
    [
      'screens/balances.yaml',
      'view: balances.view',
      'view: balances.see',
      'permission "balances.see" does not exist',
    ],
    [
      'screens/balances.yaml',
      '[wallet, balance',
      '[walet, balance',
      '"wallet" is no column here; there are: walet',
    ],
    [
      'screens/balances.yaml',
      "target: 'column:reserve'",
      "target: 'column:reserves'",
      '"column:reserves" is no part of the screen',
    ],
    ['screens/balances.yaml', 'n: 2,', 'n: 3,', 'callouts are numbered in order: this one is 2'],
    [
      'screens/balances.yaml',
      'balance: 250000 EUR',
      'balance: 2500.00 EUR',
      'row 1, column "balance": "2500.00 EUR" is no money',
    ],
    ['screens/payout-history.yaml', 'status: 4,', 'status: 7,', 'status 7 does not exist'],
    [
      'columns.yaml',
      'label: Reserve,',
      'label: Balance,',
      '"Balance" is already the label of "balance": one label, one meaning',
    ],
    [
      'roles.yaml',
      'viewer:\n    - overview.view',
      'viewer:\n    - overview.look',
      '"overview.look" does not exist; there are: ',
    ],
    [
      'sections.yaml',
      'screens: [chargebacks]',
      'screens: [chargeback]',
      'sections.yaml: screen "chargebacks" is in no section',
    ],
    [
      'examples.yaml',
      '{ right: Change }',
      '{ left: Change }',
      'movements.columns[3]: write a title, or { right: title }',
    ],
  ])('%s: %s becomes %s', (file, from, to, message) => {
    expect(mistake(file, from, to)).toContain(message);
  });
});
