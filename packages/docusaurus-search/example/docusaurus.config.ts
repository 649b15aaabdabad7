/** A plain site with the search; `npx docusaurus build example` in the folder of the package builds it. */
import type { Config } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import type { SiteSearch } from '@gateway-docs/docusaurus-search';

const site: SiteSearch = {
  contexts: [{ path: 'herbs', label: 'Herbs' }],
  versions: [],
  hasVersions: false,
  kinds: [
    { name: 'page', label: 'Page', icon: 'M3 2.5h7l3 3v8H3z' },
    { name: 'table', label: 'Table', icon: 'M2.5 3h11v10h-11z', isTable: true },
  ],
  languages: ['en', 'ru'],
  description: 'Search the pages about tea.',
  elsewhere: [['Ask ', { label: 'the gardener', to: 'mailto:gardener@tea.example' }, '.']],
  loadWords: () => ({
    synonyms: [{ site: ['rooibos'], others: ['redbush', 'ройбуш'] }],
    wordsOf: (url) => ({
      kind: url === '/grades' ? 'table' : 'page',
      isParticular: false,
      tasks: new Map(url === '/green' ? [['#water', ['how hot']]] : []),
    }),
    fileOf: (url) => `docs${url}.md`,
  }),
};

const config: Config = {
  title: 'Tea',
  url: 'https://tea.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      { docs: { routeBasePath: '/', breadcrumbs: false }, blog: false, pages: false } satisfies Options,
    ],
  ],
  themes: [['@gateway-docs/docusaurus-search', { docsRouteBasePath: ['/'], indexBlog: false, site }]],
  themeConfig: { navbar: { title: 'Tea' } },
};

export default config;
