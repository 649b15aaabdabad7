/**
 * In: the pages as they were built. Out: nothing, or an error with file and line of each link that leads to no page, no file or no anchor of the site.
 * Docusaurus looks too, when everything else is done, and names the route of a page alone.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '@gateway-docs/contract';
import { WriterError } from '@gateway-docs/kit';
import { brokenLinks } from './broken-links';
import { locate } from './locate';
import { readPages } from './read-pages';

/** Docusaurus plugin. */
export default function linkCheck(
  { siteDir, baseUrl }: LoadContext,
  { site }: { readonly site: Site },
): Plugin {
  return {
    name: 'link-check',
    postBuild({ outDir, routesPaths }) {
      const broken = brokenLinks(readPages(outDir, baseUrl, routesPaths), outDir);
      if (broken.length === 0) return Promise.resolve();
      const mistake = new WriterError(locate(siteDir, site.pages, broken).join('\n'));
      // Docusaurus prints it, and where it was thrown helps no writer.
      delete mistake.stack;
      return Promise.reject(mistake);
    },
  };
}
