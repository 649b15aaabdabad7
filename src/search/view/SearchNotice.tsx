import React, { type ReactNode } from 'react';
import type { Search } from '../use-search';
import styles from './SearchNotice.module.css';

interface Props {
  readonly search: Pick<Search, 'status' | 'reason' | 'answer' | 'retry'>;
}

/** @returns `No results`, `1 result`, `8 results` */
export function countText(count: number, noun: 'result' | 'suggestion'): string {
  if (count === 0) return 'No results';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Why there is no answer yet, or not a whole one, and what to do about it. Nothing while all is well. */
export default function SearchNotice({ search: { status, reason, answer, retry } }: Props): ReactNode {
  if (status === 'unavailable') {
    return (
      <p className={styles.notice}>Search works in the built site: stop this server and run npm start.</p>
    );
  }
  if (status === 'failed') {
    return (
      <div className={styles.notice} role="alert">
        <p>{failureText(reason)}</p>
        {reason === 'outdated' ? (
          <button type="button" className="gw-button" onClick={() => window.location.reload()}>
            Reload
          </button>
        ) : (
          <RetryButton onRetry={retry} />
        )}
      </div>
    );
  }
  if (answer?.from === 'partial') {
    return (
      <div className={styles.notice} role="alert">
        <p>Only titles and headings were searched: the rest of the index could not be loaded.</p>
        <RetryButton onRetry={retry} />
      </div>
    );
  }
  const isWaiting = status === 'loading' || (status === 'ready' && answer === undefined);
  return isWaiting ? <p className={styles.notice}>Searching…</p> : null;
}

function failureText(reason: Search['reason']): string {
  return reason === 'outdated'
    ? 'The site was updated while this page was open.'
    : 'The search index could not be loaded. Check the connection, then try again.';
}

function RetryButton({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <button type="button" className="gw-button" onClick={onRetry}>
      Retry
    </button>
  );
}
