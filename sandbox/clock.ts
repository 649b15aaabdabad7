/**
 * Time for the sandbox. What the documentation says in seconds and minutes can be made shorter for tests; the time of
 * day, which signatures and time stamps need, is always the real one.
 */
export interface Clock {
  /** Now, in milliseconds since 1970. */
  now(): number;
  /** Runs `task` after so many documented seconds, divided by the speed-up. A failing task is reported, never thrown. */
  after(seconds: number, task: () => void): void;
  /** Forgets every waiting task. */
  stop(): void;
}

/** The longest delay that a timer of Node.js can hold; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * @param speed how many documented seconds pass in one second; 1 is real time
 * @param onError told about a task that threw
 */
export function createClock(speed: number, onError: (error: unknown) => void): Clock {
  const timers = new Set<NodeJS.Timeout>();
  return {
    now: Date.now,
    after(seconds, task) {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          try {
            task();
          } catch (error) {
            onError(error);
          }
        },
        Math.min((seconds * 1000) / speed, LONGEST_TIMER_MS),
      );
      timer.unref();
      timers.add(timer);
    },
    stop() {
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}
