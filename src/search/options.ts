/**
 * What the search is told of this site: which pages there are, of which kinds and versions, and where words for searchers stand. The search itself
 * (`@gateway-docs/docusaurus-search`) knows nothing of it.
 */
import type { SearchOptions } from '@gateway-docs/docusaurus-search';
import { fillText } from '../base/fill-text';
import { PAYER_PAGE } from '../base/payer-page';
import { PAGE_LIST_ROUTE } from '../base/markdown-twin-route';
import texts from '../../data/texts/search.json';
import { loadSearchWords, VERSIONS, type SearchedSite } from './words';

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
  const { support, search } = site.operator;
  const channels = support.channels.flatMap((channel, i) => (i > 0 ? [', ', channel] : [channel]));
  return {
    language: ['en', 'ru'],
    docsRouteBasePath: ['/', 'cabinet'],
    indexBlog: false,
    // Pages about what only the reader's browser knows: payments, and what is saved for reading without a network.
    ignoreFiles: [PAYER_PAGE.slice(1, -1), 'offline'],
    // What is not the page's own text: labels of a drawing, which its text alternative says; buttons, and tabs, whose names stand above their
    // panels again; the language of code; menu and callout numbers of a drawn screen.
    ignoreCssSelectors: [
      'svg',
      'button',
      '[data-language]',
      '.sc-menu',
      '.sc-submenu',
      '.sc-n',
      // What a machine that reads the page is not given either, the end of the page, and the sources of what a scheme says: titles of other pages.
      '[data-markdown-ignore]',
      'article footer',
      'tr[id^="scheme-"] > td:last-child',
      '[data-sources]',
    ],
    site: {
      contexts: [{ path: 'cabinet', label: texts.cabinet }],
      versions: VERSIONS,
      hasVersions: site.offer.v1,
      kinds: texts.kinds,
      languages: search.languages,
      description: fillText(texts.description, { languages: languageNames(search.languages) }),
      allPages: PAGE_LIST_ROUTE,
      elsewhere: [
        [...texts.elsewhere, { label: support.email, to: `mailto:${support.email}` }, '.'],
        ...(channels.length > 0 ? [[texts.channels, ...channels]] : []),
      ],
      loadWords: (pages) => loadSearchWords(siteDir, pages, site),
    },
  };
}
