import React, { useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../components/CopyButton/copy-text';
import styles from '../view/SearchResults.module.css';
import { candidatesText, forgetMissed, missedQueries } from './missed-queries';

const storage = () => window.localStorage;

/** For writers: the queries of this browser that led nowhere, as a file of candidates for the thesaurus. */
export default function MissedQueries(): ReactNode {
  const [missed, setMissed] = useState(() => missedQueries(storage));
  const [isCopied, setCopied] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (missed.length === 0 && !isCleared) return null;
  const text = candidatesText(missed);
  return (
    <section className={styles.missed} aria-labelledby="missed-queries">
      <h2 id="missed-queries" ref={heading} tabIndex={-1}>
        Queries that led nowhere
      </h2>
      {isCleared ? (
        <p>This browser has none left.</p>
      ) : (
        <>
          <p>This browser has kept them. Nothing was sent.</p>
          <pre>{text}</pre>
          <p>
            <button type="button" className="gw-button" onClick={() => copyText(text, () => setCopied(true))}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>{' '}
            <button
              type="button"
              className="gw-button"
              onClick={() => {
                forgetMissed(storage);
                setMissed([]);
                setCleared(true);
                heading.current?.focus();
              }}
            >
              Clear
            </button>
          </p>
        </>
      )}
    </section>
  );
}
