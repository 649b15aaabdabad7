// Change: wrapped to write the data of the page into its HTML, from which the browser draws the frame around the static body.
import React, { type ComponentProps, type ReactNode } from 'react';
import type LayoutType from '@theme/DocItem/Layout';
import Layout from '@theme-init/DocItem/Layout';
import PageDataScript from '../../../browser/page-data/PageData';

export default function DocItemLayout(props: ComponentProps<typeof LayoutType>): ReactNode {
  return (
    <>
      <Layout {...props} />
      <PageDataScript />
    </>
  );
}
