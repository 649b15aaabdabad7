import React, { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** What the components need of the site that shows them. */
export interface Site {
  /** A link that the site follows in its own way. */
  readonly Link: ComponentType<{ readonly to: string; readonly children: ReactNode }>;
  /** @returns address of a route of the site */
  readonly addressOf: (route: string) => string;
  /** Has a page of the site ready before the reader goes there. */
  readonly preload: (address: string) => void;
  /** False in a preview for writers: the gateway is made by a build. */
  readonly hasGateway: boolean;
}

const SiteContext = createContext<Site | undefined>(undefined);

/** Gives the components inside it what they need of the site. */
export const SiteProvider = SiteContext.Provider;

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
