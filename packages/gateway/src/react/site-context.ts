/** Apart from what reads it (`site.tsx`): a page that only gives it loads nothing else. */
import { createContext, type ComponentType, type ReactNode } from 'react';

/** Why a file could not be had, as a sentence, and whether only a reload of the page helps. */
export interface NotLoaded {
  readonly why: string;
  readonly isOutdated: boolean;
}

/** What the components need of the site that shows them. */
export interface Site {
  /** A link that the site follows in its own way. */
  readonly Link: ComponentType<{ readonly to: string; readonly children: ReactNode }>;
  /** @returns address of a route of the site */
  readonly addressOf: (route: string) => string;
  /** Has a page of the site ready before the reader goes there. */
  readonly preload: (address: string) => void;
  /** Finds out why something could not be loaded. @param error with which that failed */
  readonly whyNotLoaded: (error: unknown) => Promise<NotLoaded>;
  /** False in a preview for writers: the gateway is made by a build. */
  readonly hasGateway: boolean;
}

/** Undefined outside of a provider. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Gives the components inside it what they need of the site. */
export const SiteProvider = SiteContext.Provider;
