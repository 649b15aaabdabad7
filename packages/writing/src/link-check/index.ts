/**
 * In: the pages as they were built, or one that is being written. Out: nothing, or an error with file and line of each link that leads to no page, no file or no anchor of the site; and
 * a line of what pages still name that the provider leaves out.
 * Docusaurus looks too, when everything else is done, and names the route of a page alone.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '@gateway-docs/contract';
import { WriterError } from '@gateway-docs/kit';
import { brokenLinks } from './broken-links';
import { type Ask, editedPages } from './edited-pages';
import { locate } from './locate';
import { htmlOfPages, readPages } from './read-pages';
import { stillNamed } from './still-named';

/**
 * Docusaurus plugin.
 * @param options `site`; and, for the page that is being written, how to ask for the site as it is now
 */
export default function linkCheck(
  { siteDir, baseUrl }: LoadContext,
  { site, ask }: { readonly site: Site; readonly ask?: Ask },
): Plugin {
  return {
    name: 'link-check',
    configureWebpack: () =>
      ask && process.env.NODE_ENV !== 'production' ? { plugins: [editedPages(siteDir, ask)] } : {},
    postBuild({ outDir, routesPaths }) {
      const isFile = (address: string): boolean => existsSync(path.join(outDir, address));
      const pages = htmlOfPages(outDir, baseUrl, routesPaths);
      const broken = brokenLinks(readPages(pages, baseUrl), isFile);
      if (broken.length === 0) {
        const named = stillNamed(pages, site, siteDir);
        if (named !== undefined) process.stdout.write(`${named}\n`);
        return Promise.resolve();
      }
      const mistake = new WriterError(locate(siteDir, site.pages, broken).join('\n'));
      // Docusaurus prints it, and where it was thrown helps no writer.
      delete mistake.stack;
      return Promise.reject(mistake);
    },
  };
}
