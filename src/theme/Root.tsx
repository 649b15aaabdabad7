// Change: the static page asks for the first file of the typeface ahead, before the style sheet names it (src/plugins/look);
// src/site/page-template.ts gives the request its place. And what a reader clicked before this script had come is clicked now.
import React, { useEffect, type ComponentProps, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type RootOriginal from '@theme/Root';
import { takeEarlyClick } from '@site/src/components/early-click';
import typeface from '@generated/look/default/typeface';

/** What is around every page. */
export default function Root({ children }: ComponentProps<typeof RootOriginal>): ReactNode {
  // After the effects of all components inside: frame and body work now. Islands come later, each by itself.
  useEffect(() => takeEarlyClick((button) => button.closest('[data-island]') === null)?.click(), []);
  return (
    <>
      {typeface !== undefined && !ExecutionEnvironment.canUseDOM && (
        <Head>
          <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={typeface} />
        </Head>
      )}
      {children}
    </>
  );
}
