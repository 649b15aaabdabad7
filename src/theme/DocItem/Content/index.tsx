// Change: wrapped to name the page's Markdown twin in the head, and to let the static body work: its tabs, copy buttons and the like are HTML with behaviours, not React.
import React, { type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useEnhancement } from '@gateway-docs/docusaurus-static-body/client';
import Content from '@theme-original/DocItem/Content';
import { markdownTwinRoute } from '@site/src/base/markdown-twin-route';
import { bringAlive } from '@site/src/components/behaviours';

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const twin = markdownTwinRoute(permalink, baseUrl);
  useEnhancement(bringAlive);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <Content {...props} />
    </>
  );
}
