import { expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import type { Clock } from '../clock';
import { createTriggers } from '../scenarios/triggers';
import { createMemory } from './memory';
import { createQuotes } from './quotes';

const { tables } = await demoSite.load();
const triggers = createTriggers(tables['test-cards']);

/** A clock that stands until it is set on. */
function quotes() {
  let now = 0;
  const tasks: (readonly [at: number, task: () => void])[] = [];
  const clock: Clock = {
    now: () => now,
    after(seconds, task) {
      tasks.push([now + seconds * 1000, task]);
      return now + seconds * 1000;
    },
    at: () => undefined,
    stop: () => undefined,
  };
  const rates = { rate: (from: string, to: string) => (from === to ? null : '2.000000') };
  return {
    made: createQuotes(triggers, rates, clock, createMemory(10)),
    pass: (seconds: number) => {
      now += seconds * 1000;
      for (const [at, task] of tasks) if (at <= now) task();
    },
  };
}

const order = { service_id: 1, wallet_id: 7001, currency: 'USD', walletCurrency: 'EUR' };

it('an ordinary rate is the same with a quote, without one and after it', () => {
  const { made, pass } = quotes();
  const ordinary = { ...order, amount: 1000 };
  expect(made.give(ordinary)).toBe(600_000);
  expect(made.rateOf(ordinary, false)).toBe('2.000000');
  pass(601);
  expect(made.rateOf(ordinary, false)).toBe('2.000000');
});

it('the test amount has a worse rate without a quote that holds', () => {
  const { made, pass } = quotes();
  const worse = { ...order, amount: 10_941 };
  expect(made.rateOf(worse, false)).toBe('1.960000');
  expect(made.give(worse)).toBe(5000);
  expect(made.rateOf(worse, false)).toBe('2.000000');
  expect(made.rateOf({ ...worse, wallet_id: 7002 }, false)).toBe('1.960000');
  pass(5);
  expect(made.rateOf(worse, false)).toBe('1.960000');
  expect(made.rateOf({ ...worse, walletCurrency: 'USD' }, false)).toBeNull();
  // A payout costs more.
  expect(made.rateOf(worse, true)).toBe('2.040000');
});
