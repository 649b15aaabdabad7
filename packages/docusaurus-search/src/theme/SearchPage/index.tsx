// Change: our own page of results, over the same worker as the search bar.
import React, { type ReactNode } from 'react';
import options from '@generated/search-index/default/options.json';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchResults from '../../client/view/SearchResults';

/** The page /search: takes q, ctx and version from its address. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Search" description={options.description}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <SearchResults />
    </Layout>
  );
}
