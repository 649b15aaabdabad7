import React, { useEffect, type ReactNode } from 'react';
import Layout from '@theme/Layout';
import { PageMetadata } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PayerPage as GatewayPayerPage } from '@gateway-docs/gateway/react';
import GatewayOnSite from '../GatewayOnSite';
import PlainPage from '../PlainPage';

/** The page on which a reader plays the payer. The address behind the `#` is read after hydration. */
export default function PayerPage(): ReactNode {
  const { hash } = useLocation();
  const { action } = useHistory();
  const isBrowser = useIsBrowser();
  // The router looks for an element of this name, finds none, and leaves the page where the last one was scrolled to.
  useEffect(() => {
    if (action !== 'POP') window.scrollTo(0, 0);
  }, [hash, action]);
  return (
    <Layout>
      <PageMetadata
        title="Payer's page"
        description="Plays the payer of a payment of the gateway in this browser."
      >
        <meta name="robots" content="noindex, nofollow" />
      </PageMetadata>
      <PlainPage>
        <GatewayOnSite>
          <GatewayPayerPage hash={isBrowser ? hash : undefined} />
        </GatewayOnSite>
      </PlainPage>
    </Layout>
  );
}
