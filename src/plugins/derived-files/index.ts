/**
 * In: the reference, the pages and the sidebars. Out: the files that stand beside the pages: reference tables as JSON and CSV, samples
 * in more languages, the contract as OpenAPI and Postman, the catalogue, a Markdown twin of each page. Most of a warm build would
 * otherwise be the making of these files, one after the other, at its end.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { startWriter, type Writer } from './background';
import { describeSite } from './site';

/** Docusaurus plugin; takes no options. */
export default function derivedFiles(context: LoadContext): Plugin {
  let writer: Writer | undefined;
  return {
    name: 'derived-files',
    allContentLoaded({ allContent }) {
      // The dev server loads content too, and again at each change, and writes nothing.
      if (process.env.NODE_ENV === 'production') writer = startWriter(describeSite(context, allContent));
    },
    async postBuild({ outDir }) {
      await writer?.write(outDir);
    },
  };
}
