// Change: every page asks for the typeface's Latin file ahead, before the style sheet names it (src/css/fonts.css), but after the style
// sheet itself (src/site/page-template.ts): on a slow line the text is painted sooner in the fallback, which has the same metrics.
import React, { type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type RootOriginal from '@theme/Root';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';

/** What is around every page. */
export default function Root({ children }: ComponentProps<typeof RootOriginal>): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
          href={latin}
        />
      </Head>
      {children}
    </>
  );
}
