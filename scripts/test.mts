/**
 * `npm test`: every check there is, with one sum over all runners on the last line. `npm run check` (--quick) leaves out what needs a
 * built site. A failed runner does not stop the next ones: one run shows everything that is wrong.
 */
import { build, playwright, tool, vitest, type Runner } from './test/runners.mjs';
import { lastLine, sum, type Tally } from './test/tally';

const quick: readonly Runner[] = [
  tool('types of scripts, tests and configuration', 'tsc', '--noEmit'),
  tool('types of build-time code', 'tsc', '--noEmit', '-p', 'src/tsconfig.build.json'),
  tool('types of browser code', 'tsc', '--noEmit', '-p', 'src/tsconfig.browser.json'),
  tool('lint', 'eslint', '.'),
  tool('format', 'prettier', '--check', '--log-level=warn', '.'),
  vitest('unit, content and architecture tests', 'unit', 'content', 'architecture'),
];

const full: readonly Runner[] = [
  build('build without caches', 'main', { cold: true }),
  build('build over the caches of the first', 'warm'),
  build('build with another operator profile', 'second'),
  vitest('tests of the built sites', 'built'),
  playwright('browser tests'),
];

const tallies: Tally[] = [];
for (const { name, run } of process.argv.includes('--quick') ? quick : [...quick, ...full]) {
  const start = Date.now();
  console.log(`\n== ${name}`);
  const tally = await run();
  tallies.push(tally);
  console.log(`== ${name}: ${lastLine(tally)} (${Math.round((Date.now() - start) / 1000)} s)`);
}

const total = sum(tallies);
console.log();
console.log(lastLine(total));
if (total.failed > 0) process.exitCode = 1;
