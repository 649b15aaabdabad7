// Change: wrapped to ask for the first file of the typeface ahead, before the style sheet names it (packages/branding); the page template of
// docusaurus-static-body gives the request its place.
import React, { type ComponentProps, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type RootType from '@theme/Root';
import RootOriginal from '@theme-original/Root';
import typeface from '@generated/branding/default/typeface';

/** What is around every page. */
export default function Root({ children }: ComponentProps<typeof RootType>): ReactNode {
  return (
    <RootOriginal>
      {typeface !== undefined && !ExecutionEnvironment.canUseDOM && (
        <Head>
          <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={typeface} />
        </Head>
      )}
      {children}
    </RootOriginal>
  );
}
