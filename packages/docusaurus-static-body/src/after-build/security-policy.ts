/**
 * In: the folder of a finished site and its base path. Out: a Content-Security-Policy in every HTML file, which allows exactly that file's own inline
 * scripts by their hashes, and a `_headers` file with what a page cannot say about itself.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, pagesIn } from '@gateway-docs/kit/files';
import { contentSecurityPolicy } from './content-security-policy';
import { headersFile, type HeaderRules } from './headers-file';
import { inlineScripts, scriptHash } from './inline-scripts';

/** `<head>`, and the encoding declaration after it where there is one: browsers look for that in the first kilobyte. */
const HEAD_START = /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i;

export interface PolicyOptions extends HeaderRules {
  /** Hosts beside the site's own that scripts of a page may ask. */
  readonly connectSrc?: readonly string[];
}

/**
 * Writes the policy of every page and the headers file.
 * @param outDir absolute path of the built site
 * @param basePath of the site
 * @throws Error that names an HTML file without a head, or with a policy already in it
 */
export function writeSecurityPolicy(
  outDir: string,
  basePath: string,
  { connectSrc = [], ...rules }: PolicyOptions,
): void {
  const headers = headersFile(listFiles(outDir, ''), basePath, rules);
  for (const { name, file, html } of pagesIn(outDir)) writeFileSync(file, withPolicy(html, name, connectSrc));
  writeFileSync(path.join(outDir, '_headers'), headers);
}

/**
 * Puts a page's policy at the start of its head, before anything that the policy governs.
 * @param html the page
 * @param file its name for messages
 * @param connectSrc hosts that its scripts may ask
 * @returns the page with its policy
 * @throws Error when there is no head, or the page has a policy
 */
export function withPolicy(html: string, file: string, connectSrc: readonly string[] = []): string {
  if (/<meta http-equiv="?content-security-policy/i.test(html))
    throw new Error(`${file} has a policy already.`);
  if (!HEAD_START.test(html)) throw new Error(`${file} has no <head> to put the policy in.`);
  const hashes = inlineScripts(html).map(scriptHash);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(hashes, connectSrc)}">`;
  return html.replace(HEAD_START, (start) => start + meta);
}
