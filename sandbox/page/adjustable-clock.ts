/**
 * Time for a page: it passes as on every other clock, and a reader can go on to a later time at once. What was due until then happens in
 * its order. Stopped, it passes only when it is told to, so that two runs are the same to the millisecond.
 */
import type { Clock } from '../clock';

export interface AdjustableClock extends Clock {
  /** How far it is ahead of the clock of this machine, in milliseconds; a saved state holds it. */
  ahead: number;
  /** When the next waiting task is due, in milliseconds since 1970. */
  next(): number | undefined;
  /**
   * Goes on to a later time.
   * @param milliseconds from now
   * @param settle waits for what a task has begun, before the next one
   */
  advance(milliseconds: number, settle: () => Promise<void>): Promise<void>;
}

interface Waiting {
  readonly due: number;
  readonly task: () => void;
}

/** The longest delay that a timer can hold; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface ClockOptions {
  /** Stands at this time, in milliseconds since 1970, until it is told to go on. */
  readonly stoppedAt?: number | undefined;
  /** Told about a task that threw. */
  readonly onError: (error: unknown) => void;
  readonly afterTask: () => void;
}

export function createAdjustableClock({ stoppedAt, onError, afterTask }: ClockOptions): AdjustableClock {
  const waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stands = stoppedAt;

  const now = () => stands ?? Date.now() + clock.ahead;
  const setTo = (time: number) => {
    if (stands === undefined) clock.ahead = time - Date.now();
    else stands = time;
  };

  function wake(): void {
    clearTimeout(timer);
    const [first] = waiting;
    if (!first || stands !== undefined) return;
    timer = setTimeout(runDue, Math.min(Math.max(first.due - now(), 0), LONGEST_TIMER_MS));
  }

  /** @returns whether a task was due */
  function runFirst(until: number): boolean {
    const [first] = waiting;
    if (!first || first.due > until) return false;
    waiting.shift();
    try {
      first.task();
    } catch (error) {
      onError(error);
    }
    afterTask();
    return true;
  }

  function runDue(): void {
    while (runFirst(now()));
    wake();
  }

  function waitUntil(due: number, task: () => void): void {
    const after = waiting.findIndex((other) => other.due > due);
    waiting.splice(after < 0 ? waiting.length : after, 0, { due, task });
    wake();
  }

  const clock: AdjustableClock = {
    ahead: 0,
    now,
    next: () => waiting[0]?.due,
    after(seconds, task) {
      const due = now() + seconds * 1000;
      waitUntil(due, task);
      return due;
    },
    at: waitUntil,
    async advance(milliseconds, settle) {
      const target = now() + milliseconds;
      for (let due = waiting[0]?.due; due !== undefined && due <= target; due = waiting[0]?.due) {
        setTo(Math.max(due, now()));
        runFirst(now());
        await settle();
      }
      setTo(Math.max(target, now()));
      wake();
    },
    stop() {
      waiting.length = 0;
      clearTimeout(timer);
    },
  };
  return clock;
}
