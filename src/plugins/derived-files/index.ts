/**
 * In: the reference, the pages and the sidebars. Out: the files that stand beside the pages: reference tables as JSON and CSV, samples
 * in more languages, the contract as OpenAPI and Postman, the catalogue, a Markdown twin of each page. Most of a warm build would
 * otherwise be the making of these files, one after the other, at its end. The writers' server gives the same files at the same addresses.
 */
import path from 'node:path';
import type { HtmlTags, LoadContext, Plugin } from '@docusaurus/types';
import { underBasePath, keysOf } from '@gateway-docs/kit';
import { cachePath, writeFiles } from '@gateway-docs/kit/files';
import { REFERENCE_FOLDERS } from '@gateway-docs/contract';
import { CHANGE_FEEDS } from '../../remark/cross-references/routes';
import { CONTENT_FOLDERS } from '@gateway-docs/site-data/pages';
import { cachedFiles, filesWithoutWork } from './cached-files';
import type { Site } from './twins/files';
import { startWriter, WRITER_VARIABLE, type Writer } from './background';
import { feedTitle } from './feeds/feed-title';
import { describeSite } from './site';
import { printWhileBundling } from './twins/printed-twins';
import { idleTime, type IdleTime } from './when-idle';

const NAME = 'derived-files';
const FEED_TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;
const SOURCES = [...REFERENCE_FOLDERS, ...CONTENT_FOLDERS];

/** How a feed reader finds the feeds, from any page. */
const feedLinks = ({ baseUrl, siteConfig: { title } }: LoadContext): HtmlTags =>
  keysOf(CHANGE_FEEDS).map((kind) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FEED_TYPES[kind],
      title: feedTitle(title),
      href: underBasePath(baseUrl, CHANGE_FEEDS[kind]),
    },
  }));

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Lets the writers' server give the files of a folder, and say when its bundler has nothing to do. The types of the bundler do not know its server. */
const serve = (directory: string, publicPath: string, { plugin }: IdleTime): BundlerOptions =>
  ({
    devServer: { static: [{ directory, publicPath, watch: false }] },
    plugins: [plugin],
  }) as BundlerOptions;

/**
 * The files of a build: those that are no twins are made beside the bundler, unless the last build has them and nothing else is to be made.
 * @returns what writes all files into the folder of the built site, when the pages are bundled
 */
function beginFiles(site: Site, cacheFile: string | undefined): (outDir: string) => Promise<void> {
  const cached = cachedFiles(site, cacheFile);
  const printed = printWhileBundling(site);
  const hasMore = process.env[WRITER_VARIABLE] !== undefined;
  const writer = cached.others && !hasMore ? undefined : startWriter(site, cacheFile);
  return async (outDir) => {
    const known = hasMore ? undefined : filesWithoutWork(site, cached, printed);
    if (!known) return (writer ?? startWriter(site, cacheFile)).write(outDir, printed);
    writeFiles(outDir, known);
    cached.keep(known);
    return undefined;
  };
}

/** Docusaurus plugin; takes no options. */
export default function derivedFiles(context: LoadContext): Plugin {
  const isServer = process.env.NODE_ENV === 'development';
  // A build of a large site bundles in a process of its own (scripts/site-build/large-sites.ts); the files are made in the one that renders.
  const isBuild = process.env.NODE_ENV === 'production' && !process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING;
  const served = path.join(context.generatedFilesDir, NAME, 'served');
  const cacheFile = cachePath(context.generatedFilesDir, NAME, 'files.json');
  let writer: Writer | undefined;
  let finish: ((outDir: string) => Promise<void>) | undefined;
  const idle = idleTime(NAME);
  return {
    name: NAME,
    getPathsToWatch: () => SOURCES.map((folder) => `${context.siteDir}/${folder}/**/*`),
    allContentLoaded({ allContent }) {
      // Other commands load the content too, and never ask for the files.
      if (!isServer && !isBuild) return;
      writer?.stop();
      const site = describeSite(context, allContent);
      if (isBuild) finish = beginFiles(site, cacheFile);
      else {
        idle.ask(() => {
          writer = startWriter(site, cacheFile);
          // Pages say themselves what is wrong with their sources.
          writer.write(served).catch(() => undefined);
        });
      }
    },
    injectHtmlTags: () => ({ headTags: feedLinks(context) }),
    configureWebpack: () => (isServer ? serve(served, context.baseUrl, idle) : {}),
    async postBuild({ outDir }) {
      await finish?.(outDir);
    },
  };
}
