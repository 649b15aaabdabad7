/** The routes that are no page of the documentation. Each is loaded when it is needed. */
import React, { type ComponentType, type ReactNode } from 'react';
import Loadable from 'react-loadable';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';

interface Loaded {
  readonly default: ComponentType;
}

/** What `Loadable` of framework-patches gives; the types of the original say that its `preload` returns nothing. */
type LoadableRoute = ComponentType & { readonly preload: () => Promise<void> };

/** @param plugin as Docusaurus names it in the classes of the root element, where the static page has the same */
function lazily(
  loader: () => Promise<Loaded>,
  plugin: { readonly name: string; readonly id: string },
): LoadableRoute {
  return Loadable({
    loader,
    loading: Loading,
    render: ({ default: Component }: Loaded): ReactNode => (
      <RouteContextProvider value={{ plugin }}>
        <Component />
      </RouteContextProvider>
    ),
  }) as unknown as LoadableRoute;
}

export const NotFound = lazily(() => import('@theme/NotFound'), { name: 'native', id: 'default' });
export const Search = lazily(() => import('@theme/SearchPage'), { name: 'search-index', id: 'default' });
export const Offline = lazily(() => import('@theme/OfflinePage'), { name: 'offline', id: 'default' });
export const Payer = lazily(() => import('@site/src/components/PayerPage'), {
  name: 'payer-page',
  id: 'default',
});
