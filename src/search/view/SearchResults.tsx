import React, { useId, useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { FindOptions } from '../find';
import { hitUrl } from '../links';
import { API_VERSIONS, RESULT_LIMIT, SEARCH_CONTEXTS, type ApiVersion } from '../settings';
import { useSearch } from '../use-search';
import HitText from './HitText';
import SearchNotice, { countText } from './SearchNotice';
import { usePageQuery } from './use-page-query';
import styles from './SearchResults.module.css';

/** The search page without its frame: form, count, results. Everything it shows follows from its address. */
export default function SearchResults(): ReactNode {
  const [{ q, ctx, version }, change] = usePageQuery();
  const id = useId();
  const options = useMemo<FindOptions>(
    () => ({ limit: RESULT_LIMIT, context: ctx, version: version === '' ? undefined : version }),
    [ctx, version],
  );
  const search = useSearch(q, options, true);
  const hits = search.answer?.hits ?? [];
  return (
    <main className={styles.page}>
      <h1>{q.trim() === '' ? 'Search the documentation' : `Search results for “${q.trim()}”`}</h1>
      <form
        role="search"
        aria-label="Results"
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={styles.query} htmlFor={`${id}-q`}>
          Search for
          <input
            id={`${id}-q`}
            className="gw-input"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={q}
            onChange={(event) => change({ q: event.target.value })}
          />
        </label>
        <label htmlFor={`${id}-ctx`}>
          In
          <select
            id={`${id}-ctx`}
            className="gw-input"
            value={ctx}
            onChange={(event) => change({ ctx: event.target.value })}
          >
            <option value="">Everywhere</option>
            {SEARCH_CONTEXTS.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-version`}>
          API version
          <select
            id={`${id}-version`}
            className="gw-input"
            value={version}
            onChange={(event) => change({ version: event.target.value as ApiVersion | '' })}
          >
            <option value="">All</option>
            {API_VERSIONS.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </form>
      <noscript>
        <p>
          The search runs in your browser and needs JavaScript. All pages can be reached from the navigation.
        </p>
      </noscript>
      {q.trim() !== '' && <SearchNotice search={search} />}
      <p role="status" className={styles.count}>
        {search.answer && countText(hits.length, 'result')}
      </p>
      <ol className={styles.results}>
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
