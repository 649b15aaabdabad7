import React, { useCallback, type ReactNode } from 'react';
import { fetchOnce } from '@gateway-docs/kit';
import type { RequestForm } from '../../protocol/request-form';
import type { ToolProps } from '../Tool/tool-props';
import LoadingNotice from '../Tool/LoadingNotice';
import { useFocusOnOpening } from '../Tool/useFocusOnOpening';
import { useLoading } from '../Tool/useLoading';
import tool from '../Tool/styles.module.css';
import RunningForm from './RunningForm';
import type { CodePages } from './Transaction';
import { useSite } from '../site';
import styles from './styles.module.css';

/** In: the address of a request form. Out: the form, fetched once in a visit. */
const requestForm = fetchOnce((response) => response.json() as Promise<RequestForm>);

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
  const { addressOf, hasGateway } = useSite();
  const address = addressOf(route);
  const load = useCallback(() => requestForm(address), [address]);
  const { loaded: form, failure, again } = useLoading(load, hasGateway);
  const group = useFocusOnOpening<HTMLDivElement>(isOpened);
  return (
    <div
      ref={group}
      className={`gw-tool gw-tool--rows gw-tool--wide ${styles.runner ?? ''} ${tool.runner ?? ''}`}
      role="group"
      aria-label="Run this request"
      tabIndex={-1}
    >
      <p className={styles.muted}>
        A gateway runs in this page. Nothing is sent to a server and no money moves. Use test data only.
      </p>
      {!hasGateway && <p>The gateway is made by a build of the site, and this is a preview for writers.</p>}
      {form && <RunningForm route={route} form={form} pages={pages} />}
      {hasGateway && !form && <LoadingNotice what="The form" failure={failure} again={again} />}
    </div>
  );
}
