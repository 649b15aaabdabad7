// The SQL of `/callbacks#once`, carried out: an order ships once, whatever comes twice, late or out of order.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isMissing } from './support/languages';

const root = path.resolve(import.meta.dirname, '../../..');
const program = path.join(import.meta.dirname, 'support/programs/ship-once.py');
const page = path.join(root, 'docs/callbacks.mdx');

/** What find gave for an attempt: `a-1` and `a-2` are of one order. */
const state = (attempt: string, status: number, revision: number, change: object = {}) => ({
  id: Number(attempt.at(-1)) + (attempt.startsWith('b') ? 10 : 0),
  external_transaction_id: attempt,
  status,
  revision,
  captured_amount: status === 1 ? 100 : 0,
  customer_commission: 0,
  reversed_amount: 0,
  amount_currency: 'EUR',
  ...change,
});

it.skipIf(isMissing('python3')).each([
  ['each order that is paid', [state('a-1', 1, 2), state('b-1', 1, 2)], ['a-1', 'b-1']],
  ['once, of two attempts that are paid', [state('a-1', 5, 2), state('a-2', 1, 2), state('a-1', 1, 3)], ['a-2']],
  ['not for another sum or currency', [state('a-1', 1, 2, { captured_amount: 99 }), state('b-1', 1, 2, { amount_currency: 'USD' })], []],
  ['for the price without what the payer pays on top', [state('a-1', 1, 2, { customer_commission: 1 }), state('b-1', 1, 2, { captured_amount: 101, customer_commission: 1 })], ['b-1']],
  ['not for an older state after a newer one', [state('a-1', 4, 3), state('a-1', 1, 2)], []],
])('ships %s', (_name, changes, shipped) => {
  const found = execFileSync('python3', [program, page, JSON.stringify(changes)], { encoding: 'utf8' });
  expect(JSON.parse(found)).toEqual(shipped);
});
