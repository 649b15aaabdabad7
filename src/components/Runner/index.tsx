import React, { useEffect, useRef, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ToolProps } from '../Tool';
import RunningForm from './RunningForm';
import type { CodePages } from './Transaction';
import { isGatewayAvailable } from './site-gateway';
import { useRequestForm } from './useRequestForm';
import styles from './styles.module.css';

/** What the build hands over. */
interface Values {
  /** Route of the form. */
  readonly form: string;
  readonly pages: CodePages;
}

/**
 * Runs a request of the documentation on a gateway in the page. Nothing is sent to a server. The reader edits path and body, sees what was
 * signed, the response, the statuses and the callbacks, plays the payer, and sets the clock forward.
 */
export default function Runner({ values, isOpened }: ToolProps): ReactNode {
  const { form: route, pages } = JSON.parse(values) as Values;
  const { withBaseUrl } = useBaseUrlUtils();
  const { form, hasFailed, again } = useRequestForm(withBaseUrl(route));
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) group.current?.focus();
  }, [isOpened]);
  return (
    <div ref={group} className={styles.runner} role="group" aria-label="Run this request" tabIndex={-1}>
      <p className={styles.muted}>
        A gateway runs in this page. Nothing is sent to a server and no money moves. Use test data only.
      </p>
      {!isGatewayAvailable && (
        <p>The gateway is made by a build of the site, and this is a preview for writers.</p>
      )}
      {form && (
        <RunningForm route={route} form={form} pages={pages} worker={withBaseUrl('/sandbox/worker.js')} />
      )}
      {!form && (
        <p role="status">
          <span>
            {hasFailed ? 'The form could not be loaded. Check your connection. ' : 'The form is loading.'}
          </span>
          {hasFailed && (
            <button type="button" className="gw-quiet-button" onClick={again}>
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  );
}
