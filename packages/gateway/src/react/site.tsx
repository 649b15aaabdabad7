import React, { useContext, type ReactNode } from 'react';
import { SiteContext, type Site } from './site-context';

/** @throws Error outside of a provider */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The components of the gateway stand inside a SiteProvider.');
  return site;
}

/** A link to a page of the site. */
export function SiteLink(props: { readonly to: string; readonly children: ReactNode }): ReactNode {
  const { Link } = useSite();
  return <Link {...props} />;
}
