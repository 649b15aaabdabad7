// Change: every page asks for the first file of the typeface ahead, before the style sheet names it (src/plugins/look), but after the style
// sheet itself (src/site/page-template.ts): on a slow line the text is painted sooner in the fallback, which has the same metrics. And what a
// reader clicked before this script had come is clicked now.
import React, { useEffect, type ComponentProps, type ReactNode } from 'react';
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
