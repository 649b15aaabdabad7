/**
 * In: the loaded site, its pages and sidebars. Out: the files that stand beside the pages: reference tables as JSON and CSV, samples
 * in more languages, the contract as OpenAPI and Postman, the catalogue, a Markdown twin of each page. The writers' server gives the same
 * files at the same addresses: a twin when its page has been opened, the others when one is asked for.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTags, LoadContext, Plugin } from '@docusaurus/types';
import { keysOf, underBasePath, routeBelow } from '@gateway-docs/kit';
import { writeFiles } from '@gateway-docs/kit/files';
import type { Site as OpenedSite } from '@gateway-docs/contract';
import { SOURCE_FOLDERS } from '@gateway-docs/site-data';
import { CONTENT_FOLDERS } from '@gateway-docs/site-data/pages';
import { forPrograms } from '../../data/texts/theme.json';
import { fillText } from '../base/fill-text';
import { PAGE_LIST_ROUTE } from '../base/markdown-twin-route';
import { CHANGE_FEEDS } from '../remark/cross-references/routes';
import { feedTitle } from './feeds/feed-title';
import type { Files, PageFiles } from './page-files';
import { describeSite, type Site } from './site';
import type { ReadTwin } from './twins/page-list-file';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Other files of the server are asked for again and again, by a page that waits for news. */
const EXTENSIONS = new Set(['.atom', '.csv', '.json', '.md', '.mjs', '.txt', '.yaml']);

/**
 * In: a request to the writers' server that nobody else has answered. Out: a file that stands beside the pages, made when it is asked for.
 * @param baseUrl of the site
 * @param make makes all files, as the sources are now
 * @returns a handler for the server
 */
export function serveFiles(baseUrl: string, make: () => Promise<Files>) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'https://site.example');
    if (!EXTENSIONS.has(path.extname(pathname)) || pathname.endsWith('.hot-update.json')) next();
    else
      make().then((files) => {
        const text = files.get(routeBelow(baseUrl, pathname));
        if (text === undefined) next();
        else response.end(text);
      }, next);
  };
}

const NAME = 'generated-files';
const FEED_TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

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

/** How a program finds the list of pages: llmstxt.org names a link in the head, and the check of afdocs looks for words near the top of the body. Readers and screen readers get neither. */
function listLinks({ baseUrl }: LoadContext) {
  const href = underBasePath(baseUrl, PAGE_LIST_ROUTE);
  const innerHTML = fillText(forPrograms, { list: `<a href="${href}">${href}</a>` });
  return {
    headTags: [{ tagName: 'link', attributes: { rel: 'describedby', type: 'text/plain', href } }],
    preBodyTags: [{ tagName: 'div', attributes: { hidden: true }, innerHTML }],
  };
}

/**
 * Docusaurus plugin.
 * @param options `site`: what the files are made from; `pages`: the files that the remark plugin makes from pages
 */
export default function generatedFiles(
  context: LoadContext,
  { site: opened, pages }: { readonly site: OpenedSite; readonly pages: PageFiles },
): Plugin {
  const { siteDir, baseUrl, outDir } = context;
  let site: Site | undefined;
  const make = async (readTwin?: ReadTwin): Promise<Files> => {
    if (!site) throw new Error('The files beside the pages were asked for before the pages were loaded.');
    // Loaded here: most commands make no files.
    const { makeFiles } = await import('./make-files');
    return makeFiles(site, await opened.load(), readTwin);
  };
  return {
    name: NAME,
    // `docusaurus write-heading-ids` takes each Markdown file among them for a page; a README is none.
    getPathsToWatch: () =>
      [...SOURCE_FOLDERS, ...CONTENT_FOLDERS].map((name) => `${siteDir}/${name}/**/!(*.md)`),
    allContentLoaded({ allContent }) {
      site = describeSite(context, allContent, opened.operator);
      pages.begin(site);
    },
    injectHtmlTags() {
      const { headTags, preBodyTags } = listLinks(context);
      return { headTags: [headTags, feedLinks(context)].flat(), preBodyTags };
    },
    configureWebpack: ({ output }) => {
      const folder = path.relative(output?.path ?? outDir, outDir);
      return {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              include: CONTENT_FOLDERS.map((name) => path.join(siteDir, name)),
              enforce: 'post',
              loader: path.join(__dirname, 'emit-files.cjs'),
              options: { filesOf: pages.filesOf, folder: folder && `${folder}/` },
            },
          ],
        },
        // The types of the bundler do not know its server.
        ...({ devServer: { setupMiddlewares: () => [serveFiles(baseUrl, () => make())] } } as BundlerOptions),
      };
    },
    async postBuild() {
      // The bundler has written the twins.
      writeFiles(outDir, await make((route) => readFileSync(path.join(outDir, route), 'utf8')));
    },
  };
}
