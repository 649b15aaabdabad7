/**
 * The yardstick of the benchmark: a Docusaurus as it comes, with the pages of this site as Markdown (`../peer-site.ts`). Classic preset, its
 * own theme and sidebars, Prism in the browser, the search plugin's own bar and index. `PEER_FASTER=true` turns on all that Docusaurus has to
 * build and load faster.
 */
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import { SERVED_PICTURES } from '@gateway-docs/site-data/branding';
import { openSite } from '@gateway-docs/contract';

const { operator } = openSite(path.resolve(__dirname, '../../../..'));

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
  favicon: SERVED_PICTURES.favicon,
  // Files that our plugins write, and anchors that Markdown cannot name, are not there; what is checked is the real site.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect' },
  future: process.env.PEER_FASTER === 'true' ? { v4: true, faster: true } : {},
  presets: [
    [
      'classic',
      {
        docs: { path: 'docs', routeBasePath: '/' },
        blog: false,
        pages: false,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { id: 'cabinet', path: 'cabinet', routeBasePath: 'cabinet' } satisfies DocsOptions,
    ],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', search]],
  themeConfig: {
    colorMode: { defaultMode: 'dark' },
    navbar: {
      title: operator.brand,
      items: [
        { label: 'Documentation', to: '/' },
        { label: 'Cabinet', to: '/cabinet' },
        { label: 'Become a Client', href: operator.hosts.marketing, position: 'right' },
      ],
    },
    footer: { copyright: `© ${operator.copyright_year} ${operator.brand}` },
    // The languages of the samples that Prism does not bring along by itself.
    prism: { additionalLanguages: ['bash', 'http', 'java', 'php'] },
  },
};

export default config;
