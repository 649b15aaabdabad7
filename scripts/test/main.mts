/**
 * `npm test`: every check there is, with one sum over all runners on the last line. `npm test -- --job browser` runs one of the jobs,
 * and `npm run check` the first. A failed runner does not stop the next ones: one run shows everything that is wrong.
 */
import { parseArgs } from 'node:util';
import { command } from '../command';
import { root } from '../root.mjs';
import { jobsNamed } from './jobs.mjs';
import { EXECUTING_JOB, recordExecuted } from './record-executed';
import type { Runner } from './runners.mjs';
import { lastLine, sum, type Tally } from './tally';

async function inOrder(runners: readonly Runner[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { name, run, isGate } of runners) {
    console.log(`\n-- ${name} …`);
    const start = Date.now();
    const tally = await run();
    console.log(`== ${name}: ${lastLine(tally)} (${Math.round((Date.now() - start) / 1000)} s)`);
    tallies.push(tally);
    if (isGate && tally.failed > 0) break;
  }
  return tallies;
}

await command(async () => {
  const { values } = parseArgs({ options: { job: { type: 'string', multiple: true, default: [] } } });
  const tallies: Tally[] = [];
  for (const { name, lanes } of jobsNamed(values.job)) {
    console.log(`\n# ${name}`);
    const ofLanes = await Promise.all(lanes.map(inOrder));
    tallies.push(...ofLanes.flat());
    if (name !== EXECUTING_JOB) continue;
    const line = await recordExecuted(root, sum(ofLanes.flat()), new Date());
    if (line !== undefined) console.log(line);
  }
  const total = sum(tallies);
  // Once more together: the end of a long log is often all that is kept of it.
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${lastLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
