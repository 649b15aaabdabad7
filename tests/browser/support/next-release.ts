/**
 * The next release of a site, as its readers meet it: every script, style and part of the search has another name, because its content has
 * changed. It is made from the built site, because two real releases differ in content alone, and the site of the other profile lies elsewhere.
 */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

/** The hash in the name of a file that is named after its content. */
const HASH_IN_NAME = /\.([0-9a-f]{8})\.(?:js|css)$/;
const PARTS = 'search-index/parts';

const digest = (script: string): string => createHash('sha256').update(script).digest('base64');

/** A page whose policy allows its own inline scripts, one of which names a file. */
const allowed = (page: string, renamed: (text: string) => string): string =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].reduce(
    (text, [, script = '']) => text.replace(digest(script), digest(renamed(script))),
    renamed(page),
  );

/** The hashes of a release: of its scripts and styles, and of its search. */
function hashesOf(folder: string): ReadonlySet<string> {
  const named = listFiles(folder, 'assets').flatMap((file) => HASH_IN_NAME.exec(file)?.[1] ?? []);
  return new Set([...named, ...readdirSync(path.join(folder, PARTS))]);
}

/**
 * @param running folder of the running release
 * @param next folder for the next one, empty
 */
export function writeNextRelease(running: string, next: string): void {
  // The server sends what is there: a compressed copy would be that of the running release.
  cpSync(running, next, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const hashes = hashesOf(running);
  const renamed = (text: string): string =>
    text.replaceAll(/\b[0-9a-f]{8,10}\b/g, (hash) =>
      hashes.has(hash) ? [...hash].reverse().join('') : hash,
    );
  for (const release of readdirSync(path.join(next, PARTS)))
    renameSync(path.join(next, PARTS, release), path.join(next, PARTS, renamed(release)));
  for (const name of listFiles(next, '')) {
    const file = path.join(next, name);
    if (/\.(html|js|css)$|^search-index\//.test(name))
      writeFileSync(file, allowed(readFileSync(file, 'utf8'), renamed));
    if (HASH_IN_NAME.test(name)) renameSync(file, path.join(next, renamed(name)));
  }
}
