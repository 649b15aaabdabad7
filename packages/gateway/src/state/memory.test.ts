import { expect, it } from 'vitest';
import { createMemory } from './memory';

it('brings maps, sets, numbers and infinity through text', () => {
  const [before, after] = [createMemory(10), createMemory(10)];
  const written = { map: before.map<number, unknown>('map'), set: before.set<string>('set') };
  written.map.set(1, { until: Infinity, of: new Map([['a', new Set([1])]]), none: null });
  written.set.add('x');
  const read = { map: after.map<number, unknown>('map'), set: after.set<string>('set') };
  read.map.set(2, 'before');
  read.set.add('before');
  after.load(before.save());
  expect([...read.map]).toEqual([...written.map]);
  expect([...read.set]).toEqual(['x']);
});

it('leaves a part as it is that the text does not name, and text alone that is no state', () => {
  const memory = createMemory(10);
  memory.map<number, number>('kept').set(1, 1);
  const saved = memory.save();
  memory.load(createMemory(10).save());
  expect(memory.save()).toBe(saved);
  expect(() => memory.load('{"kept":[]}')).toThrow('no saved state');
});

it('takes no two parts of one name', () => {
  const memory = createMemory(10);
  memory.map('a');
  expect(() => memory.set('a')).toThrow('called a');
});

it('tells everybody who listens', () => {
  const memory = createMemory(10);
  const told: string[] = [];
  memory.listen(() => told.push('first'));
  memory.listen(() => told.push('second'));
  memory.changed();
  expect(told).toEqual(['first', 'second']);
});
