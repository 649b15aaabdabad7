import React, { type ReactNode } from 'react';
import texts from '../texts.json';
import styles from './Panel.module.css';

interface Props {
  readonly queries: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
}

/** The last queries of this browser, under the empty search bar. */
export default function RecentQueries({ queries, onChoose, onClear }: Props): ReactNode {
  return (
    <section className={styles.recent} aria-label={texts.recent}>
      <div className={styles.recentHead}>
        <p>{texts.recent}</p>
        <button type="button" className={styles.plain} onClick={onClear}>
          Clear
        </button>
      </div>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.recentQuery} onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
