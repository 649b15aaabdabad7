// Change: the providers that the navbar needs stand around the layout (the original leaves them out, so its layout crashes
// in turn and the navbar is gone), and the crash report is the theme's own.
import React, { type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';

/** Route data that the layout asks for; a crash outside of every route has none. */
const NO_ROUTE = { plugin: { name: 'error-boundary', id: 'default' } };

/** Shown when the crash is outside of the page body. The layout may be what crashed, so it has a boundary of its own. */
export default function AppError({ error, tryAgain }: Props): ReactNode {
  const report = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <ErrorBoundary fallback={() => report}>
        <BrowserContextProvider>
          <ThemeProvider>
            <Layout>{report}</Layout>
          </ThemeProvider>
        </BrowserContextProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
