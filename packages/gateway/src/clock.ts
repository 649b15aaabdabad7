/**
 * Time for the sandbox. What the documentation says in seconds and minutes can be made shorter for tests; the time of
 * day, which signatures and time stamps need, is always the real one.
 */
export interface Clock {
  /** Now, in milliseconds since 1970. */
  now(): number;
  /**
   * Runs `task` after so many documented seconds, divided by the speed-up.
   * @returns when that will be, in milliseconds since 1970
   */
  after(seconds: number, task: () => void): number;
  /** Runs `task` at a time in milliseconds since 1970; at once when it has passed, as after a restart. */
  at(due: number, task: () => void): void;
  /** Forgets every waiting task. */
  stop(): void;
}

/** The longest delay that a timer of Node.js can hold; a longer one would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** @param speed how many documented seconds pass in one second; 1 is real time */
export function createClock(speed: number): Clock {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  function wait(milliseconds: number, task: () => void): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        task();
      },
      Math.min(Math.max(milliseconds, 0), LONGEST_TIMER_MS),
    );
    // Only Node waits for timers before it ends.
    if (typeof timer === 'object') timer.unref();
    timers.add(timer);
  }

  return {
    now: Date.now,
    after(seconds, task) {
      const milliseconds = (seconds * 1000) / speed;
      wait(milliseconds, task);
      return Date.now() + milliseconds;
    },
    at: (due, task) => wait(due - Date.now(), task),
    stop() {
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}

/**
 * @param onError told about a task that threw
 * @param afterTask called after each task
 * @returns the same clock for tasks that may fail
 */
export function watchedClock(clock: Clock, onError: (error: unknown) => void, afterTask: () => void): Clock {
  const safe = (task: () => void) => () => {
    try {
      task();
    } catch (error) {
      onError(error);
    }
    afterTask();
  };
  return {
    now: () => clock.now(),
    after: (seconds, task) => clock.after(seconds, safe(task)),
    at: (due, task) => clock.at(due, safe(task)),
    stop: () => clock.stop(),
  };
}
