import { describe, expect, it, vi } from 'vitest';
import { attempt } from './attempt';
import { eachOf } from './each-of';
import { memo } from './memo';
import { once } from './once';

it('attempt gives what comes of an act, and nothing where it fails', () => {
  expect(attempt(() => 1)).toBe(1);
  expect(attempt((): unknown => JSON.parse('{'))).toBeUndefined();
});

it('memo makes something once for each key, also where that is undefined', () => {
  const make = vi.fn((key: string) => (key === 'none' ? undefined : key.length));
  const made = memo(make);
  expect(['ab', 'none', 'ab', 'none'].map(made)).toEqual([2, undefined, 2, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('once loads for all who ask, and again after a failure', async () => {
  const load = vi.fn((key: string) => Promise.resolve(key)).mockRejectedValueOnce(new Error('gone'));
  const loaded = once(load);
  await expect(loaded('a')).rejects.toThrow('gone');
  expect(await Promise.all([loaded('a'), loaded('a'), loaded('b')])).toEqual(['a', 'a', 'b']);
  expect(load).toHaveBeenCalledTimes(3);
});

describe('eachOf', () => {
  it('does everything, so many at once', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await eachOf([1, 2, 3, 4, 5], 2, async (thing) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(thing);
    });
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('begins nothing after a failure, and fails when nothing goes on', async () => {
    const begun: number[] = [];
    const work = async (thing: number) => {
      begun.push(thing);
      await Promise.resolve();
      if (thing === 1) throw new Error('broken');
    };
    await expect(eachOf([1, 2, 3, 4], 2, work)).rejects.toThrow('broken');
    expect(begun).toEqual([1, 2]);
  });
});
