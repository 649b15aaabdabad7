import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How a process ended: with a code, or by a signal. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/**
 * @param child a process that has just been started
 * @returns its ending, once its output has been read to the end
 * @throws Error when it cannot be started
 */
export async function endingOf(child: ChildProcess): Promise<Ending> {
  const [code, signal] = (await once(child, 'close')) as [Ending['code'], Ending['signal']];
  return { code, signal };
}
