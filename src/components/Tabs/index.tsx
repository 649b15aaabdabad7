import React, { type ReactNode } from 'react';
import TabSet from './TabSet';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Tabs whose choice matters only here, such as named examples of one request. */
export default function Tabs({ label, children }: Props): ReactNode {
  return (
    <TabSet label={label} choice="own">
      {children}
    </TabSet>
  );
}
