import React, { useMemo, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { underBasePath } from '@gateway-docs/kit';
import { hitUrl } from '../links';
import LazyMissedQueries from '../missed/LazyMissedQueries';
import { useMissedQueries } from '../missed/use-missed-queries';
import type { ResultHit } from '../results';
import { useSearch } from '../use-search';
import NoResults from './NoResults';
import SearchForm from './SearchForm';
import { countText, noticeOf } from './notice';
import { pageOptions } from './page-query';
import SearchNotice from './SearchNotice';
import styles from './SearchResults.module.css';
import { useHitContents } from './use-hit-contents';
import { useScrollOnReturn } from './use-scroll-on-return';
import { usePageQuery } from './use-page-query';

/** One list for every empty answer: a new one would be another list. */
const NONE: readonly ResultHit[] = [];

/** The search page without its frame: form, count, results. Everything it shows follows from its address. */
export default function SearchResults(): ReactNode {
  const [query, change] = usePageQuery();
  const { q, ctx, version, kind, first } = query;
  const options = useMemo(
    () => pageOptions({ q: '', ctx, version, kind, first }),
    [ctx, version, kind, first],
  );
  const search = useSearch(q, options, true);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const hits = search.results?.hits ?? NONE;
  const contents = useHitContents(hits);
  const asked = q.trim();
  const hasReplied = search.results !== undefined && search.responded === asked;
  useScrollOnReturn(hasReplied);
  const choose = useMissedQueries(search, asked, true);
  const input = useRef<HTMLInputElement>(null);
  return (
    <main className={styles.page}>
      <h1>{asked === '' ? 'Search the documentation' : `Search results for “${asked}”`}</h1>
      <SearchForm query={query} onChange={change} counts={search.results?.counts} input={input} />
      <noscript>
        <p>
          The search runs in your browser and needs JavaScript. Here is a{' '}
          <a href={underBasePath(baseUrl, '/llms.txt')}>list of all pages</a>.
        </p>
      </noscript>
      {asked !== '' && <SearchNotice notice={noticeOf(search)} onRetry={search.retry} />}
      <p role="status" className={styles.count}>
        {search.results && countText(search.results.total, 'result', hits.length)}
      </p>
      {hasReplied && hits.length === 0 && (
        <NoResults
          near={search.results.near}
          onChoose={(word) => {
            change({ q: word });
            input.current?.focus();
          }}
        />
      )}
      <ol className={styles.results} data-results={search.from}>
        {hits.map((hit, index) => (
          <li key={hit.u}>
            <Link
              to={hitUrl(hit, baseUrl)}
              className={styles.hit}
              onClick={choose}
              dangerouslySetInnerHTML={contents[index]}
            />
          </li>
        ))}
      </ol>
      <LazyMissedQueries />
    </main>
  );
}
