import React, { type ComponentType, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import PageRoute from './PageRoute';
import type { LoadableRoute } from './other-routes';
import { keyOf } from './pages';

/**
 * Hosts tell capital letters from small ones and the router does not: it would draw the search over the page for unknown addresses that a host gives
 * under `/SEARCH`.
 * @param path path of the route
 * @param Component what stands there
 * @returns a component that draws it under this path alone, and any other spelling as a page
 */
export function exactly(path: string, Component: LoadableRoute): ComponentType {
  const isMeant = (pathname: string): boolean => keyOf(pathname) === keyOf(path);
  const Exactly = (): ReactNode => (isMeant(useLocation().pathname) ? <Component /> : <PageRoute />);
  const preload = (pathname: string, isVisited?: boolean): Promise<void> =>
    isMeant(pathname) ? Component.preload() : PageRoute.preload(pathname, isVisited);
  return Object.assign(Exactly, { preload });
}
