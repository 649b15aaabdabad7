/**
 * `npm run bench`: builds this site and two peers with the same pages, visits all three over the same slow line with the same slowed
 * browser, and prints medians with ranges, ratios and targets; then how long writers wait for an edit. `--pages 1000,3000` measures this site
 * alone, multiplied to these sizes. README.md has the options.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@gateway-docs/kit/chromium';
import { compareWithPeers } from './compare.mjs';
import { readOptions } from './options';
import { compareSizes } from './size/compare-sizes.mjs';
import { root } from './root';
import { writersWait } from './writers.mjs';

async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = path.join(root, 'build-bench');
  if (!options.keep) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    const place = { root, folder };
    const lines = options.pages.length > 0 ? await compareSizes(browser, place, options) : [];
    const measures = options.pages.length > 0 ? [] : options.measures;
    const ofSites = measures.filter((measure) => measure !== 'writers');
    if (ofSites.length > 0) await compareWithPeers(browser, place, ofSites, options);
    if (measures.includes('writers')) lines.push(...(await writersWait(browser, place, options.runs)));
    console.log(
      `\n${options.runs} runs; readers: slow 4G (150 ms, 1.6 Mbit/s), main thread slowed 4 x; ${cpus().length} processors, Node ${process.version}`,
    );
    console.log(lines.join('\n'));
  } finally {
    await browser.close();
    if (!options.keep) rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
