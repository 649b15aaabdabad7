/**
 * The search as a Docusaurus theme: `@easyops-cn/docusaurus-search-local` finds and reads the built pages, and we pack what it has read. Docusaurus
 * runs the postBuild hooks of all plugins at once, so a second plugin could not wait for the first: this one wraps it. Its own indexes, bar, page
 * and worker are not used.
 */
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import searchLocal, { validateOptions as validateStock } from '@easyops-cn/docusaurus-search-local';
import { processPluginOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { cachePath } from '@gateway-docs/kit/files';
import { BOX, headScript, RUNTIME } from './head-script';
import { browserOptions, type SearchOptions } from './options';

export type { BrowserOptions, SearchOptions, SiteSearch, SiteWords } from './options';
export type { PageWords } from './page-words';
export type { Page } from './page';

const NAME = 'search-index';

/** Checks the options of the stock plugin by its own rules; those of the site are typed. */
export function validateOptions({
  options: { site, ...stock },
  ...context
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  if (site === undefined)
    throw new Error('The search needs the option "site": what the site tells of itself');
  return { ...validateStock({ ...context, options: stock }), site };
}

/**
 * @param context the site
 * @param options checked options
 * @returns a theme with the bar and the page, the route /search and, after a build, the packed index
 */
export default function search(context: LoadContext, { site, ...options }: SearchOptions): Plugin {
  const stock = searchLocal(context, options);
  const cacheFile = cachePath(context.generatedFilesDir, NAME, 'pages.json');
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, '../theme'),
    // The writers' server has no search.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? { headTags: [{ tagName: 'script', innerHTML: headScript(context.baseUrl) }] }
        : {},
    getTypeScriptThemePath: () => path.join(__dirname, '../theme'),
    configureWebpack: ({ entry: main }, isServer) => {
      if (isServer) return {};
      if (typeof main !== 'string')
        throw new Error('The entry of the browser is not where the search looks for it');
      // The bar works by a script of its own: who searches first waits for nothing else. Two scripts on a page need one runtime.
      return {
        entry: { [BOX]: path.join(__dirname, '../client/box'), main },
        optimization: { runtimeChunk: { name: RUNTIME } },
        mergeStrategy: { entry: 'replace' },
      };
    },
    async contentLoaded(loaded) {
      await loaded.actions.createData('options.json', browserOptions(site, context.baseUrl));
      await stock.contentLoaded?.(loaded);
    },
    async postBuild(props) {
      // Loaded here, because the writers' server has no search and need not wait for its code.
      const [{ readPages }, { packPages }, { nameWorker }] = await Promise.all([
        import('./read-pages'),
        import('./pack-pages'),
        import('./name-worker'),
      ]);
      const pages = readPages(props, processPluginOptions(options, context), cacheFile);
      packPages(pages, props.outDir, site, (message) => process.emitWarning(message));
      nameWorker(props.outDir);
    },
  };
}
