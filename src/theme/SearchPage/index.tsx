// Change: our own page of results, over the same worker as the search bar.
import React, { type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchResults from '../../search/view/SearchResults';

interface SearchFields {
  readonly search: { readonly languages: readonly string[] };
}

/** `en` and `ru` are "English or Russian". */
function languageNames(languages: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    languages.map((language) => names.of(language) ?? language),
  );
}

/** The page /search: takes q, ctx and version from its address. */
export default function SearchPage(): ReactNode {
  const { search } = useDocusaurusContext().siteConfig.customFields as unknown as SearchFields;
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description={`Search the documentation of the payment gateway in ${languageNames(search.languages)}.`}
      >
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <SearchResults />
    </Layout>
  );
}
