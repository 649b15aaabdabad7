import React, { useId, type ReactNode } from 'react';
import type { SearchPageQuery } from '../links';
import { API_VERSIONS, SEARCH_CONTEXTS } from '../settings';
import Choice from './Choice';
import { versionNamed } from './page-query';
import styles from './SearchResults.module.css';

interface Props {
  readonly query: SearchPageQuery;
  readonly onChange: (part: Partial<SearchPageQuery>) => void;
}

const CONTEXTS = SEARCH_CONTEXTS.map(({ path, label }) => ({ value: path, label }));
const VERSIONS = API_VERSIONS.map((name) => ({ value: name, label: name }));

/** The form of the search page. It answers while the reader types, so there is nothing to send. */
export default function SearchForm({ query: { q, ctx, version }, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <form
      role="search"
      aria-label="Results"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.query}>
        <label htmlFor={id}>Search for</label>
        <input
          id={id}
          className="gw-input"
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </div>
      <Choice
        label="In"
        all="Everywhere"
        options={CONTEXTS}
        value={ctx}
        onChange={(value) => onChange({ ctx: value })}
      />
      <Choice
        label="API version"
        all="All"
        options={VERSIONS}
        value={version}
        onChange={(value) => onChange({ version: versionNamed(value) })}
      />
    </form>
  );
}
