import React, { type ComponentProps, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A table row. Its id is told to the link check, which knows the anchors of headings only. */
export default function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}
