/**
 * In: the folder of a finished site, and its plan. Out: the worker, which knows every file of this release, the worker that takes itself back, and the small
 * files that come as one.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { writeFiles } from '@gateway-docs/kit/files';
import type { Plan } from './options';
import { RETIRING_FILE, WORKER_FILE } from './release';
import { partsOfSite, releaseOfSite, writePageHashes } from './release-of-site';

/** The licence of Workbox has to go with its code. */
function licence(): string {
  const manifest = createRequire(__filename).resolve('workbox-routing/package.json');
  const text = readFileSync(path.join(path.dirname(manifest), 'LICENSE'), 'utf8').trim();
  return `/*\nThis file holds code of Workbox:\n\n${text}\n*/`;
}

/** Same sources, same bytes: nothing of the machine is in the text. */
async function bundle(entry: 'main' | 'retire', value: unknown): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from './worker/${entry}';\nstart(${JSON.stringify(value)});\n`,
      resolveDir: __dirname,
      sourcefile: 'service-worker.ts',
    },
    absWorkingDir: __dirname,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
    footer: { js: licence() },
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the worker of a site whose files are final, and into each page its hash. Only compressed copies may be written after it.
 * @param site absolute path of its folder, and what was known of it before it was whole
 * @throws Error when the plan names a page or a file that does not exist
 */
export async function writeWorker(site: { readonly outDir: string; readonly plan: Plan }): Promise<void> {
  const { outDir, plan } = site;
  const { storage, base } = plan;
  const retiring = await bundle('retire', { storage, base });
  writeFiles(outDir, [[RETIRING_FILE, retiring]]);
  if (!plan.isOffered) {
    writeFiles(outDir, [[WORKER_FILE, retiring]]);
    return;
  }
  writePageHashes(outDir);
  const parts = partsOfSite(outDir, plan.files);
  if (parts) writeFiles(outDir, [[parts.file, parts.text]]);
  writeFiles(outDir, [[WORKER_FILE, await bundle('main', releaseOfSite(outDir, plan, parts))]]);
}
