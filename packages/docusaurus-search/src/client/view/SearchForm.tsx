import React, { useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import options from '@generated/search-index/default/options.json';
import type { SearchPageQuery } from '../links';
import Choice from './Choice';
import type { Counts } from '../../engine/find';
import styles from './SearchResults.module.css';

interface Props {
  readonly query: SearchPageQuery;
  readonly onChange: (part: Partial<SearchPageQuery>) => void;
  /** Results by filter; undefined while there is no answer. */
  readonly counts: Counts | undefined;
  /** Takes the input, which gets the focus of what goes away below. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The form of the search page. It answers while the reader types, so there is nothing to send. */
export default function SearchForm({ query, onChange, counts, input }: Props): ReactNode {
  const { q, ctx, version, kind } = query;
  const id = useId();
  useLayoutEffect(() => {
    // What a reader has typed before this script came is in the element alone: the next render would empty it.
    const early = input.current?.value;
    if (early && early !== q) onChange({ q: early });
  }, [q, onChange, input]);
  const count = (of: keyof Counts, value: string) =>
    counts === undefined ? undefined : (counts[of][value] ?? 0);
  const contexts = options.contexts.map(({ path, label }) => ({
    value: path,
    label,
    count: count('context', path),
  }));
  const versions = options.versions.map((name) => ({
    value: name,
    label: name,
    count: count('version', name),
  }));
  const kinds = options.kinds.map(({ name, label }) => ({
    value: name,
    label,
    count: count('kind', name),
  }));
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
          ref={input}
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
        options={contexts}
        value={ctx}
        onChange={(value) => onChange({ ctx: value })}
      />
      {options.hasVersions && (
        <Choice
          label="API version"
          all="All"
          options={versions}
          value={version}
          onChange={(value) => onChange({ version: value })}
        />
      )}
      <Choice
        label="Kind"
        all="All"
        options={kinds}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
      />
    </form>
  );
}
