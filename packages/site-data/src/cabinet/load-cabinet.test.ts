import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '../load-data';
import { loadOperations } from '@gateway-docs/contract';
import { loadCabinet, type Surroundings } from './load-cabinet';

const root = path.resolve(__dirname, '../../../..');
let around: Surroundings;
let site = '';

beforeAll(async () => {
  around = { operations: await loadOperations(root), tables: (await loadData(root)).tables };
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
    loadCabinet(site, around);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'no mistake was found';
}

describe('the cabinet', () => {
  it('has every screen of its menu, with computed columns', () => {
    const cabinet = loadCabinet(site, around);
    expect([...cabinet.screens.values()].map(({ route }) => route)).toHaveLength(28);
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
      '[wallet, currency',
      '[walet, currency',
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
    [
      'screens/balances.yaml',
      'operation: account-info',
      'operation: account-inf',
      'operation "account-inf" does not exist',
    ],
    ['screens/payout-history.yaml', 'status: 4,', 'status: 7,', 'status 7 does not exist'],
    [
      'columns.yaml',
      'from: wallet.reserve',
      'from: wallet.reserved',
      'columns.yaml: the contract has no field "wallet.reserved"',
    ],
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

  it('names a file that nothing reads', () => {
    writeFileSync(path.join(site, 'data/cabinet/rols.yaml'), 'roles: []');
    expect(() => loadCabinet(site, around)).toThrow('Nothing reads data/cabinet/rols.yaml.');
  });
});
