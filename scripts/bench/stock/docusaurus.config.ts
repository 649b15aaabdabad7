/**
 * The yardstick of the benchmark: the pages of this site in a stock Docusaurus. Classic preset, webpack, its own theme, Prism in the
 * browser and the search plugin's own bar and index; only the remark plugin is ours, since the pages could not be read without it.
 */
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import { loadOperator } from '../../../src/reference/operator/load-operator';
import remarkDirectives from '../../../src/remark';
import { frontMatterParser } from '../../../src/remark/front-matter';
import { navbar } from '../../../src/site/navbar';
import { redirects } from '../../../src/site/redirects';
import { generateSidebar } from '../../../src/site/sidebar-groups';

const root = path.resolve(__dirname, '../../..');
const operator = loadOperator(root);

const docsInstance = (
  mount: Pick<DocsOptions, 'id' | 'path' | 'routeBasePath' | 'sidebarPath'>,
): DocsOptions => ({
  ...mount,
  sidebarItemsGenerator: generateSidebar,
  beforeDefaultRemarkPlugins: [[remarkDirectives, { siteDir: root, highlight: false }]],
});

const search: Partial<SearchOptions> = {
  language: ['en', 'ru'],
  docsRouteBasePath: ['/', 'cabinet'],
  indexBlog: false,
  hashed: true,
  searchResultLimits: 8,
  fuzzyMatchingDistance: 2,
  highlightSearchTermsOnTargetPage: true,
  searchBarShortcut: false,
};

const config: Config = {
  title: operator.brand,
  tagline: operator.tagline,
  url: operator.hosts.site,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  // What is checked is the real site; the stock theme does not report the anchors of our components.
  onBrokenAnchors: 'ignore',
  markdown: { parseFrontMatter: frontMatterParser(operator) },
  presets: [
    [
      'classic',
      {
        docs: docsInstance({ path: 'docs', routeBasePath: '/', sidebarPath: path.join(root, 'sidebars.ts') }),
        blog: false,
        pages: false,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      docsInstance({
        id: 'cabinet',
        path: 'cabinet',
        routeBasePath: 'cabinet',
        sidebarPath: path.join(root, 'sidebarsCabinet.ts'),
      }),
    ],
    ['@docusaurus/plugin-client-redirects', redirects],
    () => ({ name: 'fallback-components', getThemePath: () => path.join(__dirname, 'theme') }),
  ],
  themes: [['@easyops-cn/docusaurus-search-local', search]],
  themeConfig: {
    colorMode: { defaultMode: 'dark' },
    navbar: {
      title: operator.brand,
      items: navbar(operator).items.map(({ type, label, to, href, position }) => ({
        type,
        label,
        to,
        href,
        position,
      })),
    },
    footer: { copyright: `© ${operator.copyright_year} ${operator.brand}` },
    // The languages of the samples that Prism does not bring along by itself.
    prism: { additionalLanguages: ['bash', 'http', 'java', 'php'] },
  },
};

export default config;
