/**
 * The yardstick of the benchmark: a Docusaurus as it comes, with the pages of this site as Markdown (`../peer-site.ts`). Classic preset, its
 * own theme and sidebars, Prism in the browser, the search plugin's own bar and index. `PEER_FASTER=true` turns on all that Docusaurus has to
 * build and load faster.
 */
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import type { PeerNames } from '../peer-site';

/** Passed as text: a peer that loaded our contract would pay for it. */
const names = JSON.parse(process.env.PEER_NAMES ?? '') as PeerNames;

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
  title: names.brand,
  tagline: names.tagline,
  url: names.url,
  baseUrl: '/',
  favicon: names.favicon,
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
      title: names.brand,
      items: [
        { label: 'Documentation', to: '/' },
        { label: 'Cabinet', to: '/cabinet' },
        { label: 'Become a Client', href: names.marketing, position: 'right' },
      ],
    },
    footer: { copyright: `© ${names.year} ${names.brand}` },
    // The languages of the samples that Prism does not bring along by itself.
    prism: { additionalLanguages: ['bash', 'http', 'java', 'php'] },
  },
};

export default config;
