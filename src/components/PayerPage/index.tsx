import React, { useEffect, type ReactNode } from 'react';
import Layout from '@theme/Layout';
import { PageMetadata } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PlainPage from '../PlainPage';
import { isGatewayAvailable } from '../Runner/site-gateway';
import NoPayment from './NoPayment';
import Payment from './Payment';
import { payerPathIn } from './payer-path';
import styles from './styles.module.css';

const PREVIEW = 'The gateway is made by a build of the site, and this is a preview for writers.';

/**
 * The page `/sandbox/p/#/p/910001`: plays the payer of a payment that the gateway of this browser knows. The address behind the `#` is read
 * after hydration, because the server gives one page for all payments.
 */
export default function PayerPage(): ReactNode {
  const { hash } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  const { action } = useHistory();
  // The router looks for an element of this name, finds none, and leaves the page where the last one was scrolled to.
  useEffect(() => {
    if (action !== 'POP') window.scrollTo(0, 0);
  }, [hash, action]);
  const path = useIsBrowser() ? payerPathIn(hash) : undefined;
  return (
    <Layout>
      <PageMetadata
        title="Payer's page"
        description="Plays the payer of a payment of the gateway in this browser."
      >
        <meta name="robots" content="noindex, nofollow" />
      </PageMetadata>
      <PlainPage>
        <h1>Payer’s page of the sandbox</h1>
        <p className={styles.sandbox}>
          This page plays the payer of a payment that you made in this documentation. It is a sandbox: no
          money moves, and nothing is sent to a server. Use test data only.
        </p>
        <noscript>
          <p>
            The gateway runs in your browser and needs JavaScript. Without it,{' '}
            <a href={withBaseUrl('/local_gateway')}>run the gateway on your machine</a>: its pages for payers
            are plain HTML.
          </p>
        </noscript>
        {path !== undefined && !isGatewayAvailable && <p>{PREVIEW}</p>}
        {path === '' && (
          <NoPayment>
            This address names no payment. The address of a payer’s page is in the response.
          </NoPayment>
        )}
        {path !== undefined && path !== '' && isGatewayAvailable && (
          <Payment key={path} path={path} files={withBaseUrl('/sandbox/')} />
        )}
      </PlainPage>
    </Layout>
  );
}
