/**
 * The search plugin `@easyops-cn/docusaurus-search-local` with an end of ours: it reads the built pages, and we pack what it has read.
 * Docusaurus runs the postBuild hooks of all plugins at once, so a second plugin could not wait for the first: this one wraps it. The
 * plugin's own indexes, bar, page and worker are not used (src/search, src/theme).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '@gateway-docs/contract';
import searchLocal, * as stockSearch from '@easyops-cn/docusaurus-search-local';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { processPluginOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { cachePath } from '@gateway-docs/kit/files';

interface WithSite {
  readonly site: Site;
}
type Validation = Parameters<typeof stockSearch.validateOptions>[0];

/** The stock plugin checks its own options. */
export const validateOptions = ({
  validate,
  options: { site, ...options },
}: Validation & { options: WithSite }): PluginOptions & WithSite => ({
  ...stockSearch.validateOptions({ validate, options }),
  site,
});

const NAME = 'search-index';

/**
 * @param context the site
 * @param options checked options of the search plugin
 * @returns a plugin that adds the route /search and, after a build, the packed index
 */
export default function searchIndex(
  context: LoadContext,
  { site, ...options }: PluginOptions & WithSite,
): Plugin {
  const stock = searchLocal(context, options);
  const cacheFile = cachePath(context.generatedFilesDir, NAME, 'pages.json');
  return {
    name: NAME,
    contentLoaded: stock.contentLoaded,
    async postBuild(props) {
      // Loaded here, because the writers' server has no search and need not wait for its code.
      const [{ readPages }, { packPages }] = await Promise.all([
        import('./read-pages'),
        import('./pack-pages'),
      ]);
      const pages = readPages(props, processPluginOptions(options, context), cacheFile);
      await packPages(pages, context.siteDir, props.outDir, {
        site,
        languages: site.operator.search.languages,
        warn: (message) => process.emitWarning(message),
      });
    },
  };
}
