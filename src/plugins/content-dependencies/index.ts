/**
 * In: the places that the reference is made from. Out: a bundler rule that makes every content page depend on them, so that an edit
 * of the contract, of a table, of a sample or of a directive's code reaches the page in a warm build and in the dev server.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '@gateway-docs/contract';
import { listFiles } from '@gateway-docs/kit/files';
import { SOURCE_FOLDERS } from '@gateway-docs/site-data';
import { CHANGELOG_FILE, CONTENT_FOLDERS } from '@gateway-docs/site-data/pages';
import { readyForEdits } from './ready-for-edits';

const NAME = 'content-dependencies';
/** Folders whose every file counts: the facts, and the code that turns them into pages. */
const FOLDERS = [...SOURCE_FOLDERS, 'packages', 'src/base', 'src/remark', 'src/generated'];
/** Parts of pages: the Markdown twin of a page holds those that it imports. */
const PARTIAL = /(^|\/)_/;

/**
 * Loads what pages are made from before any of them is: a mistake in it ends a build here, with its reason, and not once for each page.
 * @throws Error that is the message alone: where it was thrown helps no writer
 */
async function loadData(site: Site): Promise<void> {
  try {
    await site.load();
  } catch (error) {
    if (error instanceof Error) delete error.stack;
    throw error;
  }
}

/** The Docusaurus plugin. */
export default function contentDependencies(
  { siteDir, generatedFilesDir }: LoadContext,
  { site }: { readonly site: Site },
): Plugin<string[]> {
  const absolute = (folder: string): string => path.join(siteDir, folder);
  // Links to operations depend on which pages exist, so a list of them counts too; it changes when a page comes or goes.
  const pages = path.join(generatedFilesDir, NAME, 'default', 'pages.json');
  // What changed since a version is told from the changelog, on another page.
  const named = [site.profileFile, pages, absolute(`docs/${CHANGELOG_FILE}`)];
  const partials = (): string[] =>
    CONTENT_FOLDERS.flatMap((folder) => listFiles(siteDir, folder))
      .filter((file) => PARTIAL.test(file))
      .map(absolute);
  return {
    name: NAME,
    getPathsToWatch: () => CONTENT_FOLDERS.map((folder) => `${absolute(folder)}/**/*.mdx`),
    async loadContent() {
      if (process.env.NODE_ENV === 'production') await loadData(site);
      return [...site.pages].map(([route, { title = route }]) => `${route} ${title}`).sort();
    },
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('pages.json', JSON.stringify(content));
    },
    configureWebpack: () => ({
      plugins: [readyForEdits(site)],
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus reads `include` of every rule for .mdx files; without it the configuration is refused.
            include: CONTENT_FOLDERS.map(absolute),
            enforce: 'pre',
            loader: path.join(__dirname, 'add-dependencies.cjs'),
            options: { files: [...named, ...partials()], folders: FOLDERS.map(absolute) },
          },
        ],
      },
    }),
  };
}
