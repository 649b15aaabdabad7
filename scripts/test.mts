/**
 * `npm test`: every check there is, with one sum over all runners on the last line. `npm run check` (--quick) leaves out what needs a
 * built site. A failed runner does not stop the next ones: one run shows everything that is wrong.
 */
import { generate } from '../sandbox/generate/generate';
import { root } from './root.mjs';
import { build, playwright, tool, vitest, type Runner } from './test/runners.mjs';
import { lastLine, sum, type Tally } from './test/tally';

// Two lanes of about the same length, one for each core of a small machine; none of these needs a built site.
const lanes: readonly (readonly Runner[])[] = [
  [tool('lint', 'eslint', '.')],
  [
    vitest('unit, content and architecture tests', 'unit', 'content', 'architecture'),
    tool('types of scripts, tests and configuration', 'tsc', '--noEmit'),
    tool('types of build-time code', 'tsc', '--noEmit', '-p', 'src/tsconfig.build.json'),
    tool('types of browser code', 'tsc', '--noEmit', '-p', 'src/tsconfig.browser.json'),
    tool('types of the sandbox', 'tsc', '--noEmit', '-p', 'sandbox'),
  ],
];
const whole: readonly Runner[] = [
  tool('format', 'prettier', '--check', '--log-level=warn', '.'),
  vitest('samples and scenarios, played against the sandbox', 'played'),
  build('build without caches', 'main', { cold: true }),
  build('build over the caches of the first', 'warm'),
  build('build with another operator profile', 'second'),
  vitest('tests of the built sites', 'built'),
  playwright('browser tests'),
];

async function inOrder(runners: readonly Runner[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { name, run } of runners) {
    console.log(`\n-- ${name} …`);
    const start = Date.now();
    const tally = await run();
    console.log(`== ${name}: ${lastLine(tally)} (${Math.round((Date.now() - start) / 1000)} s)`);
    tallies.push(tally);
  }
  return tallies;
}

// Types and linter read what the sandbox generates from contract and data.
await generate(root);
const ofLanes = await Promise.all(lanes.map(inOrder));
const ofWhole = process.argv.includes('--quick') ? [] : await inOrder(whole);

const total = sum([...ofLanes.flat(), ...ofWhole]);
console.log(`\n${lastLine(total)}`);
if (total.failed > 0) process.exitCode = 1;
