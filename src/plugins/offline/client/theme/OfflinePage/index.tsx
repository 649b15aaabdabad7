// A page of ours: saves sections for reading without a network, and removes them.
import React, { type ReactNode } from 'react';
import Layout from '@theme/Layout';
import { PageMetadata } from '@docusaurus/theme-common';
import PlainPage from '@site/src/components/PlainPage';
import Saved from './Saved';

/** The page `/offline`. What it shows is known to the browser alone, so the static page has the explanation. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Read without a network"
        description="Save sections of this documentation on your device, see what is saved, and remove it."
      >
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <PlainPage>
        <h1>Read without a network</h1>
        <p>
          Your browser saves the pages that you read, with the previous and the next page of each. They open
          without a network. To have more, save whole sections here. They come with the search and with the
          gateway that runs requests in the page.
        </p>
        <p>
          Saved pages stay on this device. When you are online, you always see the newest version of a page. A
          new version of the documentation replaces what is saved. The sizes below are what sections take on
          the device; less is downloaded.
        </p>
        <noscript>
          <p>
            Saving pages needs JavaScript. All pages can be read without it as long as there is a network.
          </p>
        </noscript>
        <Saved />
      </PlainPage>
    </Layout>
  );
}
