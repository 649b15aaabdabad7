import React, { useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import options from '@generated/search-index/default/options.json';
import type { SearchPageQuery } from '../links';
import texts from '../texts.json';
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

/** By what the results can be narrowed: a parameter of the address, and what may be chosen for it. */
const FILTERS = [
  {
    name: 'ctx',
    of: 'context',
    choices: options.contexts.map(({ path, label }) => ({ value: path, label })),
  },
  { name: 'version', of: 'version', choices: options.versions.map((name) => ({ value: name, label: name })) },
  { name: 'kind', of: 'kind', choices: options.kinds.map(({ name, label }) => ({ value: name, label })) },
] as const;

/** The form of the search page. It answers while the reader types, so there is nothing to send. */
export default function SearchForm({ query, onChange, counts, input }: Props): ReactNode {
  const { q } = query;
  const id = useId();
  useLayoutEffect(() => {
    // What a reader has typed before this script came is in the element alone: the next render would empty it.
    const early = input.current?.value;
    if (early && early !== q) onChange({ q: early });
  }, [q, onChange, input]);
  const filters = FILTERS.filter(({ name }) => name !== 'version' || options.hasVersions);
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
          className="search-input"
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </div>
      {filters.map(({ name, of, choices }) => (
        <Choice
          key={name}
          {...texts.filters[of]}
          options={choices.map((one) => ({ ...one, count: counts && (counts[of][one.value] ?? 0) }))}
          value={query[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </form>
  );
}
