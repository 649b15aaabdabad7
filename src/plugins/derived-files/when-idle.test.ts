import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_TIME, idleTime } from './when-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task that waits for a bundler, and the bundler. */
function setUp() {
  const task = vi.fn();
  const calls = new Map<string, () => void>();
  const hook = (name: string) => ({ tap: (_: string, call: () => void) => void calls.set(name, call) });
  const { ask, plugin } = idleTime('test');
  plugin.apply({ hooks: { watchRun: hook('watchRun'), done: hook('done') } });
  return {
    task,
    ask: () => ask(task),
    begin: () => calls.get('watchRun')?.(),
    end: () => calls.get('done')?.(),
  };
}

it('is done once, a while after it was asked for', () => {
  const { task, ask } = setUp();
  ask();
  vi.advanceTimersByTime(IDLE_TIME - 1);
  expect(task).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(3 * IDLE_TIME);
  expect(task).toHaveBeenCalledOnce();
});

it('waits for the bundler, however long that works', () => {
  const { task, ask, begin, end } = setUp();
  ask();
  begin();
  vi.advanceTimersByTime(10 * IDLE_TIME);
  expect(task).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(IDLE_TIME);
  expect(task).toHaveBeenCalledOnce();
});

it('is not done when nobody asks', () => {
  const { task, begin, end } = setUp();
  begin();
  end();
  vi.advanceTimersByTime(10 * IDLE_TIME);
  expect(task).not.toHaveBeenCalled();
});
