import React, { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import DocumentPage from './DocumentPage';
import { loadPage, loadedPage, rememberVisitedPage } from './pages';
import { ShownPage } from './shown-page';
import { NotFound } from './other-routes';

/**
 * Gets everything that a page needs to be shown.
 * @param pathname path of the page
 * @param isVisited true for the page whose HTML is the document
 * @throws (as a rejection) when the page cannot be had
 */
async function preload(pathname: string, isVisited = false): Promise<void> {
  if (isVisited) rememberVisitedPage(pathname);
  else await loadPage(pathname);
  if (!loadedPage(pathname)?.data) await NotFound.preload();
}

/** A page that was dropped from memory while it is the one of the address, as after a long way Back: it is loaded again. */
function Missing({ pathname }: { readonly pathname: string }): ReactNode {
  const [error, setError] = useState<unknown>();
  const [, setLoaded] = useState(0);
  const load = (): void => {
    setError(undefined);
    preload(pathname).then(() => setLoaded((count) => count + 1), setError);
  };
  useEffect(load, [pathname]);
  if (loadedPage(pathname)) return <Shown pathname={pathname} />;
  return <Loading error={error} isLoading={!error} pastDelay timedOut={false} retry={load} />;
}

function Shown({ pathname }: { readonly pathname: string }): ReactNode {
  const page = loadedPage(pathname);
  if (!page) return <Missing pathname={pathname} />;
  if (!page.data) return <NotFound />;
  const plugin = { name: 'docusaurus-plugin-content-docs', id: page.data.version.pluginId };
  return (
    <RouteContextProvider key={plugin.id} value={{ plugin }}>
      <ShownPage value={page}>
        <DocumentPage data={page.data} />
      </ShownPage>
    </RouteContextProvider>
  );
}

/** The one route of all pages. */
function PageRoute(): ReactNode {
  return <Shown pathname={useLocation().pathname} />;
}

export default Object.assign(PageRoute, { preload });
