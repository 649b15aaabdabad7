// Change: wrapped to offer the page's Markdown twin: a button that copies it, a link to it, and its address in the head.
import React, { type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import { markdownTwinRoute } from '@site/src/base/markdown-twin-route';
import CopyPage from '@site/src/components/CopyPage';

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const twin = markdownTwinRoute(useDoc().metadata.permalink);
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
