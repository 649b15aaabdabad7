import React, { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { FindOptions } from '../find';
import { hitUrl } from '../links';
import { RESULT_LIMIT } from '../settings';
import { useSearch } from '../use-search';
import HitText from './HitText';
import SearchForm from './SearchForm';
import { countText } from './notice';
import SearchNotice from './SearchNotice';
import styles from './SearchResults.module.css';
import { usePageQuery } from './use-page-query';

/** The search page without its frame: form, count, results. Everything it shows follows from its address. */
export default function SearchResults(): ReactNode {
  const [query, change] = usePageQuery();
  const { q, ctx, version } = query;
  const options = useMemo<FindOptions>(
    () => ({ limit: RESULT_LIMIT, context: ctx, version: version === '' ? undefined : version }),
    [ctx, version],
  );
  const search = useSearch(q, options, true);
  const hits = search.results?.hits ?? [];
  const asked = q.trim();
  return (
    <main className={styles.page}>
      <h1>{asked === '' ? 'Search the documentation' : `Search results for “${asked}”`}</h1>
      <SearchForm query={query} onChange={change} />
      <noscript>
        <p>
          The search runs in your browser and needs JavaScript. All pages can be reached from the navigation.
        </p>
      </noscript>
      {asked !== '' && <SearchNotice search={search} />}
      <p role="status" className={styles.count}>
        {search.results && countText(hits.length, 'result')}
      </p>
      <ol className={styles.results} data-results={search.from}>
        {hits.map((hit) => (
          <li key={hit.u}>
            <Link to={hitUrl(hit)} className={styles.hit}>
              <HitText hit={hit} />
            </Link>
          </li>
        ))}
      </ol>
    </main>
  );
}
