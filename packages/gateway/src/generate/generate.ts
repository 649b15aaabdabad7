/**
 * In: the contract in `api/` and three tables of `data/`. Out: `src/generated/`, which git ignores: the types of requests
 * and responses, and the codes by name. While the sources are as they were nothing is loaded and nothing is written.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@gateway-docs/contract';
import { listFiles } from '@gateway-docs/kit/files';
import { fingerprint } from '@gateway-docs/site-data/reading';

const FOLDER = 'packages/gateway/src/generated';
/** The packages that read `api/` and `data/`. */
const BEFORE = ['packages/kit', 'packages/site-data', 'packages/contract'];
/** Holds the fingerprint of the sources that the other files were made from. */
const STAMP = 'sources.sha256';

function sourcesNow(siteDir: string): string {
  const files = ['api', 'data', ...BEFORE, 'packages/gateway/src/generate'].flatMap((folder) =>
    listFiles(siteDir, folder),
  );
  return createHash('sha256')
    .update(fingerprint(siteDir, [...files, 'package-lock.json']))
    .digest('hex');
}

/** Never half a file, also when two commands write at the same time. */
function write(folder: string, name: string, text: string): void {
  const draft = path.join(folder, `${name}.${process.pid}`);
  writeFileSync(draft, text);
  renameSync(draft, path.join(folder, name));
}

/**
 * Brings `src/generated/` up to date.
 * @param siteDir absolute path of the repository's root
 * @param site whose data are loaded
 * @param part `codes` for a bundler, which takes types away unread: to make them takes as long as to make the gateway's file
 * @throws Error that names the file and place of the first thing that is wrong in `api/` or `data/`
 */
export async function generate(siteDir: string, site: Pick<Site, 'load'>, part: 'all' | 'codes' = 'all') {
  const folder = path.join(siteDir, FOLDER);
  const stamp = path.join(folder, STAMP);
  const now = sourcesNow(siteDir);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;

  const { codes } = await import('./codes');
  mkdirSync(folder, { recursive: true });
  write(folder, 'codes.ts', codes(await site.load()));
  // Without a new stamp, who needs the types makes them.
  if (part === 'codes') return;
  const { types } = await import('./contract-types');
  (await types(await site.load())).forEach((text, name) => write(folder, name, text));
  write(folder, STAMP, now);
}
