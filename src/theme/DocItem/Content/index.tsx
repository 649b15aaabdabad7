// Change: wrapped to offer the page's Markdown twin: a button that copies it, a link to it, and its address in the head.
import React, { type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import CopyPage from '@site/src/components/CopyPage';

/** As src/plugins/derived-files/twins/twin-address.ts has it; tests/built-site/markdown-twins.test.ts compares the two. */
const twinAddress = (route: string): string =>
  route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const twin = twinAddress(useDoc().metadata.permalink);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <CopyPage twin={twin} />
      <Content {...props} />
    </>
  );
}
