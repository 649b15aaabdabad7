/**
 * The order on a reader's line: what the reader has asked for goes first, alone. What is loaded ahead waits until nothing that was asked for is on its way
 * and the page has been quiet, goes one by one, and is given up as soon as something is asked for.
 */

/** Without anything asked for and without a long task of the main thread, in milliseconds. */
const QUIET_MS = 2000;

/** Loads something ahead. @param signal aborted when it is given up; it is begun again later then */
type LoadAhead = (signal: AbortSignal) => Promise<unknown>;

/** What was asked for and is on its way. */
let asked = 0;
const waiting: LoadAhead[] = [];
let running: AbortController | undefined;
let quiet: ReturnType<typeof setTimeout> | undefined;
/** What begins as soon as nothing that was asked for is on its way. */
const behindAsked: (() => void)[] = [];

/** The wait for a quiet page begins anew: for who sees that the main thread has been busy. */
export function waitForQuiet(): void {
  clearTimeout(quiet);
  if (asked === 0 && running === undefined && waiting.length > 0)
    quiet = setTimeout(() => void goOn(), QUIET_MS);
}

async function goOn(): Promise<void> {
  const load = asked === 0 && running === undefined ? waiting.shift() : undefined;
  if (load === undefined) return;
  const { signal } = (running = new AbortController());
  // Nobody has asked for it, so nobody needs to hear of a failure.
  await load(signal).catch(() => undefined);
  running = undefined;
  if (!signal.aborted) return goOn();
  waiting.unshift(load);
  waitForQuiet();
}

/**
 * Something that the reader has asked for is on its way.
 * @returns function to call once, when it has come or is no longer wanted
 */
export function beginAsked(): () => void {
  asked += 1;
  clearTimeout(quiet);
  running?.abort();
  return () => {
    asked -= 1;
    waitForQuiet();
    if (asked === 0) for (const task of behindAsked.splice(0)) task();
  };
}

/** @param task is called when what was asked for has come, and at once where nothing was; it need not wait for a quiet page */
export function whenNothingIsAsked(task: () => void): void {
  if (asked === 0) task();
  else behindAsked.push(task);
}

/** @param load of what the reader has asked for @returns the same */
export async function askedFor<Result>(load: Promise<Result>): Promise<Result> {
  const end = beginAsked();
  try {
    return await load;
  } finally {
    end();
  }
}

/** @param load begins when the line is free; it fails in silence */
export function whenLineIsFree(load: LoadAhead): void {
  waiting.push(load);
  waitForQuiet();
}
