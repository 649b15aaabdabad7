// Change: the map is our own, so that the theme's code block (with Prism), tabs and collapsible block are not in the bundle.
// Code arrives highlighted, tables scroll in their own box, rows and closed blocks tell their anchors to the link check.
import React, { type ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import * as pageComponents from '@generated/page-components/default/components';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import { DataTable, HeaderCell, Row } from '@site/src/components/DataTable';

const headingAs = (as: 'h1' | 'h2' | 'h3') =>
  function MdxHeading(props: ComponentProps<'h2'>) {
    return <Heading as={as} {...props} />;
  };

/** What MDX elements and the tags of `src/remark/mdast/component-rows.json` become. */
export default {
  a: Link,
  h1: headingAs('h1'),
  h2: headingAs('h2'),
  h3: headingAs('h3'),
  table: DataTable,
  tr: Row,
  th: HeaderCell,
  admonition: Admonition,
  ...pageComponents,
};
