// Change: wrapped to name the page's Markdown twin in the head, and to let the static body work: its tabs, copy buttons and the like are HTML with behaviours, not React.
import React, { useEffect, type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import { markdownTwinRoute } from '@site/src/base/markdown-twin-route';
import { bringAlive } from '@site/src/components/behaviours';
import { BODY_SELECTOR } from '@site/src/components/PageData/page-data';

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const { permalink } = useDoc().metadata;
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const twin = markdownTwinRoute(permalink, baseUrl);
  useEffect(() => {
    const body = document.querySelector(BODY_SELECTOR);
    return body ? bringAlive(body, history, baseUrl) : undefined;
  }, [permalink, history, baseUrl]);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <Content {...props} />
    </>
  );
}
