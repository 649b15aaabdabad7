import React, { memo, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isSearchAvailable, siteClient } from '../../client/site-client';
import type { SuggestionsProps } from '../../client/view/suggestions-props';
import styles from './styles.module.css';

/** Loads the suggestions and, at the same time, the index; says so when the code itself cannot be loaded. */
function LazySuggestions(props: SuggestionsProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<SuggestionsProps> }>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // Not awaited: the suggestions ask again and show what came of it.
    if (isSearchAvailable)
      siteClient(baseUrl)
        .open()
        .catch(() => undefined);
    import('../../client/view/Suggestions').then(
      (module) => setLoaded({ Suggestions: module.default }),
      () => setFailed(true),
    );
  }, [attempt, baseUrl]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  if (loaded !== undefined) return <loaded.Suggestions {...props} />;
  if (!hasFailed || !props.isOpen) return null;
  return (
    <div className={styles.failure} role="alert">
      <p>The search could not be loaded. Check the connection, then try again.</p>
      <button type="button" className="gw-button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** When the bar hears of a new list, the list itself has just been drawn and need not be drawn again. */
export default memo(LazySuggestions);
