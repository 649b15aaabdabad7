/** The page that is shown, for the body that stands deep in the theme's layout. */
import { createContext, useContext } from 'react';
import type { Page } from './pages';

const Context = createContext<Page | null>(null);

/** Gives the page to its body. */
export const ShownPage = Context.Provider;

/** @returns the page that is shown */
export function useShownPage(): Page {
  const page = useContext(Context);
  if (!page) throw new Error('A body is drawn inside of PageRoute only.');
  return page;
}
