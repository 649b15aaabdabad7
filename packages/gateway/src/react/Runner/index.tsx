import React, { useCallback, useMemo, type ReactNode } from 'react';
import { fetchOnce } from '@gateway-docs/kit';
import texts from '../../../../../data/texts/components/runner.json';
import type { RequestForm } from '../../protocol/request-form';
import type { ToolProps } from '../Tool/tool-props';
import LoadingNotice from '../Tool/LoadingNotice';
import { useFocusOnOpening } from '../Tool/useFocusOnOpening';
import { useLoading } from '../Tool/useLoading';
import type { PageSteps } from './mark-steps';
import RunningForm from './RunningForm';
import { useAddressedScenario } from './useAddressedScenario';
import type { CodePages } from './Transaction';
import { useSite } from '../site';
import styles from './styles.module.css';

/** In: the address of a request form. Out: the form, fetched once in a visit. */
const requestForm = fetchOnce((response) => response.json() as Promise<RequestForm>);

/** What the build hands over. */
interface Values {
  /** Route of the form. */
  readonly form: string;
  /** Route of the list of scenarios, on the page whose address names the one to play. */
  readonly scenarios?: string;
  readonly steps?: PageSteps;
  readonly pages: CodePages;
}

/**
 * Runs a request of the documentation on a gateway in the page. Nothing is sent to a server. The reader edits path and body, sees what was
 * signed, the response, the statuses and the callbacks, plays the payer, and sets the clock forward.
 */
export default function Runner({ values, isOpened, close }: ToolProps): ReactNode {
  const { form: own, scenarios, pages, steps } = useMemo(() => JSON.parse(values) as Values, [values]);
  const { addressOf, hasGateway } = useSite();
  const named = useAddressedScenario(scenarios);
  const isKnown = named.form !== undefined;
  const route = named.form ?? own;
  const address = addressOf(route);
  const { loaded, failure, again } = useLoading(
    useCallback(async () => ({ of: address, form: await requestForm(address) }), [address]),
    hasGateway && (named.id === undefined || named.isLoaded),
  );
  // While the form of another scenario is on its way, the last one is still there.
  const form = loaded?.of === address ? loaded.form : undefined;
  // A link to the steps of the page takes the first one.
  const isAsked = steps !== undefined && window.location.hash === `#${steps.anchor}`;
  const group = useFocusOnOpening<HTMLDivElement>(isOpened);
  return (
    <div
      ref={group}
      className={`gw-tool gw-tool--rows gw-tool--wide ${styles.runner ?? ''}`}
      data-room="runner"
      role="group"
      aria-label="Run this request"
      tabIndex={-1}
    >
      <p className={styles.muted}>{texts.about}</p>
      {!hasGateway && <p>The gateway is made by a build of the site, and this is a preview for writers.</p>}
      {named.id !== undefined && named.isLoaded && !isKnown && (
        <p role="alert">There is no scenario “{named.id}” on this site. The request below is another one.</p>
      )}
      {form && (
        <RunningForm
          key={`${route}#${named.id ?? ''}`}
          route={route}
          form={form}
          pages={pages}
          plays={isKnown ? named.id : isAsked ? form.requests[0]?.name : undefined}
          steps={steps}
          close={close}
        />
      )}
      {hasGateway && !form && (
        <LoadingNotice
          what="The form"
          failure={named.failure ?? failure}
          again={named.failure ? named.again : again}
        />
      )}
    </div>
  );
}
