import React, { type ReactNode } from 'react';
import TabSet from './TabSet';
import { useLanguageChoice } from './useChoice';

interface Props {
  readonly children: ReactNode;
}

/** Code in several languages. The choice holds for every such block of the site and is remembered. */
export default function LanguageTabs({ children }: Props): ReactNode {
  const [chosen, choose] = useLanguageChoice();
  return (
    <TabSet label="Programming language" chosen={chosen} onChoose={choose}>
      {children}
    </TabSet>
  );
}
