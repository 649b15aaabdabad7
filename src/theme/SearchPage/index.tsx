// Change: our own page of results, over the same worker as the search bar.
import React, { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { useSiteFields } from '@site/src/components/useSiteFields';
import SearchResults from '../../search/view/SearchResults';

/** `en` and `ru` are "English or Russian". */
function languageNames(languages: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    languages.map((language) => names.of(language) ?? language),
  );
}

/** The page /search: takes q, ctx and version from its address. */
export default function SearchPage(): ReactNode {
  const { search } = useSiteFields();
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
