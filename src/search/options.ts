/**
 * What the search is told of this site: which pages there are, of which kinds and versions, and where words for searchers stand. The search itself
 * (`@gateway-docs/docusaurus-search`) knows nothing of it.
 */
import type { SearchOptions } from '@gateway-docs/docusaurus-search';
import { PAYER_PAGE } from '../base/payer-page';
import { loadSearchWords, VERSIONS, type SearchedSite } from './words';

const kinds = [
  { name: 'concept', label: 'Page', icon: 'M3 2.5h7l3 3v8H3zM5.5 6h4M5.5 8.5h5M5.5 11h5' },
  { name: 'operation', label: 'API call', icon: 'M5.5 4 2 8l3.5 4M10.5 4 14 8l-3.5 4' },
  { name: 'guide', label: 'Payment guide', icon: 'M2 4h12v8.5H2zM2 7h12M4.5 10h3' },
  {
    name: 'reference',
    label: 'Reference',
    icon: 'M2.5 3h11v10h-11zM2.5 6.5h11M2.5 10h11M6.5 3v10',
    isTable: true,
  },
  {
    name: 'cabinet',
    label: 'Merchant cabinet',
    icon: 'M2.5 3h4.5v4H2.5zM9.5 3h4v6.5h-4zM2.5 9.5H7V13H2.5zM9.5 12h4',
  },
];

/** `en` and `ru` are "English or Russian". */
function languageNames(languages: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    languages.map((language) => names.of(language) ?? language),
  );
}

/**
 * @param siteDir absolute path of the repository's root
 * @param site whose pages are searched
 * @returns the options of the search
 */
export function searchOptions(siteDir: string, site: SearchedSite): SearchOptions {
  const {
    operator: {
      search: { languages },
      support,
    },
    offer,
  } = site;
  const channels = support.channels.flatMap((channel, i) => (i > 0 ? [', ', channel] : [channel]));
  return {
    language: ['en', 'ru'],
    docsRouteBasePath: ['/', 'cabinet'],
    indexBlog: false,
    // Pages about what only the reader's browser knows: payments, and what is saved for reading without a network.
    ignoreFiles: [PAYER_PAGE.slice(1, -1), 'offline'],
    // What is not the page's own text: labels of a drawing, which its text alternative says; buttons, and tabs, whose names stand above their
    // panels again; the language of code; menu and callout numbers of a drawn screen.
    ignoreCssSelectors: ['svg', 'button', '[data-language]', '.sc-menu', '.sc-submenu', '.sc-n'],
    site: {
      contexts: [{ path: 'cabinet', label: 'Merchant cabinet' }],
      versions: VERSIONS,
      hasVersions: offer.v1,
      kinds,
      languages,
      description: `Search the documentation of the payment gateway in ${languageNames(languages)}.`,
      allPages: '/llms.txt',
      elsewhere: [
        [
          'Look for a payment method in the ',
          { label: 'method finder', to: '/#methods' },
          ', or write to ',
          { label: support.email, to: `mailto:${support.email}` },
          '.',
        ],
        ...(channels.length > 0 ? [['Support also answers here: ', ...channels]] : []),
      ],
      loadWords: (pages) => loadSearchWords(siteDir, pages, site),
    },
  };
}
