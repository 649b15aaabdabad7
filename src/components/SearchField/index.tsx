import React, { type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** What readers search for, as examples in the empty field. */
  readonly examples: string;
}

/** A search field in a page. It is a form that leads to the search page, so it needs no script. */
export default function SearchField({ examples }: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label="Search from this page"
      className={styles.form}
      action={useBaseUrl('/search')}
    >
      <input
        className="gw-input"
        type="search"
        name="q"
        required
        maxLength={200}
        aria-label="Words to look for"
        placeholder={examples}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="gw-button">
        Search
      </button>
    </form>
  );
}
