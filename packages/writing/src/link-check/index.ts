/**
 * In: the pages as they were built, or one that is being written. Out: nothing, or an error with file and line of each link that leads to no page, no file or
 * no anchor of the site, and of what no page alone can say; and a line of what pages still name that the provider leaves out.
 * Docusaurus looks too, when everything else is done, and names the route of a page alone.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '@gateway-docs/contract';
import { WriterError } from '@gateway-docs/kit';
import { brokenLinks } from './broken-links';
import { checkTogether } from '../check-pages/check-together';
import { type Ask, editedPages } from './edited-pages';
import { locate } from './locate';
import { htmlOfPages, readPages } from './read-pages';
import { stillNamed } from './still-named';

/**
 * Docusaurus plugin.
 * @param options `site`; and, for a site whose pages show all of its data, how to ask for it as it is while one is written
 */
export default function linkCheck(
  { siteDir, baseUrl }: LoadContext,
  { site, ask }: { readonly site: Site; readonly ask?: Ask },
): Plugin {
  return {
    name: 'link-check',
    configureWebpack: () =>
      ask && process.env.NODE_ENV !== 'production' ? { plugins: [editedPages(siteDir, ask)] } : {},
    async postBuild({ outDir, routesPaths }) {
      const isFile = (address: string): boolean => existsSync(path.join(outDir, address));
      const pages = htmlOfPages(outDir, baseUrl, routesPaths);
      const broken = brokenLinks(readPages(pages, baseUrl), isFile);
      const whole = { root: siteDir, pages: site.pages, leftOut: site.leftOut, data: await site.load() };
      const lines = [...(ask ? checkTogether(whole) : []), ...locate(siteDir, site.pages, broken)];
      if (lines.length > 0) {
        const mistake = new WriterError(lines.join('\n'));
        // Docusaurus prints it, and where it was thrown helps no writer.
        delete mistake.stack;
        throw mistake;
      }
      const named = stillNamed(pages, site, siteDir);
      if (named !== undefined) process.stdout.write(`${named}\n`);
    },
  };
}
