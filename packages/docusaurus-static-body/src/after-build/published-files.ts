/**
 * In: the built pages. Out: nothing, or an error. Docusaurus publishes a picture or a file beside a page from the page's script, which the
 * browser no longer has; such a link would be dead.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pagesIn } from '@gateway-docs/kit/files';

const REFERENCE = /\/assets\/(?:images|files)\/[^"'\s>)]+/g;

/**
 * @param outDir absolute path of the built site
 * @throws Error that names the first page with such a file, and what to do
 */
export function checkPublishedFiles(outDir: string): void {
  for (const { name: page, html } of pagesIn(outDir)) {
    for (const [address] of html.matchAll(REFERENCE)) {
      if (existsSync(path.join(outDir, decodeURI(address)))) continue;
      throw new Error(
        `${page}: ${address} is not published, because it lies beside a page. Put the file below static/ and link it from there: pathname:///files/name.pdf.`,
      );
    }
  }
}
