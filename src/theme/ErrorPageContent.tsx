// Change: own look, and the tab says "Page Error" too; another page clears the error, which the original keeps for as long as
// the layout lives. Plain elements, because this is shown when components have failed.
import React, { useEffect, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { crashed as texts } from '../../data/texts/theme.json';
import type { Props } from '@theme/Error';

/** What a reader sees in place of a page body that has crashed: the message with every cause, and a way to try again. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return (
    <main className="gw-message">
      <Head>
        <title>{texts.title}</title>
      </Head>
      <h1>{texts.heading}</h1>
      <p>{texts.text}</p>
      <div className="gw-message__detail">
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton className="gw-button" onClick={tryAgain} />
    </main>
  );
}
