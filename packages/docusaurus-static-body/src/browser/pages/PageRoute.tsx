import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
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

/** The one route of all pages. */
function PageRoute(): ReactNode {
  const page = loadedPage(useLocation().pathname);
  if (!page?.data) return <NotFound />;
  const plugin = { name: 'docusaurus-plugin-content-docs', id: page.data.version.pluginId };
  return (
    <RouteContextProvider key={plugin.id} value={{ plugin }}>
      <ShownPage value={page}>
        <DocumentPage data={page.data} />
      </ShownPage>
    </RouteContextProvider>
  );
}

export default Object.assign(PageRoute, { preload });
