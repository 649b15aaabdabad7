/**
 * In: the folder of a finished site, with the plan of the plugin in it. Out: the worker, which knows every file of this release, the worker
 * that takes itself back, and the parts of the search in one file. It is a step after the build, because it needs every file in its last form.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { PLAN_FILE, RETIRING_FILE, WORKER_FILE, type Plan, type Release } from './release';
import { releaseOfSite, searchFile, writePageHashes } from './release-of-site';

/** The licence of Workbox has to go with its code. */
const licence = (siteDir: string): string => {
  // Where Node finds the package: the folder of packages may lie above the site's.
  const manifest = createRequire(path.join(siteDir, 'package.json')).resolve('workbox-routing/package.json');
  const text = readFileSync(path.join(path.dirname(manifest), 'LICENSE'), 'utf8').trim();
  return `/*\nThis file holds code of Workbox:\n\n${text}\n*/`;
};

/** Same sources, same bytes: nothing of the machine is in the text. */
async function bundle(siteDir: string, entry: 'main' | 'retire', value: unknown): Promise<string> {
  const folder = path.join(siteDir, 'src/plugins/offline');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from './client/worker/${entry}';\nstart(${JSON.stringify(value)});\n`,
      resolveDir: folder,
      sourcefile: 'service-worker.ts',
    },
    absWorkingDir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
    footer: { js: licence(siteDir) },
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the worker of a site.
 * @param siteDir absolute path of the repository's root
 * @param outDir absolute path of the site
 * @throws Error when the plan names a page that does not exist
 */
export async function writeWorker(siteDir: string, outDir: string): Promise<void> {
  const planFile = path.join(outDir, PLAN_FILE);
  const plan = JSON.parse(readFileSync(planFile, 'utf8')) as Plan;
  rmSync(planFile);
  const retiring = await bundle(siteDir, 'retire', plan.base);
  const write = (address: string, text: string): void => {
    mkdirSync(path.dirname(path.join(outDir, address)), { recursive: true });
    writeFileSync(path.join(outDir, address), text);
  };
  write(RETIRING_FILE, retiring);
  if (!plan.isOffered) {
    write(WORKER_FILE, retiring);
    return;
  }
  writePageHashes(outDir);
  const search = searchFile(outDir);
  write(search.address, search.text);
  write(WORKER_FILE, await bundle(siteDir, 'main', releaseOfSite(outDir, plan, search) satisfies Release));
}
