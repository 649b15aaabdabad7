// Change: every page asks for the first file of the typeface ahead, before the style sheet names it (src/plugins/look), but after the style
// sheet itself (src/site/page-template.ts): on a slow line the text is painted sooner in the fallback, which has the same metrics.
import React, { type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type RootOriginal from '@theme/Root';
import typeface from '@generated/look/default/typeface';

/** What is around every page. */
export default function Root({ children }: ComponentProps<typeof RootOriginal>): ReactNode {
  return (
    <>
      {typeface !== undefined && (
        <Head>
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            fetchPriority="low"
            href={typeface}
          />
        </Head>
      )}
      {children}
    </>
  );
}
