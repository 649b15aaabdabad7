import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { loadOperator } from '@gateway-docs/site-data/operator';
import { loadLeftOut, pageHistory } from '@gateway-docs/site-data/pages';
import { loadOffer } from '@gateway-docs/site-data/offer';
import { loadLogo, SERVED_PICTURES } from '@gateway-docs/site-data/branding';
import { frontMatterParser } from './src/remark/front-matter';
import remarkDirectives from './src/remark';
import { plugins } from './src/plugins';
import { isStockWay } from './src/plugins/static-pages/stock-way';
import { announcementBar } from './src/site/announcement';
import { customFields } from './src/site/custom-fields';
import { editAddress } from './src/site/edit-address';
import { excludedFiles } from './src/site/excluded-files';
import { footer } from './src/site/footer';
import { navbarLogo } from './src/site/logo';
import { navbar } from './src/site/navbar';
import { pageTemplate } from './src/site/page-template';
import { redirects } from './src/site/redirects';
import { searchOptions } from './src/search/options';
import { generateSidebar } from './src/site/sidebar-groups';

const operator = loadOperator(__dirname);

/** Both docs instances share everything but their place: one remark plugin, one table of contents range. */
function docsInstance(
  mount: Pick<DocsOptions, 'id' | 'path' | 'routeBasePath' | 'sidebarPath'>,
): DocsOptions {
  return {
    ...mount,
    exclude: excludedFiles(loadLeftOut(__dirname).files, mount.path ?? ''),
    breadcrumbs: true,
    showLastUpdateTime: true,
    editUrl: editAddress(operator),
    sidebarItemsGenerator: generateSidebar,
    beforeDefaultRemarkPlugins: [[remarkDirectives, { siteDir: __dirname }]],
  };
}

const config: Config = {
  title: operator.brand,
  tagline: operator.tagline,
  url: operator.hosts.site,
  baseUrl: operator.base_path,
  favicon: SERVED_PICTURES.favicon,
  // What every provider serves as it is, and the pictures of the look, which src/plugins/look writes before the site is bundled.
  staticDirectories: ['static', '.docusaurus/look/served'],
  i18n: { defaultLocale: 'en', locales: ['en'] },
  ssrTemplate: pageTemplate(!isStockWay()),

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  markdown: {
    parseFrontMatter: frontMatterParser({
      operator,
      offer: loadOffer(__dirname),
      leftOut: loadLeftOut(__dirname),
    }),
    // `## Title {#anchor}`: the short form of an explicit anchor, which the next major version only has in comments.
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  future: {
    v4: true,
    experimental_vcs: pageHistory(__dirname),
    faster: {
      // The choice between SWC and Babel is made in src/plugins/framework-patches: babel.config.js would be dead with `true`.
      swcJsLoader: false,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // The static render would wait for the pages that the browser's bundle compiles, and it has none.
      mdxCrossCompilerCache: isStockWay(),
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
    },
  },

  presets: [
    [
      'classic',
      {
        docs: docsInstance({ path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.ts' }),
        blog: false,
        pages: false,
        theme: { customCss: './src/css/index.css' },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: [
    'clean-address',
    'new-announcement',
    'hash-target',
    'mobile-sidebar',
    'sidebar-version',
    'sidebar-in-view',
  ].map((name) => `./src/client/${name}`),
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      docsInstance({
        id: 'cabinet',
        path: 'cabinet',
        routeBasePath: 'cabinet',
        sidebarPath: './sidebarsCabinet.ts',
      }),
    ],
    ['@docusaurus/plugin-client-redirects', redirects],
    ...plugins,
  ],
  themes: [
    ['@gateway-docs/docusaurus-search', { ...searchOptions(__dirname, operator, loadOffer(__dirname)) }],
  ],

  customFields: customFields(operator, loadOffer(__dirname)),
  themeConfig: {
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: operator.respect_system_color_mode },
    docs: { sidebar: { autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcementBar(operator.announcement),
    image: SERVED_PICTURES.share,
    navbar: navbar(operator, navbarLogo(loadLogo(__dirname), SERVED_PICTURES, operator.brand)),
    footer: footer(operator),
  },
};

export default config;
