import { expect, it } from 'vitest';
import { createMemory } from '../state/memory';
import { createTransactionStore } from './store';
import type { Transaction } from './transaction';

const transaction = (id: number, point: number, externalId: string) =>
  ({ state: { id, point_id: point, external_transaction_id: externalId } }) as Transaction;

it('gives each point its own transactions, the oldest first', () => {
  const store = createTransactionStore(createMemory(10));
  const [one, two, three] = [transaction(1, 4021, 'a'), transaction(2, 4022, 'a'), transaction(3, 4021, 'b')];
  [one, two, three].forEach((each) => store.add(each));
  expect(store.ofPoint(4021)).toEqual([one, three]);
  expect(store.all()).toEqual([one, two, three]);
  expect([store.byId(4021, 1), store.byId(4022, 1), store.byId(4021, 9)]).toEqual([
    one,
    undefined,
    undefined,
  ]);
  expect([store.registered(4021, 'a'), store.registered(4022, 'a')]).toEqual([one, two]);
  expect(store.registered(4022, 'b')).toBeUndefined();
});

it('keeps the external id of a documented example free', () => {
  const store = createTransactionStore(createMemory(10));
  const example = transaction(900001, 4021, 'order-1001');
  store.adopt(example);
  expect([store.byId(4021, 900001), store.registered(4021, 'order-1001')]).toEqual([example, undefined]);
});

it('counts on after a restart', () => {
  const [before, after] = [createMemory(10), createMemory(10)];
  const first = createTransactionStore(before);
  expect([first.nextId(), first.nextId()]).toEqual([910_001, 910_002]);
  first.add(transaction(910_002, 4021, 'a'));
  const second = createTransactionStore(after);
  after.load(before.save());
  expect(second.nextId()).toBe(910_003);
  expect(second.registered(4021, 'a')?.state.id).toBe(910_002);
});

it('forgets the oldest beyond its capacity', () => {
  const store = createTransactionStore(createMemory(2));
  for (const id of [1, 2, 3]) store.add(transaction(id, 4021, `order-${id}`));
  expect(store.all().map(({ state }) => state.id)).toEqual([2, 3]);
  expect(store.registered(4021, 'order-1')).toBeUndefined();
});
