import React, { useMemo, type PropsWithChildren, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { SiteProvider } from '@gateway-docs/gateway/react';
import { whyNotLoaded } from '../why-not-loaded';

/** The bundler puts the value in its place; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

const preload = (address: string): void => void window.docusaurus.preload(address);

/** Gives the components of the gateway what they need of this site. In `npm run dev` there is no gateway: a build makes it. */
export default function GatewayOnSite({ children }: PropsWithChildren): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const site = useMemo(
    () => ({
      Link,
      addressOf: withBaseUrl,
      preload,
      whyNotLoaded,
      hasGateway: process.env.NODE_ENV === 'production',
    }),
    [withBaseUrl],
  );
  return <SiteProvider value={site}>{children}</SiteProvider>;
}
