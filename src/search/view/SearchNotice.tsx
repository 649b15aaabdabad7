import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { Search } from '../use-search';
import { noticeOf } from './notice';
import styles from './SearchNotice.module.css';

interface Props {
  readonly search: Pick<Search, 'status' | 'reason' | 'results' | 'retry'>;
}

/** Why there is no response yet, or not a whole one, and what to do about it. Nothing while all is well. */
export default function SearchNotice({ search }: Props): ReactNode {
  const notice = noticeOf(search);
  if (notice === undefined) return null;
  const { text, action } = notice;
  const act = action === 'reload' ? () => window.location.reload() : search.retry;
  return (
    <div className={clsx(styles.notice, notice.isWaiting && styles.waiting)} role={action && 'alert'}>
      <p>{text}</p>
      {action && (
        <button type="button" className="gw-button" onClick={act}>
          {action === 'reload' ? 'Reload' : 'Retry'}
        </button>
      )}
    </div>
  );
}
