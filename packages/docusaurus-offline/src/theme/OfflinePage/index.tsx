import React, { type ReactNode } from 'react';
import Layout from '@theme/Layout';
import Frame from '@theme/OfflinePage/Frame';
import words from '@theme/OfflinePage/words';
import { PageMetadata } from '@docusaurus/theme-common';
import Saved from './Saved';

/** The page of the sections. What it shows is known to the browser alone, so the static page has the explanation. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title={words.title} description={words.description}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Frame>
        <h1>{words.title}</h1>
        <p>{words['introduction.what']}</p>
        <p>{words['introduction.where']}</p>
        <noscript>
          <p>{words.withoutScripts}</p>
        </noscript>
        <Saved />
      </Frame>
    </Layout>
  );
}
