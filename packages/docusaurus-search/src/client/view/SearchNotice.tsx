import React, { type ReactNode } from 'react';
import type { Notice } from './notice';
import styles from './SearchNotice.module.css';

interface Props {
  /** What `noticeOf` says; nothing is shown while all is well. */
  readonly notice: Notice | undefined;
  readonly onRetry: () => void;
}

/** Why there is no response yet, or not a whole one, and what to do about it. */
export default function SearchNotice({ notice, onRetry }: Props): ReactNode {
  if (notice === undefined) return null;
  const { text, action } = notice;
  const act = action === 'reload' ? () => window.location.reload() : onRetry;
  return (
    <div className={styles.notice} role={action && 'alert'}>
      <p>{text}</p>
      {action && (
        <button type="button" className="search-button" onClick={act}>
          {action === 'reload' ? 'Reload' : 'Retry'}
        </button>
      )}
    </div>
  );
}
