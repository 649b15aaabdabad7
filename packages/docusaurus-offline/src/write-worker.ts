/**
 * In: the folder of a finished site, and its plan. Out: the worker, which knows every file of this release, the worker that takes itself back, and the small
 * files that come as one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
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

/** A site that is whole, and what was known of it before. */
export interface FinishedSite {
  /** Absolute path of its folder. */
  readonly outDir: string;
  readonly plan: Plan;
}

/**
 * Writes the worker of a site whose files are final, and into each page its hash. Only compressed copies may be written after it.
 * @throws Error when the plan names a page or a file that does not exist
 */
export async function writeWorker({ outDir, plan }: FinishedSite): Promise<void> {
  const write = (address: string, text: string): void => {
    mkdirSync(path.dirname(path.join(outDir, address)), { recursive: true });
    writeFileSync(path.join(outDir, address), text);
  };
  const { storage, base } = plan;
  const retiring = await bundle('retire', { storage, base });
  write(RETIRING_FILE, retiring);
  if (!plan.isOffered) {
    write(WORKER_FILE, retiring);
    return;
  }
  writePageHashes(outDir);
  const parts = partsOfSite(outDir, plan.files);
  if (parts) write(parts.file, parts.text);
  write(WORKER_FILE, await bundle('main', releaseOfSite(outDir, plan, parts)));
}
