// Change: own look, and the tab says "Page Error" too; plain elements, because this is shown when components have failed.
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';

/** What a reader sees in place of a page body that has crashed: the message with every cause, and a way to try again. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main className="gw-message">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>The rest of the site works. Try again, or open another page.</p>
      <div className="gw-message__detail">
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton className="gw-button" onClick={tryAgain} />
    </main>
  );
}
