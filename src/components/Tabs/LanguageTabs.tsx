import React, { type ReactNode } from 'react';
import TabSet from './TabSet';

interface Props {
  readonly children: ReactNode;
}

/** Code in several languages. The choice holds for every such block of the site and is remembered. */
export default function LanguageTabs({ children }: Props): ReactNode {
  return (
    <TabSet label="Programming language" choice="language">
      {children}
    </TabSet>
  );
}
