import React, { useState, type ReactNode } from 'react';
import styles from '../view/SearchResults.module.css';
import { candidatesText, forgetMissed, missedQueries } from './missed-queries';

const storage = () => window.localStorage;

/** For writers: the queries of this browser that led nowhere, as a file of candidates for the thesaurus. */
export default function MissedQueries(): ReactNode {
  const [missed, setMissed] = useState(() => missedQueries(storage));
  const [isCopied, setCopied] = useState(false);
  if (missed.length === 0) return null;
  const text = candidatesText(missed);
  return (
    <section className={styles.missed} aria-labelledby="missed-queries">
      <h2 id="missed-queries">Queries that led nowhere</h2>
      <p>This browser has kept them. Nothing was sent.</p>
      <pre>{text}</pre>
      <p>
        <button
          type="button"
          className="gw-button"
          onClick={() => {
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              // The list is on the page: it can be selected by hand.
              () => setCopied(false),
            );
          }}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </button>{' '}
        <button
          type="button"
          className="gw-button"
          onClick={() => {
            forgetMissed(storage);
            setMissed([]);
          }}
        >
          Clear
        </button>
      </p>
    </section>
  );
}
