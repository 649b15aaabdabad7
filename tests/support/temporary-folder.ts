import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Before the tests of a runner: gives them a folder for temporary files of their own, which is gone when they have ended, whatever they
 * have left in it.
 * @returns function that removes it
 */
export default function giveTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-docs-tests-'));
  // As open as the system's own: servers under test run as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
