import React, { memo, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { FailureReason } from '../../client/messages';
import { isSearchAvailable, siteClient } from '../../client/site-client';
import { noticeOf } from '../../client/view/notice';
import SearchNotice from '../../client/view/SearchNotice';
import type { SuggestionsProps } from '../../client/view/suggestions-props';
import { whyFailedHere } from '../../client/why-failed';
import styles from './styles.module.css';

/** Loads the suggestions and, at the same time, the index; says so when the code itself cannot be loaded. */
function LazySuggestions(props: SuggestionsProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<SuggestionsProps> }>();
  const [attempt, setAttempt] = useState(0);
  const [reason, setReason] = useState<FailureReason>();

  useEffect(() => {
    // Not awaited: the suggestions ask again and show what came of it.
    if (isSearchAvailable)
      siteClient(baseUrl)
        .open()
        .catch(() => undefined);
    import('../../client/view/Suggestions').then(
      (module) => setLoaded({ Suggestions: module.default }),
      () => whyFailedHere(baseUrl).then(setReason),
    );
  }, [attempt, baseUrl]);

  if (loaded !== undefined) return <loaded.Suggestions {...props} />;
  if (reason === undefined || !props.isOpen) return null;
  return (
    <div className={styles.failure}>
      <SearchNotice
        notice={noticeOf({ status: 'failed', reason, isSlow: false })}
        onRetry={() => {
          setReason(undefined);
          setAttempt(attempt + 1);
        }}
      />
    </div>
  );
}

/** When the bar hears of a new list, the list itself has just been drawn and need not be drawn again. */
export default memo(LazySuggestions);
