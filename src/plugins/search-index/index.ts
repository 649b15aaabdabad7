/**
 * The search plugin with its output repacked. Docusaurus runs the postBuild hooks of all plugins at once, so a second plugin
 * could not wait for the first: this one wraps `@easyops-cn/docusaurus-search-local`, which indexes the pages in English and
 * Russian, and follows its hook with ours. The plugin's own bar, page and worker are not used (src/search, src/theme).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import searchLocal, { validateOptions, type PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { loadOperator } from '../../reference/operator/load-operator';

export { validateOptions };

/**
 * @param context the site
 * @param options checked options of the search plugin
 * @returns a plugin that adds the route /search and, after a build, the packed index
 */
export default function searchIndex(context: LoadContext, options: PluginOptions): Plugin {
  const stock = searchLocal(context, options);
  return {
    name: 'search-index',
    contentLoaded: stock.contentLoaded,
    async postBuild(props) {
      await stock.postBuild?.(props);
      // Loaded here, because it shares lunr with the plugin, which registers Russian without looking.
      const { repack } = await import('./repack');
      await repack(context.siteDir, props.outDir, {
        basePath: props.baseUrl,
        languages: loadOperator(context.siteDir).search.languages,
        warn: (message) => process.emitWarning(message),
      });
    },
  };
}
