/**
 * In: a Docusaurus site with documents. Out: pages that are their HTML. A body travels once, scripts load on the reader's first interaction, and
 * a navigation takes the next body from the HTML of its page. README.md says how, PATCHES.md what is replaced inside Docusaurus.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPublishedFiles, finishPages } from './after-build';
import { browserBundle } from './bundle/browser-bundle';
import { addCacheDependencies } from './bundle/cache-dependencies';
import { islandsModule, stylesModule } from './bundle/generated-modules';
import { lazyPages } from './bundle/lazy-pages';
import { removeOldSidebars } from './bundle/sidebar-files';
import { headScript, speculationRules } from './head/head-script';
import type { StaticBodyOptions } from './options';

export type { StaticBodyOptions } from './options';

/** Docusaurus plugin. It draws documents of the classic theme; other pages of a site are drawn as Docusaurus does. */
export default function staticBody(context: LoadContext, options: StaticBodyOptions = {}): Plugin {
  const { generatedFilesDir, baseUrl, siteConfig } = context;
  const isStatic = process.env.NODE_ENV === 'production' && !options.stockWay;
  if (isStatic && siteConfig.future.faster.mdxCrossCompilerCache)
    throw new Error(
      'Set future.faster.mdxCrossCompilerCache to false: the static render would wait for ever for pages that the browser does not get.',
    );
  removeOldSidebars(generatedFilesDir);
  return {
    name: 'static-body',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: headScript(options.headScripts?.(context) ?? []) },
        { tagName: 'script', attributes: { type: 'speculationrules' }, innerHTML: speculationRules },
      ],
    }),
    contentLoaded: async ({ actions }) => {
      await actions.createData('islands.js', islandsModule(options.islands ?? {}));
      await actions.createData('styles.js', stylesModule(options.styles ?? []));
    },
    configureWebpack(config, isServer, { currentBundler }) {
      addCacheDependencies(config, options.cacheDependsOn ?? [], isStatic);
      if (process.env.NODE_ENV === 'development') return lazyPages(currentBundler.instance, context, options);
      return isServer ? {} : browserBundle(config, context, options, isStatic);
    },
    async postBuild({ outDir }) {
      if (isStatic) checkPublishedFiles(outDir);
      if (options.finish) await finishPages({ outDir, baseUrl, ...options.finish });
    },
  };
}
