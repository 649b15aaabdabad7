/** Writes `samples/executed.json` after the job that executes samples, vectors and scenarios, unless the record is of the same. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXECUTED_FILE, executedInputs, openSite, type Executed } from '@gateway-docs/contract';
import type { Tally } from './tally';

/** The job whose success is recorded. */
export const EXECUTING_JOB = 'samples';

/**
 * @param root absolute path of the repository's root
 * @param tally of the job
 * @param now the time
 * @returns one line about the record; undefined when it is as it was
 */
export async function recordExecuted(root: string, tally: Tally, now: Date): Promise<string | undefined> {
  if (tally.failed > 0) return undefined;
  const reference = await openSite(root, process.env.OPERATOR_PROFILE).load();
  const inputs = executedInputs(root, reference);
  if (reference.executed?.inputs === inputs) return undefined;
  // A language whose tool is missing here was not executed.
  if (tally.skipped > 0)
    return `${EXECUTED_FILE} stays as it is: ${tally.skipped} tests were skipped, so not everything was executed here.`;
  const version = reference.releases.at(-1)?.version ?? '';
  const record: Executed = { version, on: now.toISOString().slice(0, 10), inputs };
  writeFileSync(path.join(root, EXECUTED_FILE), `${JSON.stringify(record, null, 2)}\n`);
  return `${EXECUTED_FILE} is written: everything was executed. Commit it.`;
}
