import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * @param child a process that has just been started
 * @returns with which code, or by which signal it ended, once its output has been read to the end
 * @throws Error when it cannot be started
 */
export async function endingOf(child: ChildProcess) {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal };
}
