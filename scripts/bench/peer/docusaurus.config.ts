/**
 * The yardstick of the benchmark: a Docusaurus as it comes, with the pages of this site as Markdown (`../peer-site.ts`). Classic preset, its
 * own theme, Prism in the browser, the search plugin's own bar and index. `PEER_FASTER=true` turns on all that Docusaurus has to
 * build and load faster. Only names of places are ours: the sidebars and the entries of the navbar.
 */
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import { loadLeftOut } from '@gateway-docs/site-data/pages';
import { loadOffer } from '@gateway-docs/site-data/offer';
import { SERVED_PICTURES } from '@gateway-docs/site-data/branding';
import { loadOperator } from '@gateway-docs/site-data/operator';
import { frontMatterParser } from '../../../src/remark/front-matter';
import { navbar } from '../../../src/site/navbar';
import { redirects } from '../../../src/site/redirects';
import { generateSidebar } from '../../../src/site/sidebar-groups';

const root = path.resolve(__dirname, '../../..');
const operator = loadOperator(root);

const docsInstance = (
  mount: Pick<DocsOptions, 'id' | 'path' | 'routeBasePath' | 'sidebarPath'>,
): DocsOptions => ({ ...mount, sidebarItemsGenerator: generateSidebar });

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
  markdown: {
    format: 'detect',
    parseFrontMatter: frontMatterParser({ operator, offer: loadOffer(root), leftOut: loadLeftOut(root) }),
  },
  future: process.env.PEER_FASTER === 'true' ? { v4: true, faster: true } : {},
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
  ],
  themes: [['@easyops-cn/docusaurus-search-local', search]],
  themeConfig: {
    colorMode: { defaultMode: 'dark' },
    navbar: {
      title: operator.brand,
      items: navbar(operator, { src: SERVED_PICTURES.favicon }).items.map(
        ({ type, label, to, href, position }) => ({
          type,
          label,
          to,
          href,
          position,
        }),
      ),
    },
    footer: { copyright: `© ${operator.copyright_year} ${operator.brand}` },
    // The languages of the samples that Prism does not bring along by itself.
    prism: { additionalLanguages: ['bash', 'http', 'java', 'php'] },
  },
};

export default config;
