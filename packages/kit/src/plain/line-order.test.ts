import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedFor, beginAsked, waitForQuiet, whenLineIsFree, whenNothingIsAsked } from './line-order';

/** A load that ends when the test says so, and how often it was begun and given up. */
function heldLoad() {
  const begun: AbortSignal[] = [];
  let end: () => void = () => undefined;
  const load = (signal: AbortSignal) => {
    begun.push(signal);
    return new Promise<void>((resolve, reject) => {
      end = resolve;
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  };
  return { load, begun, end: () => end() };
}

const quiet = () => vi.advanceTimersByTimeAsync(2000);

describe('the order on the line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins at once what need not wait for a quiet page, and behind what was asked for', () => {
    const task = vi.fn();
    whenNothingIsAsked(task);
    expect(task).toHaveBeenCalledTimes(1);
    const ends = [beginAsked(), beginAsked()];
    whenNothingIsAsked(task);
    ends[0]?.();
    expect(task).toHaveBeenCalledTimes(1);
    ends[1]?.();
    beginAsked()();
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('loads ahead one by one, when the page has been quiet', async () => {
    const [first, second] = [heldLoad(), heldLoad()];
    whenLineIsFree(first.load);
    whenLineIsFree(second.load);
    await vi.advanceTimersByTimeAsync(1500);
    waitForQuiet();
    await vi.advanceTimersByTimeAsync(1500);
    expect(first.begun).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(500);
    expect([first.begun.length, second.begun.length]).toEqual([1, 0]);
    first.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.begun).toHaveLength(1);
    second.end();
    await quiet();
  });

  it('waits until all that was asked for has come', async () => {
    const ahead = heldLoad();
    const asked = [beginAsked(), beginAsked()];
    whenLineIsFree(ahead.load);
    asked[0]?.();
    await quiet();
    expect(ahead.begun).toHaveLength(0);
    asked[1]?.();
    await quiet();
    expect(ahead.begun).toHaveLength(1);
    ahead.end();
    await quiet();
  });

  it('gives up what is loaded ahead when something is asked for, and begins it again later', async () => {
    const ahead = heldLoad();
    whenLineIsFree(ahead.load);
    await quiet();
    const came = askedFor(Promise.resolve('text'));
    expect(ahead.begun[0]?.aborted).toBe(true);
    expect(await came).toBe('text');
    await quiet();
    expect(ahead.begun.map(({ aborted }) => aborted)).toEqual([true, false]);
    ahead.end();
    await quiet();
  });

  it('passes on a failure of what was asked for, and is free after it', async () => {
    const ahead = heldLoad();
    whenLineIsFree(ahead.load);
    await expect(askedFor(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    await quiet();
    expect(ahead.begun).toHaveLength(1);
    ahead.end();
    await quiet();
  });

  it('hears of no failure of what nobody asked for, and goes on', async () => {
    const next = heldLoad();
    whenLineIsFree(() => Promise.reject(new Error('offline')));
    whenLineIsFree(next.load);
    await quiet();
    expect(next.begun).toHaveLength(1);
    next.end();
    await quiet();
  });
});
