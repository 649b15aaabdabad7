// Change: every page asks for the typeface's Latin file ahead, so that it has come when the text is drawn (src/css/fonts.css).
import React, { type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type RootOriginal from '@theme/Root';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';

/** What is around every page. */
export default function Root({ children }: ComponentProps<typeof RootOriginal>): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latin} />
      </Head>
      {children}
    </>
  );
}
