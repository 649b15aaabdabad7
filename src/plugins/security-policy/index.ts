/**
 * In: the folder of a finished site and its base path. Out: a Content-Security-Policy in every HTML file, which allows exactly that file's own inline
 * scripts by their hashes, and a `_headers` file with what a page cannot say about itself.
 * It is a step after the build and not a postBuild hook: all hooks run at the same time, and one of them writes the redirect pages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import { headersFile } from './headers';
import { inlineScripts, scriptHash } from './inline-scripts';
import { contentSecurityPolicy } from './policy';

/** `<head>`, and the encoding declaration after it where there is one: browsers look for that in the first kilobyte. */
const HEAD_START = /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i;

/**
 * Writes the policy of every page and the headers file.
 * @param outDir absolute path of the built site
 * @param basePath of the site
 * @throws Error that names an HTML file without a head, or with a policy already in it
 */
export function writeSecurityPolicy(outDir: string, basePath: string): void {
  const files = listFiles(outDir, '');
  for (const name of files) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), name));
  }
  writeFileSync(path.join(outDir, '_headers'), headersFile(files, basePath));
}

/**
 * Puts a page's policy at the start of its head, before anything that the policy governs.
 * @param html the page
 * @param file its name for messages
 * @returns the page with its policy
 * @throws Error when there is no head, or the page has a policy
 */
export function withPolicy(html: string, file: string): string {
  if (/<meta http-equiv="?content-security-policy/i.test(html))
    throw new Error(`${file} has a policy already.`);
  if (!HEAD_START.test(html)) throw new Error(`${file} has no <head> to put the policy in.`);
  const hashes = inlineScripts(html).map(scriptHash);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(hashes)}">`;
  return html.replace(HEAD_START, (start) => start + meta);
}
