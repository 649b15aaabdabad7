import React, { type ReactNode } from 'react';
import TabSet from './TabSet';
import { useLocalChoice } from './useChoice';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Tabs whose choice matters only here, such as named examples of one request. */
export default function Tabs({ label, children }: Props): ReactNode {
  const [chosen, choose] = useLocalChoice();
  return (
    <TabSet label={label} chosen={chosen} onChoose={choose}>
      {children}
    </TabSet>
  );
}
