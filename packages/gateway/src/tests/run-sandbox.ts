/** In: settings. Out: a sandbox and a caller for all tests of a file, at an end with them. */
import { afterAll } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox';
import { createCaller, type Caller } from './gateway-caller';
import { root } from './root';

/** @param settings what differs from the demo point and the profile */
export async function runSandbox(
  settings?: Parameters<typeof startSandbox>[1],
): Promise<{ readonly sandbox: Sandbox; readonly caller: Caller }> {
  const sandbox = await startSandbox(root, settings);
  afterAll(() => sandbox.stop());
  return { sandbox, caller: createCaller(sandbox) };
}
