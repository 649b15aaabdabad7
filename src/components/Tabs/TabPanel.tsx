import React, { type ReactNode } from 'react';

export interface TabPanelProps {
  /** Key of the panel; in `LanguageTabs` the language. */
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** One panel. `Tabs` reads its label and draws it; alone it is what it holds. */
export default function TabPanel({ children }: TabPanelProps): ReactNode {
  return <>{children}</>;
}
