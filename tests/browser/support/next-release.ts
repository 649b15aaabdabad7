/**
 * The next release of a site, as its readers meet it: every script, style and part of the search has another name, because its content has
 * changed. It is made from the built site, because two real releases differ in content alone, and the site of the other profile lies elsewhere.
 */
import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts, scriptHash } from '@gateway-docs/docusaurus-static-body/after-build';
import { listFiles } from '@gateway-docs/kit/files';

/** The hash in the name of a file that is named after its content. */
const HASH_IN_NAME = /\.([0-9a-f]{8})\.(?:js|css)$/;
const PARTS = 'search-index/parts';

/** A page whose policy allows its own inline scripts, one of which names a file. */
const allowed = (page: string, renamed: (text: string) => string): string =>
  inlineScripts(page).reduce(
    (text, script) => text.replace(scriptHash(script), scriptHash(renamed(script))),
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
    if (/\.(html|js|css)$|^search-index\//.test(name)) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, name.endsWith('.html') ? allowed(text, renamed) : renamed(text));
    }
    if (HASH_IN_NAME.test(name)) renameSync(file, path.join(next, renamed(name)));
  }
}
