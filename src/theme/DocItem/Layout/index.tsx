// Change: wrapped to write the data of the page into its HTML, from which the browser draws the frame around the static body.
import React, { type ComponentProps, type ReactNode } from 'react';
import Layout from '@theme-original/DocItem/Layout';
import PageDataScript from '@site/src/components/PageData';

export default function DocItemLayout(props: ComponentProps<typeof Layout>): ReactNode {
  return (
    <>
      <Layout {...props} />
      <PageDataScript />
    </>
  );
}
