/**
 * `npm run bench`: builds this site and two peers with the same pages, visits all three over the same slow line with the same slowed
 * browser, and prints medians with ranges, ratios and targets; then how long writers wait for an edit. `--pages 1000,3000` measures this site
 * alone, multiplied to these sizes. README.md has the options.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { compareWithPeers } from './compare.mjs';
import { readOptions } from './options';
import { compareSizes } from './size/compare-sizes.mjs';
import { root } from './root';
import { writersWait } from './writers.mjs';

/** Where Debian and Ubuntu put Chromium; the first one has no code of a window. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = path.join(root, 'build-bench');
  if (!options.keep) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    // Without any of these, Playwright starts the one that it has downloaded.
    executablePath: process.env.CHROME_PATH ?? CHROMIUM.find((file) => existsSync(file)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const place = { root, folder };
    const lines = options.pages.length > 0 ? await compareSizes(browser, place, options) : [];
    const measures = options.pages.length > 0 ? [] : options.measures;
    const ofSites = measures.filter((measure) => measure !== 'writers');
    if (ofSites.length > 0) lines.push(...(await compareWithPeers(browser, place, ofSites, options)));
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
