import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { openSite } from '@gateway-docs/contract';
import { pageHistory } from '@gateway-docs/site-data/pages';
import { SERVED_PICTURES } from '@gateway-docs/branding';
import { pageFiles } from './src/generated/page-files';
import { frontMatterParser } from './src/remark/front-matter';
import remarkDirectives from './src/remark';
import type { Options as RemarkOptions } from './src/remark/prepare-page';
import { plugins } from './src/plugins';
import { isStockWay } from './src/plugins/static-body';
import { announcementBar, customFields, footer, navbarLogo, navbar } from './src/site/frame';
import { editAddress, excludedFiles } from './src/site/content-files';
import { archiveOptions, offlineOptions } from './src/site/offline';
import { pageTemplate } from '@gateway-docs/docusaurus-static-body/template';
import { scriptLoader } from './src/plugins/script-loader';
import { readAliases } from '@gateway-docs/writing/redirects';
import { searchOptions } from './src/search/options';
import { generateSidebar } from './src/site/sidebar-groups';

/** Made once, and passed to everything below: nothing else reads the profile, or asks where the sources are. */
const site = openSite(__dirname, process.env.OPERATOR_PROFILE, {
  isWatched: process.env.NODE_ENV !== 'production',
});
const { operator, offer, leftOut } = site;
/** What is made from pages while they are compiled. */
const pages = pageFiles();

/** Both docs instances share everything but their place: one remark plugin, one table of contents range. */
function docsInstance(mount: Pick<DocsOptions, 'id' | 'path' | 'sidebarPath'>): DocsOptions {
  return {
    ...mount,
    routeBasePath: mount.id ?? '/',
    exclude: excludedFiles(leftOut.files, mount.path ?? ''),
    breadcrumbs: true,
    showLastUpdateTime: true,
    editUrl: editAddress(operator),
    sidebarItemsGenerator: generateSidebar,
    beforeDefaultRemarkPlugins: [
      [remarkDirectives, { site, onExpanded: pages.print } satisfies RemarkOptions],
    ],
  };
}

const config: Config = {
  title: operator.brand,
  tagline: operator.tagline,
  url: operator.hosts.site,
  baseUrl: operator.base_path,
  // `trailingSlash` stays undefined: folder pages keep their slash and other routes have none, as tests/content/routes.json has them.
  favicon: SERVED_PICTURES.favicon,
  // What every provider serves as it is, and the pictures of the look, which packages/branding writes before the site is bundled.
  staticDirectories: ['static', '.docusaurus/branding/served'],
  i18n: { defaultLocale: 'en', locales: ['en'] },
  ssrTemplate: pageTemplate(!isStockWay()),

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  markdown: {
    parseFrontMatter: frontMatterParser({ operator, offer, leftOut }),
    // `## Title {#anchor}`: the short form of an explicit anchor, which the next major version only has in comments.
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  future: {
    v4: true,
    experimental_vcs: pageHistory(__dirname),
    faster: {
      // See `webpack` below: babel.config.js would be dead with `true`.
      swcJsLoader: false,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // The static render would wait for the pages that the browser's bundle compiles: it has none, or takes them from its own cache.
      mdxCrossCompilerCache: false,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
    },
  },

  webpack: { jsLoader: scriptLoader(__dirname) },

  presets: [
    [
      'classic',
      {
        docs: docsInstance({ path: 'docs', sidebarPath: './sidebars.ts' }),
        blog: false,
        pages: false,
        // Stands among the plugins, which run after a build in their order.
        sitemap: false,
        theme: { customCss: './src/css/index.css' },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: [
    'clean-address',
    'forget-pages',
    'new-announcement',
    'hash-target',
    'mobile-sidebar',
    'sidebar-version',
    'sidebar-in-view',
  ].map((name) => `./src/client/${name}`),
  plugins: [
    // Two instances at `/` build without an error, and then every page of the second one shows "not found".
    [
      '@docusaurus/plugin-content-docs',
      docsInstance({ id: 'cabinet', path: 'cabinet', sidebarPath: './sidebarsCabinet.ts' }),
    ],
    ...plugins({
      site,
      pages,
      redirects: { createRedirects: readAliases(__dirname) },
      search: searchOptions(__dirname, site),
      offline: offlineOptions(operator),
      archive: archiveOptions,
    }),
  ],

  customFields: { ...customFields(operator) },
  themeConfig: {
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: operator.respect_system_color_mode },
    docs: { sidebar: { autoCollapseCategories: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcementBar(operator.announcement),
    image: SERVED_PICTURES.share,
    navbar: navbar(operator, navbarLogo(site.branding().logo, SERVED_PICTURES, operator.brand)),
    footer: footer(operator),
  },
};

export default config;
