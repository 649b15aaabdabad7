import React, { useMemo, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import options from '@generated/search-index/default/options.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { underBasePath } from '@gateway-docs/kit';
import { hitUrl } from '../links';
import type { ResultHit } from '../../engine/results';
import texts from '../texts.json';
import { useSearch } from '../use-search';
import NoResults from './NoResults';
import SearchForm from './SearchForm';
import { countText, isEmpty, noticeOf } from './notice';
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
  const [query, change] = usePageQuery(options);
  const { q, ctx, version, kind, first } = query;
  const find = useMemo(
    () => pageOptions({ q: '', ctx, version, kind, first }, options),
    [ctx, version, kind, first],
  );
  const search = useSearch(q, find, true);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const hits = search.results?.hits ?? NONE;
  const contents = useHitContents(hits);
  const asked = q.trim();
  const hasReplied = search.results !== undefined && search.responded === asked;
  useScrollOnReturn(hasReplied);
  const input = useRef<HTMLInputElement>(null);
  return (
    <main className={styles.page}>
      <h1>{asked === '' ? texts.title : `${texts.titleOf} “${asked}”`}</h1>
      <SearchForm query={query} onChange={change} counts={search.results?.counts} input={input} />
      <noscript>
        <p>
          {texts.noScripts}
          {options.allPages !== undefined && (
            <>
              {' Here is a '}
              <a href={underBasePath(baseUrl, options.allPages)}>list of all pages</a>.
            </>
          )}
        </p>
      </noscript>
      {asked !== '' && <SearchNotice notice={noticeOf(search)} onRetry={search.retry} />}
      <p role="status" className={styles.count}>
        {search.results && countText(search.results, 'result')}
      </p>
      {hasReplied && isEmpty(search.results) && (
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
              dangerouslySetInnerHTML={contents[index]}
            />
          </li>
        ))}
      </ol>
    </main>
  );
}
