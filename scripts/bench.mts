/**
 * `npm run bench`: builds this site and a stock Docusaurus of the same pages, visits and searches both over the same slow line with the
 * same slowed browser, and prints both with ratios and targets. Nothing is kept. `--runs 1` makes a quick, rough round.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildOurs, buildStock, type BuiltSite } from './bench/builds';
import { report, type SiteFigures } from './bench/report';
import { searchFigures } from './bench/search.mjs';
import { slowLink } from './bench/slow-link';
import { prepareStockSite } from './bench/stock-site';
import { firstVisit } from './bench/visit.mjs';
import { chromiumArgs, chromiumPath } from './chromium';
import { command } from './command';
import { root } from './root.mjs';
import { createSiteServer, listen } from './serve/server';

const wanted = process.argv.indexOf('--runs');
const runs = wanted === -1 ? 5 : Number(process.argv[wanted + 1]);

await command(async () => {
  const executablePath = chromiumPath();
  const work = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const stockSite = prepareStockSite(root);
  try {
    console.log('Building this site, cold and warm …');
    const ours = await buildOurs(root, work);
    console.log('Building the stock site, cold and warm …');
    const stock = await buildStock(root, stockSite.folder, work);
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
    const figures = [
      await measure(browser, 'this site', ours),
      await measure(browser, 'the stock site', stock),
    ] as const;
    await browser.close();
    console.log(
      `\nMedians of ${runs}; slow 4G (150 ms, 1.6 Mbit/s), main thread slowed 4 x; ${cpus().length} cores, Node ${process.version}\n`,
    );
    console.log(report(...figures).join('\n'));
  } finally {
    stockSite.remove();
    rmSync(work, { recursive: true, force: true });
  }
});

async function measure(browser: Browser, name: string, build: BuiltSite): Promise<SiteFigures> {
  const server = await listen(createSiteServer(build.folder), 0);
  const line = await slowLink(server.origin);
  const site = { folder: build.folder, origin: line.origin };
  const visits = [];
  const searches = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Visiting ${name}, ${run} of ${runs} …`);
    visits.push(await firstVisit(browser, site));
    searches.push(await searchFigures(browser, site));
  }
  await line.close();
  await server.close();
  return { build, visits, searches, ...indexSize(build.folder) };
}

/** The index files of either site: `search-index.json` of the plugin, or the folder `search-index` of ours. */
function indexSize(folder: string): { indexRaw: number; indexBrotli: number } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^search-index.*\.json(\.br)?$/.test(name),
  );
  const size = (files: readonly string[]) =>
    files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  const raw = names.filter((name) => name.endsWith('.json'));
  return {
    indexRaw: size(raw),
    indexBrotli: size(raw.map((name) => (names.includes(`${name}.br`) ? `${name}.br` : name))),
  };
}
