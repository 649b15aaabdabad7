/**
 * Time for a page: it passes as on every other clock, and a reader can go on to a later time at once. Nothing happens by itself: the page
 * says when to go on, because the same run is in the hands of every tab, and only one of them may take a step. What was due until then
 * happens in its order. Stopped, time passes only when it is told to, so that two runs are the same to the millisecond.
 */

interface Waiting {
  readonly due: number;
  readonly task: () => void;
}

/** @param stoppedAt stands at this time, in milliseconds since 1970, until it is told to go on */
export function createAdjustableClock(stoppedAt: number | undefined) {
  const waiting: Waiting[] = [];
  let stands = stoppedAt;

  const now = (): number => stands ?? Date.now() + clock.ahead;
  const setTo = (time: number) => {
    if (stands === undefined) clock.ahead = time - Date.now();
    else stands = time;
  };

  function waitUntil(due: number, task: () => void): void {
    const after = waiting.findIndex((other) => other.due > due);
    waiting.splice(after < 0 ? waiting.length : after, 0, { due, task });
  }

  const clock = {
    /** How far it is ahead of the clock of this machine, in milliseconds; a saved state holds it. */
    ahead: 0,
    now,
    /** When the next waiting task is due, in milliseconds since 1970. */
    next: () => waiting[0]?.due,
    after(seconds: number, task: () => void) {
      const due = now() + seconds * 1000;
      waitUntil(due, task);
      return due;
    },
    at: waitUntil,
    /**
     * Goes on to a later time.
     * @param milliseconds from now; 0 for what is due already
     * @param settle waits for what a task has begun, before the next one
     */
    async advance(milliseconds: number, settle: () => Promise<void>) {
      const target = now() + milliseconds;
      for (let due = waiting[0]?.due; due !== undefined && due <= target; due = waiting[0]?.due) {
        setTo(Math.max(due, now()));
        waiting.shift()?.task();
        await settle();
      }
      setTo(Math.max(target, now()));
    },
    stop() {
      waiting.length = 0;
    },
  };
  return clock;
}
