import React, { useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import options from '@generated/search-index/default/options.json';
import { useHistory } from '@docusaurus/router';
import { isPlainClick, underBasePath } from '@gateway-docs/kit';
import { hitUrl } from '../links';
import type { ResultHit } from '../../engine/results';
import { responseOf } from '../search';
import texts from '../texts.json';
import { useSearch } from '../use-search';
import { hitHtml } from './hit-html';
import { buttonOf, noticeHtml, nothingHtml } from './messages-html';
import SearchForm from './SearchForm';
import { countText, isEmpty, noticeOf } from './notice';
import { pageOptions } from './page-query';
import styles from './SearchResults.module.css';
import { useScrollOnReturn } from './use-scroll-on-return';
import { usePageQuery } from './use-page-query';

/** One list for every empty answer: a new one would be another list. */
const NONE: readonly ResultHit[] = [];

/** The search page without its frame: form, count, results. Everything it shows follows from its address. */
export default function SearchResults(): ReactNode {
  const [query, change] = usePageQuery(options);
  const { q, ctx, version, kind, first } = query;
  const find = useMemo(
    () => pageOptions({ ctx, version, kind, first }, options),
    [ctx, version, kind, first],
  );
  const [state, retry] = useSearch(options.baseUrl, q, find);
  const { baseUrl } = options;
  const history = useHistory();
  const hits = state.results?.hits ?? NONE;
  // The same objects for the same hits: React writes a content anew for each new one.
  const contents = useMemo(() => hits.map((hit) => ({ __html: hitHtml(hit, options.kinds) })), [hits]);
  const asked = q.trim();
  const response = state.query === asked ? responseOf(state) : undefined;
  useScrollOnReturn(response !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const notice = asked === '' ? '' : noticeHtml(noticeOf(state));
  const nothing = response && isEmpty(response) ? nothingHtml(response.near, options) : '';
  const click = (event: MouseEvent) => {
    const { query: word, action } = buttonOf(event);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (word !== undefined) {
      change({ q: word });
      input.current?.focus();
    } else if (action === 'reload') window.location.reload();
    else if (action === 'retry') retry();
    else if (link?.origin === window.location.origin && isPlainClick(event)) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  };
  return (
    <main className={styles.page}>
      <h1>{asked === '' ? texts.title : `${texts.titleOf} “${asked}”`}</h1>
      <SearchForm query={query} onChange={change} counts={state.results?.counts} input={input} />
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
      <div onClick={click} dangerouslySetInnerHTML={{ __html: notice }} />
      <p role="status" className={styles.count}>
        {state.results && countText(state.results, 'result')}
      </p>
      <div onClick={click} dangerouslySetInnerHTML={{ __html: nothing }} />
      <ol className={styles.results} data-results={response?.from}>
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
